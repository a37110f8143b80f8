import IBLayout
import IBModel
import ProposalLayout

/// A tree laid out on every configuration and compared with the layouts of its scene, view by view.
package struct Proof: Sendable {
  /// In the order of the scene's views, without the root.
  package let verdicts: [ViewVerdict]
  /// How many sizes of the tree's view it was laid out in; with one, no view is proven.
  package let sizeCount: Int

  package init(_ tree: InferredTree, of scene: ConvertibleScene) {
    var frames = FrameTable(tree, of: scene)
    for index in scene.configurations.indices {
      frames.add(frames.layout(index))
    }
    var reader = VerdictReader(scene: scene, tree: tree, frames: frames)
    reader.read()
    self.init(verdicts: reader.verdicts, sizeCount: frames.sizeCount)
  }

  init(verdicts: [ViewVerdict], sizeCount: Int) { (self.verdicts, self.sizeCount) = (verdicts, sizeCount) }
}

/// The frames of both sides, in points from the corner of the scene or of the scrolled content.
struct FrameTable: Sendable {
  let scene: ConvertibleScene
  let tree: InferredTree
  /// By configuration, by the ids of views.
  private(set) var placed: [[String: Rect]] = []

  init(_ tree: InferredTree, of scene: ConvertibleScene) {
    self.scene = scene
    self.tree = tree
  }

  mutating func add(_ frames: [String: Rect]) { placed.append(frames) }

  /// How many sizes the tree's view has, but for rounding.
  var sizeCount: Int {
    var sizes: [Size] = []
    for frame in scene.views[tree.root].frames {
      guard let size = frame?.size else { continue }
      let isKnown = sizes.contains {
        abs($0.width - size.width) <= Tolerance.pixel && abs($0.height - size.height) <= Tolerance.pixel
      }
      if !isKnown { sizes.append(size) }
    }
    return sizes.count
  }

  /// The frames on a configuration, by ids; empty if the tree's view is not shown there.
  ///
  /// - Parameter probed: the lengths to increase, to find the views that depend on it.
  func layout(_ index: Int, probing probed: Probe? = nil) -> [String: Rect] {
    var sizes = tree.measures[index]
    switch probed {
    case .sceneMargin?: sizes.margin += Self.probeLength
    case .controls?:
      for view in controls {
        for id in [scene.views[view].id, scene.views[view].leafID] { sizes.leaves[id]?.lengthen(by: Self.probeLength) }
      }
    case nil: break
    }
    guard let frame = scene.views[tree.root].frames[index] else { return [:] }
    let safe = tree.root == 0 ? scene.safeAreas[index] : .zero
    let views = TreeLayout(
      sizes.applied(to: tree.node),
      in: TreeRequest(
        size: frame.size, safeAreaInsets: safe,
        environment: ViewEnvironment(of: scene.configurations[index]))
    ).views
    var frames: [String: Rect] = [:]
    for view in views { if let id = view.id, frames[id] == nil { frames[id] = view.frame } }
    return frames
  }

  /// The controls in the tree's view: not those of the whole scene, which may have thousands of trees.
  var controls: [Int] {
    var found: [Int] = []
    var pending = [tree.root]
    while let next = pending.popLast() {
      if scene.views[next].kind.isControl { found.append(next) }
      pending += scene.views[next].children
    }
    return found
  }

  /// What iOS decides and this layout takes from UIKit.
  enum Probe { case sceneMargin, controls }

  /// What a probed length is longer by, in points.
  private static let probeLength = 7.0

  /// Where the tree puts a view.
  func swiftUI(_ id: String, _ index: Int, in scrolled: String?) -> Rect? {
    swiftUI(id, in: scrolled, placed[index])
  }

  /// Where a layout of the tree puts a view.
  func swiftUI(_ id: String, in scrolled: String?, _ placed: [String: Rect]) -> Rect? {
    var id = id
    while placed[id] == nil, let other = tree.aliases[id], other != id { id = other }
    guard let frame = placed[id] else { return nil }
    let content = scrolled.flatMap { placed[$0] ?? tree.aliases[$0].flatMap { placed[$0] } }
    let origin = content ?? Rect(x: 0, y: 0, width: 0, height: 0)
    return Rect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }
}

private struct VerdictReader {
  let scene: ConvertibleScene
  let tree: InferredTree
  let frames: FrameTable
  private let hasOneSize: Bool
  /// The first configuration with the tree's view.
  private let first: Int?
  /// The frames on it with another margin of the scene, and with controls of another size; nil for a tree without.
  private let otherMargin: [String: Rect]?
  private let otherControls: [String: Rect]?
  private(set) var verdicts: [ViewVerdict] = []

  init(scene: ConvertibleScene, tree: InferredTree, frames: FrameTable) {
    self.scene = scene
    self.tree = tree
    self.frames = frames
    hasOneSize = frames.sizeCount <= 1
    let first = scene.configurations.indices.first { scene.views[tree.root].frames[$0] != nil }
    self.first = first
    otherMargin = tree.node.hasSceneMargin ? first.map { frames.layout($0, probing: .sceneMargin) } : nil
    let hasControls = frames.controls.contains { tree.measures[0].leaves[scene.views[$0].id] != nil }
    otherControls = hasControls ? first.map { frames.layout($0, probing: .controls) } : nil
  }

  /// Whether a view is elsewhere in another layout of the tree.
  private func differs(_ id: String, in other: [String: Rect]?) -> Bool {
    guard let other, let first, let before = frames.swiftUI(id, in: nil, frames.placed[first]) else { return false }
    return frames.swiftUI(id, in: nil, other).map { !$0.isNear(before, within: Tolerance.pixel) } ?? true
  }

  private struct Pending {
    let view: Int
    /// The corner of its superview, by configuration.
    let origins: [Point]
    /// The id of what scrolls around it.
    let scrolled: String?
    let depth: Int
  }

  mutating func read() {
    var pending = children(of: tree.root, scene.configurations.map { _ in .zero }, nil, depth: 1)
    while let next = pending.popLast() {
      let view = scene.views[next.view]
      guard next.depth <= ConversionLimits.deepest else {
        add(next.view, .dropped(.tooDeep), [])
        continue
      }
      guard scene.isShown(next.view) || tree.varying.contains(next.view) else {
        add(next.view, reason(next.view), [])
        continue
      }
      let (moves, origins) = compare(next)
      add(next.view, moves.isEmpty ? .same : .moved, moves)
      guard view.holdsViews else { continue }
      let content = tree.scrolled[next.view]
      pending += children(
        of: next.view, content == nil ? origins : origins.map { _ in .zero }, content ?? next.scrolled,
        depth: next.depth + 1)
    }
  }

  private func children(
    of view: Int, _ origins: [Point], _ scrolled: String?, depth: Int
  ) -> [Pending] {
    scene.views[view].children.reversed().map {
      Pending(view: $0, origins: origins, scrolled: scrolled, depth: depth)
    }
  }

  private func reason(_ view: Int) -> ViewVerdict.Status {
    let view = scene.views[view]
    if view.isArranged, view.isHidden { return .dropped(.hiddenInStack) }
    let frames = view.frames.prefix(scene.seenCount)
    if frames.allSatisfy({ $0 == nil }) { return .notCompared(.laidOutElsewhere) }
    return frames.contains { $0 == nil } ? .dropped(.variation) : .notCompared(.laidOutElsewhere)
  }

  private mutating func add(_ view: Int, _ status: ViewVerdict.Status, _ moves: [ViewVerdict.Move]) {
    let doubt: ViewVerdict.Doubt? =
      tree.unproven.contains(view)
      ? .copied : hasOneSize ? .oneSize : differs(scene.views[view].id, in: otherMargin) ? .scenePadding : nil
    verdicts.append(
      ViewVerdict(
        view: view, status: status, doubt: doubt,
        dependsOnControls: differs(scene.views[view].id, in: otherControls), moves: moves))
  }

  /// The differences, and the corners of the view.
  private func compare(_ pending: Pending) -> (moves: [ViewVerdict.Move], origins: [Point]) {
    let view = scene.views[pending.view]
    var moves: [ViewVerdict.Move] = []
    var origins: [Point] = []
    for index in scene.configurations.indices {
      let origin = pending.origins[index]
      guard let frame = view.frames[index] else {
        origins.append(origin)
        if let placed = frames.swiftUI(view.id, index, in: pending.scrolled) {
          moves.append(ViewVerdict.Move(configuration: index, uiKit: .zero, swiftUI: placed))
        }
        continue
      }
      let whole = Rect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
      origins.append(Point(x: whole.x, y: whole.y))
      let shown = tree.clips[pending.view] == nil ? whole : clipped(whole, pending.view, index)
      let placed = frames.swiftUI(view.id, index, in: pending.scrolled)
      if let placed, placed.isNear(shown, within: Tolerance.proof) { continue }
      if let placed, let guide = tree.painted[view.id], shown.holds(placed, at: guide, view.naturals(guide.axis)[index])
      {
        continue
      }
      moves.append(ViewVerdict.Move(configuration: index, uiKit: shown, swiftUI: placed))
    }
    return (moves, origins)
  }

  /// The part of a view that keeps to the safe area.
  private func clipped(_ rect: Rect, _ view: Int, _ index: Int) -> Rect {
    var insets = scene.views[view].safeAreas[index]
    let edges = tree.clips[view]?[index] ?? []
    for edge in Edge.allCases where !edges.contains(edge) { insets[edge] = 0 }
    return rect.inset(by: insets)
  }
}

extension ViewKind {
  /// Whether SwiftUI has a control for it with a different size (Measurements/SwiftUI.md#controls).
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
  /// Whether a text that fills a frame is painted where one is that is only as long as itself.
  ///
  /// - Parameter natural: the length of the text on one line, in points.
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
