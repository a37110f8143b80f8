import IBLayout
import IBModel
import IBSyntax

/// The constraints and the priorities of a document that a tree does not keep.
///
/// A required constraint is kept if SwiftUI's frames satisfy it on each configuration, and in a size 60 points wider and
/// higher; an optional one, if they satisfy it on each configuration on which UIKit's frames do.
struct ConstraintLosses {
  private let tree: InferredTree
  private let scene: ConvertibleScene
  private let title: (String) -> String?
  /// The frames of views in points, by id, and the safe area, of a layout.
  private typealias Layout = (frames: [String: Rect], safe: EdgeInsets)
  private let layouts: [Layout]
  /// UIKit's layouts in the same order, without the larger size.
  private let originals: [Layout]
  private let root: String

  /// The points by which sizes grow that only code knows (Documentation/Commands/convert.md).
  private static let growth = 60.0

  static func all(
    of tree: InferredTree, _ proof: Proof, in scene: ConvertibleScene, _ document: Document,
    title: @escaping (String) -> String?
  ) -> [Loss] {
    let doubtful = proof.verdicts.filter { $0.status == .moved || $0.doubt != nil }.map(\.view)
    let shown = proof.verdicts.filter { $0.status == .same || $0.status == .moved }.map(\.view)
    let priorities = priorities(of: shown, doubtful: Set(doubtful), in: scene, document)
    if doubtful.isEmpty { return priorities }
    let verified = Set(proof.verdicts.filter { $0.status == .same && $0.doubt == nil }.map { scene.views[$0.view].id })
    let root = scene.views[tree.root].id
    // A constraint between views in their places holds.
    let lines = scene.constraints.filter { line in
      !([line.first.view] + (line.second.map { [$0.view] } ?? [])).allSatisfy { verified.contains($0) || $0 == root }
    }
    return lines.isEmpty ? priorities : priorities + ConstraintLosses(tree, proof, scene, title).losses(among: lines)
  }

  /// The priorities that are not Xcode's own. The proof covers those for a view that is in its place, but only
  /// `layoutPriority` determines which text is cut off if others are longer than those of the document.
  private static func priorities(
    of views: [Int], doubtful: Set<Int>, in scene: ConvertibleScene, _ document: Document
  ) -> [Loss] {
    views.flatMap { place -> [Loss] in
      let view = scene.views[place]
      guard let element = document.view(at: view.index)?.element else { return [] }
      let row = view.parent.map { scene.views[$0].children } ?? []
      let isCovered = !view.isTextual || row.contains { scene.resisting.contains($0) }
      return element.attributes.compactMap { attribute in
        let name = attribute.nameText
        guard let usual = usualPriorities[name], !usual.contains(attribute.value),
          doubtful.contains(place) || name == "horizontalCompressionResistancePriority" && !isCovered
        else { return nil }
        return Loss(id: view.id, kind: view.kind.rawValue, what: name, value: attribute.value)
      }
    }
  }

  private static let usualPriorities: [String: Set<String>] = [
    "horizontalHuggingPriority": ["250", "251"], "verticalHuggingPriority": ["250", "251"],
    "horizontalCompressionResistancePriority": ["750"], "verticalCompressionResistancePriority": ["750"],
  ]

  private init(
    _ tree: InferredTree, _ proof: Proof, _ scene: ConvertibleScene, _ title: @escaping (String) -> String?
  ) {
    (self.tree, self.scene, self.title) = (tree, scene, title)
    let view = scene.views[tree.root]
    root = view.id
    var (layouts, originals): ([Layout], [Layout]) = ([], [])
    var grown: [Layout] = []
    for index in scene.configurations.indices {
      guard let size = view.frames[index]?.size else { continue }
      let safe = tree.root == 0 ? scene.safeAreas[index] : .zero
      layouts.append((Self.frames(proof.placed[index], root, size), safe))
      originals.append((Self.frames(scene.frames(inside: tree.root, on: index), root, size), safe))
      if grown.isEmpty {
        let size = Size(width: size.width + Self.growth, height: size.height + Self.growth)
        let request = TreeRequest(
          size: size, safeAreaInsets: safe, environment: ViewEnvironment(of: scene.configurations[index]))
        let frames = TreeLayout(tree.measures[index].applied(to: tree.node), in: request).frames
        grown.append((Self.frames(frames, root, size), safe))
      }
    }
    self.layouts = layouts + grown
    self.originals = originals
  }

  private static func frames(_ frames: [String: Rect], _ root: String, _ size: Size) -> [String: Rect] {
    frames.merging([root: Rect(origin: .zero, size: size)]) { $1 }
  }

  private func losses(among lines: [ConstraintLine]) -> [Loss] {
    lines.compactMap { line in
      let line = line.seenFromInside(scene)
      guard let place = scene.place(of: line.first.view), place != tree.root,
        isLost(line)
      else { return nil }
      let view = scene.views[place]
      return Loss(id: view.id, kind: view.kind.rawValue, what: Loss.constraint, value: words(line, place))
    }
  }

  private func isLost(_ line: ConstraintLine) -> Bool {
    if line.priority >= LayoutConstraint.requiredPriority { return layouts.contains { isBroken(line, in: $0) } }
    return zip(layouts, originals).contains { isBroken(line, in: $0) && !isBroken(line, in: $1) }
  }

  private func isBroken(_ line: ConstraintLine, in layout: Layout) -> Bool {
    guard let first = value(line.first, layout) else { return false }
    var other = line.constant
    if let second = line.second {
      guard let value = value(second, layout) else { return false }
      other += line.multiplier * value
    }
    return switch line.relation {
    case .equal: abs(first - other) > Tolerance.proof
    case .greaterThanOrEqual: first < other - Tolerance.proof
    case .lessThanOrEqual: first > other + Tolerance.proof
    }
  }

  /// The value of an attribute; nil if the tree does not show the view, or only its text.
  private func value(_ anchor: ConstraintLine.Anchor, _ layout: Layout) -> Double? {
    guard tree.painted[anchor.view] == nil,
      var frame = layout.frames[anchor.view] ?? layout.frames[tree.shownID(of: anchor.view)]
    else { return nil }
    if anchor.guide != nil {
      guard anchor.guide == .safeArea, anchor.view == root else { return nil }
      frame = frame.inset(by: layout.safe)
    }
    return switch anchor.attribute {
    case .left, .leading: frame.x
    case .right, .trailing: frame.maxX
    case .top: frame.y
    case .bottom: frame.maxY
    case .centerX: frame.x + frame.width / 2
    case .centerY: frame.y + frame.height / 2
    case .width: frame.width
    case .height: frame.height
    default: nil
    }
  }

  /// The constraint and an optional one's priority in words.
  private func words(_ line: ConstraintLine, _ place: Int) -> String {
    let isRequired = line.priority >= LayoutConstraint.requiredPriority
    return relation(line, place) + (isRequired ? "" : " (priority \(SwiftText.number(line.priority)))")
  }

  /// The constraint in words, such as `width equal to the height`, `height at least 44`.
  private func relation(_ line: ConstraintLine, _ place: Int) -> String {
    let relation =
      switch line.relation {
      case .equal: "equal to"
      case .greaterThanOrEqual: "at least"
      case .lessThanOrEqual: "at most"
      }
    let own = line.first.attribute.rawValue
    guard let second = line.second else { return "\(own) \(relation) \(SwiftText.number(line.constant))" }
    let other = second.attribute.rawValue == own ? "that" : "the \(second.attribute.rawValue)"
    let factor = line.multiplier == 1 ? "" : "\(SwiftText.number(line.multiplier)) × "
    let sign = line.constant < 0 ? "-" : "+"
    let constant = line.constant == 0 ? "" : " \(sign) \(SwiftText.number(abs(line.constant)))"
    let owner: String
    if second.view == line.first.view {
      owner = ""
    } else if scene.views[place].parent == scene.place(of: second.view) {
      owner = " of the superview"
    } else {
      let kind = scene.place(of: second.view).map { scene.views[$0].kind.rawValue } ?? "view"
      owner = " of \(title(second.view).map(SwiftText.literal) ?? "the \(kind)")"
    }
    return "\(own) \(relation) \(factor)\(other)\(owner)\(constant)"
  }
}

extension ConvertibleScene {
  /// UIKit's frames of the views inside a view in a configuration, in points from its corner, by id.
  fileprivate func frames(inside root: Int, on index: Int) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    var pending = views[root].children.map { ($0, Point.zero) }
    while let (view, origin) = pending.popLast() {
      guard let own = views[view].frames[index] else { continue }
      let corner = Point(x: origin.x + own.x, y: origin.y + own.y)
      frames[views[view].id] = Rect(origin: corner, size: own.size)
      pending += views[view].children.map { ($0, corner) }
    }
    return frames
  }
}

extension ConstraintLine {
  /// The same constraint, with the inner one of two views first.
  fileprivate func seenFromInside(_ scene: ConvertibleScene) -> ConstraintLine {
    guard let second, multiplier == 1, let outer = scene.place(of: first.view),
      let inner = scene.place(of: second.view), scene.views.ancestors(of: inner).contains(outer)
    else { return self }
    var line = self
    (line.first, line.second, line.constant) = (second, first, -constant)
    line.relation =
      switch relation {
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      case .lessThanOrEqual: .greaterThanOrEqual
      }
    return line
  }
}
