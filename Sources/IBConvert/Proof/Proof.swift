import IBLayout
import IBModel

/// A tree that is laid out in every configuration and compared with the layouts of its scene, view by view.
package struct Proof: Sendable {
  package let verdicts: [ViewVerdict]
  /// The number of sizes of the tree's view in which it was laid out. With only one, no view counts as proven.
  package let sizeCount: Int
  /// SwiftUI's frames by the ids of views, for each configuration, in points from the corner of the scene.
  let placed: [[String: Rect]]

  init(_ tree: InferredTree, of scene: ConvertibleScene) {
    var reader = VerdictReader(tree, of: scene)
    reader.read()
    self.init(verdicts: reader.verdicts, sizeCount: scene.sizeCount(of: tree.root), placed: reader.placed)
  }

  init(verdicts: [ViewVerdict], sizeCount: Int, placed: [[String: Rect]] = []) {
    (self.verdicts, self.sizeCount, self.placed) = (verdicts, sizeCount, placed)
  }
}

extension ConvertibleScene {
  /// The layout of a tree that replaces a view in one configuration; nil if the view has no frame.
  func layout(of node: ViewNode, as view: Int, on index: Int, _ environment: ViewEnvironment) -> TreeLayout? {
    guard let frame = views[view].frames[index] else { return nil }
    let request = TreeRequest(
      size: frame.size, safeAreaInsets: view == 0 ? safeAreas[index] : .zero, environment: environment)
    return TreeLayout(node, in: request)
  }

  func sizeCount(of view: Int) -> Int {
    var sizes: [Size] = []
    for case let size? in views[view].frames.map({ $0?.size }) {
      let isKnown = sizes.contains { known in
        Axis.allCases.allSatisfy { abs(known[$0] - size[$0]) <= Tolerance.pixel }
      }
      if !isKnown { sizes.append(size) }
    }
    return sizes.count
  }
}

private struct VerdictReader {
  private let scene: ConvertibleScene
  private let tree: InferredTree
  private let hasOneSize: Bool
  /// As in `Proof`.
  private(set) var placed: [[String: Rect]] = []
  private let first: Int?
  /// The order in which SwiftUI draws the views, by id.
  private var drawn: [String: Int] = [:]
  /// The frames in configuration `first` with another margin of the scene; nil for a tree without such a margin.
  /// `otherControls` has those with controls of another size.
  private var otherMargin: [String: Rect]?
  private var otherControls: [String: Rect]?
  private(set) var verdicts: [ViewVerdict] = []

  init(_ tree: InferredTree, of scene: ConvertibleScene) {
    self.scene = scene
    self.tree = tree
    hasOneSize = scene.sizeCount(of: tree.root) <= 1
    first = scene.configurations.indices.first { scene.views[tree.root].frames[$0] != nil }
    let layouts = scene.configurations.indices.map { layout(tree.measures[$0], $0) }
    placed = layouts.map { $0?.frames ?? [:] }
    guard let first else { return }
    drawn = layouts[first]?.drawingOrder ?? [:]
    var sizes = tree.measures[first]
    sizes.margin += Self.probeLength
    if sizes.applied(to: tree.node) != tree.measures[first].applied(to: tree.node) {
      otherMargin = layout(sizes, first)?.frames
    }
    sizes = tree.measures[first]
    let controls = sizes.leaves.keys.filter { scene.place(of: $0).map { scene.views[$0].kind.isControl } ?? false }
    for id in controls { sizes.leaves[id]?.lengthen(by: Self.probeLength) }
    if !controls.isEmpty { otherControls = layout(sizes, first)?.frames }
  }

  /// The points added to lengths that this layout takes from UIKit but that iOS determines, to find the views that
  /// depend on them.
  private static let probeLength = 7.0

  private func layout(_ sizes: LeafSizes, _ index: Int) -> TreeLayout? {
    scene.layout(
      of: sizes.applied(to: tree.node), as: tree.root, on: index, ViewEnvironment(of: scene.configurations[index]))
  }

  private func swiftUI(_ id: String, in scrolled: String?, _ placed: [String: Rect]) -> Rect? {
    guard let frame = placed[id] ?? placed[tree.shownID(of: id)] else { return nil }
    let content = scrolled.flatMap { placed[$0] ?? placed[tree.shownID(of: $0)] } ?? .zero
    return Rect(x: frame.x - content.x, y: frame.y - content.y, width: frame.width, height: frame.height)
  }

  private func differs(_ id: String, in other: [String: Rect]?) -> Bool {
    guard let other, let first, let before = swiftUI(id, in: nil, placed[first]) else { return false }
    return swiftUI(id, in: nil, other).map { !$0.isNear(before, within: Tolerance.pixel) } ?? true
  }

  private struct Pending {
    let view: Int
    let origins: [Point]
    let scrolled: String?
    let depth: Int
    /// Whether it, or a view around it, is drawn under a view that it should cover.
    let isCovered: Bool
  }

  mutating func read() {
    var pending = children(of: tree.root, scene.configurations.map { _ in .zero }, nil, depth: 1, isCovered: false)
    while let next = pending.popLast() {
      let view = scene.views[next.view]
      guard next.depth <= ConversionLimits.deepest else {
        add(next.view, .dropped(.tooDeep), [])
        continue
      }
      guard scene.isWritten(next.view) else {
        add(next.view, reason(next.view), [])
        continue
      }
      let (moves, origins) = compare(next)
      add(next.view, moves.isEmpty ? .same : .moved, moves, isCovered: next.isCovered)
      guard view.holdsViews else { continue }
      let content = tree.scrolled[next.view]
      pending += children(
        of: next.view, content == nil ? origins : origins.map { _ in .zero }, content ?? next.scrolled,
        depth: next.depth + 1, isCovered: next.isCovered)
    }
  }

  private func children(
    of view: Int, _ origins: [Point], _ scrolled: String?, depth: Int, isCovered: Bool
  ) -> [Pending] {
    let covered = isCovered ? [] : covered(among: scene.views[view].children)
    return scene.views[view].children.reversed().map {
      Pending(
        view: $0, origins: origins, scrolled: scrolled, depth: depth, isCovered: isCovered || covered.contains($0))
    }
  }

  /// The views that SwiftUI draws under a sibling that they overlap and that is before them in the document.
  private func covered(among siblings: [Int]) -> Set<Int> {
    let shown = siblings.compactMap { view in
      let id = scene.views[view].id
      return (drawn[id] ?? drawn[tree.shownID(of: id)]).map { (view: view, place: $0) }
    }
    let covered = shown.enumerated().filter { index, upper in
      shown.prefix(index).contains { lower in
        upper.place < lower.place
          && zip(scene.views[lower.view].frames, scene.views[upper.view].frames).contains { lower, upper in
            guard let lower, let upper else { return false }
            return lower.overlaps(upper, within: Tolerance.proof)
          }
      }
    }
    return Set(covered.map(\.element.view))
  }

  private func reason(_ view: Int) -> ViewVerdict.Status {
    if scene.isShown(view) { return .notCompared(.drawsNothing) }
    let view = scene.views[view]
    if view.isArranged, view.isHidden { return .dropped(.hiddenInStack) }
    let isSomewhere = view.frames.contains { $0 != nil }
    return isSomewhere && view.frames.contains { $0 == nil } ? .dropped(.variation) : .notCompared(.laidOutElsewhere)
  }

  private mutating func add(
    _ view: Int, _ status: ViewVerdict.Status, _ moves: [ViewVerdict.Move], isCovered: Bool = false
  ) {
    let doubt: ViewVerdict.Doubt? =
      isCovered
      ? .drawingOrder
      : tree.unproven.contains(view)
        ? .copied : hasOneSize ? .oneSize : differs(scene.views[view].id, in: otherMargin) ? .scenePadding : nil
    verdicts.append(
      ViewVerdict(
        view: view, status: status, doubt: doubt,
        dependsOnControls: differs(scene.views[view].id, in: otherControls), moves: moves))
  }

  private func compare(_ pending: Pending) -> (moves: [ViewVerdict.Move], origins: [Point]) {
    let view = scene.views[pending.view]
    var moves: [ViewVerdict.Move] = []
    var origins: [Point] = []
    for index in scene.configurations.indices {
      let origin = pending.origins[index]
      guard let frame = view.frames[index] else {
        origins.append(origin)
        if let placed = swiftUI(view.id, in: pending.scrolled, placed[index]) {
          moves.append(ViewVerdict.Move(configuration: index, uiKit: .zero, swiftUI: placed))
        }
        continue
      }
      let whole = Rect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
      origins.append(Point(x: whole.x, y: whole.y))
      let shown = tree.clips[pending.view] == nil ? whole : clipped(whole, pending.view, index)
      let placed = swiftUI(view.id, in: pending.scrolled, placed[index])
      if let placed, placed.isNear(shown, within: Tolerance.proof) { continue }
      if let placed, let guide = tree.painted[view.id] {
        // An invisible container may have any length around its views.
        let least = view.holdsViews ? 0 : view.naturals[guide.axis][index]
        if shown.holds(placed, at: guide, least) { continue }
      }
      moves.append(ViewVerdict.Move(configuration: index, uiKit: shown, swiftUI: placed))
    }
    return (moves, origins)
  }

  private func clipped(_ rect: Rect, _ view: Int, _ index: Int) -> Rect {
    var insets = scene.views[view].safeAreas[index]
    let edges = tree.clips[view] ?? []
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    return rect.inset(by: insets)
  }
}

extension ViewKind {
  /// Whether SwiftUI has a control for the view whose size is different (Measurements/SwiftUI.md#controls).
  fileprivate var isControl: Bool {
    switch self {
    case .button, .switch, .stepper, .slider, .textField, .segmentedControl, .progressView, .activityIndicatorView,
      .datePicker:
      true
    default: false
    }
  }
}

extension HostedLeaf {
  fileprivate mutating func lengthen(by length: Double) {
    if let own = width.intrinsic { width.intrinsic = own + length }
    if let own = height.intrinsic { height.intrinsic = own + length }
  }
}

extension Rect {
  /// Whether a text that fills a frame is drawn in the same position as a text whose frame is only as long as itself.
  fileprivate func holds(_ text: Rect, at guide: Guide, _ natural: Double?) -> Bool {
    let (axis, across) = (guide.axis, guide.axis.other)
    let before = text.start(axis) - start(axis)
    let after = end(axis) - text.end(axis)
    let offset =
      switch guide {
      case .leading, .top: before
      case .trailing, .bottom: after
      default: (before - after) / 2
      }
    return abs(offset) <= Tolerance.proof && abs(text.start(across) - start(across)) <= Tolerance.proof
      && abs(text.length(across) - length(across)) <= Tolerance.proof
      && text.length(axis) >= min(natural ?? length(axis), length(axis)) - Tolerance.proof
  }
}
