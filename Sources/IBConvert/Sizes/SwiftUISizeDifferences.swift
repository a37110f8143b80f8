import IBLayout
import IBModel
import ProposalLayout

/// The leaves of a tree to which SwiftUI may give another size than UIKit.
struct SwiftUISizeDifferences {
  /// A view without views inside.
  struct Leaf {
    /// In the tree.
    let id: String
    /// By its place in the scene.
    let view: Int
    let printed: PrintedLeaf
    /// The axes on which a frame around it decides.
    let framed: AxisSet
  }

  /// The differences on one configuration.
  struct Difference {
    /// The nodes that replace UIKit's sizes, by the ids of leaves.
    var contents: [String: ViewNode] = [:]
    /// The leaves of which no size is known, and why.
    var gaps: [String: SizeGap] = [:]

    var isEmpty: Bool { contents.isEmpty && gaps.isEmpty }
  }

  let scene: ConvertibleScene
  let tree: InferredTree
  /// A text that may have several lines.
  struct Paragraph {
    let leaf: Leaf
    /// Nil for one that is not measured.
    let text: TextLeaf?
  }

  /// In the order of the tree.
  private(set) var leaves: [Leaf] = []
  private(set) var paragraphs: [Paragraph] = []
  /// By the places of their views; of a view that is in the tree twice the first.
  private(set) var leaf: [Int: Leaf] = [:]

  init(_ tree: InferredTree, of scene: ConvertibleScene) {
    self.scene = scene
    self.tree = tree
    add(tree.node)
    for leaf in leaves + paragraphs.map(\.leaf) where self.leaf[leaf.view] == nil { self.leaf[leaf.view] = leaf }
  }

  private mutating func add(_ node: ViewNode) {
    if case .hosted(let leaf) = node.content, let source = leaf.className, let id = node.id,
      let view = scene.place(of: id)
    {
      let shown = scene.views[view].image
      let printed = PrintedLeaf(source, node.neutralModifiers) { name in
        shown.flatMap { $0.name == name ? $0.size : nil }
      }
      let found = Leaf(id: id, view: view, printed: printed, framed: node.framed(as: scene.views[view].id))
      if printed != .sameInBoth {
        leaves.append(found)
      } else if source.hasPrefix("Text("), found.framed != .both, !node.neutralModifiers.contains("lineLimit(1)") {
        paragraphs.append(Paragraph(leaf: found, text: PrintedLeaf.text(source, node.neutralModifiers)))
      }
    }
    for child in node.children { add(child) }
    for modifier in node.modifiers { for view in modifier.content { add(view) } }
  }

  /// The differences from UIKit's sizes on a configuration.
  func difference(_ index: Int, in environment: ViewEnvironment) -> Difference {
    var difference = Difference()
    for leaf in leaves {
      guard let known = tree.measures[index].leaves[leaf.id] else { continue }
      switch own(leaf, known, in: environment) {
      case .failure(let gap): if !rigidAxes(known, leaf).isEmpty { difference.gaps[leaf.id] = gap.gap }
      case .success(let content):
        if let content, !axes(of: content, from: known, leaf, in: environment, beyond: Self.equal).isEmpty {
          difference.contents[leaf.id] = content
        }
      }
    }
    return difference
  }

  private struct Unknown: Error { let gap: SizeGap }

  /// The node with a leaf's SwiftUI size; nil if both sizes are the same.
  private func own(_ leaf: Leaf, _ known: HostedLeaf, in environment: ViewEnvironment) -> Result<ViewNode?, Unknown> {
    if leaf.framed == .both { return .success(nil) }
    switch leaf.printed {
    case .sameInBoth: return .success(nil)
    case .unknown(let gap): return .failure(Unknown(gap: gap))
    case .control(let kind, let node):
      return kind.isMeasured(in: environment.generation) ? .success(node) : .failure(Unknown(gap: .release))
    }
  }

  /// The axes on which UIKit's intrinsic content size decides and SwiftUI's is another one, or not known, on some
  /// configuration.
  ///
  /// - Parameter isRigid: whether axes on which it fills the place that it has are left out.
  func keptAxes(_ leaf: Leaf, in environments: [ViewEnvironment], isRigid: Bool) -> AxisSet {
    var axes: AxisSet = []
    for (index, environment) in environments.enumerated() {
      guard let known = tree.measures[index].leaves[leaf.id] else { continue }
      switch own(leaf, known, in: environment) {
      case .failure: axes.formUnion(rigidAxes(known, leaf))
      case .success(let content):
        guard let content else { continue }
        let other = self.axes(of: content, from: known, leaf, in: environment, beyond: Tolerance.proof)
        axes.formUnion(isRigid ? other.intersection(rigidAxes(known, leaf)) : other)
      }
    }
    return axes
  }

  /// The axes on which only its own length decides.
  private func rigidAxes(_ known: HostedLeaf, _ leaf: Leaf) -> AxisSet {
    var axes: AxisSet = []
    for axis in Axis.allCases where known[axis].isRigid { axes.insert(AxisSet(axis)) }
    return axes.subtracting(leaf.framed)
  }

  /// Whether a text has another number of lines where it has another width.
  static func isBroken(
    _ paragraph: Paragraph, from old: Double, to new: Double, in environment: ViewEnvironment
  ) -> Bool {
    guard abs(old - new) > equal else { return false }
    guard let leaf = paragraph.text, case .string(let text) = leaf.source, let measurer = environment.text else {
      return true
    }
    // A text has the width of its longest line up to the pixel.
    func lines(_ width: Double) -> Int {
      measurer.lineWidths(of: text, font: leaf.font, width: width + equal, limit: leaf.lineLimit).count
    }
    return lines(old) != lines(new)
  }

  /// More than anything needs, in points.
  private static let plenty = 100_000.0

  /// The axes on which a view has another length than UIKit's.
  private func axes(
    of content: ViewNode, from known: HostedLeaf, _ leaf: Leaf, in environment: ViewEnvironment,
    beyond tolerance: Double
  ) -> AxisSet {
    func size(_ node: ViewNode) -> Size {
      let request = TreeRequest(size: Size(width: Self.plenty, height: Self.plenty), environment: environment)
      return TreeLayout(node, in: request).views.first?.frame.size ?? .zero
    }
    let ideal = size(content.fixedSize())
    let most = size(content)
    var axes: AxisSet = []
    for axis in Axis.allCases where !leaf.framed.contains(axis) {
      let isOther = abs(ideal[axis] - (known[axis].intrinsic ?? 0)) > tolerance
      if isOther || (known[axis].isRigid && most[axis] >= Self.plenty) { axes.insert(AxisSet(axis)) }
    }
    return axes
  }

  /// What numbers of the same frame may differ by, in points.
  static let equal = 0.01
}

extension HostedLeaf {
  subscript(_ axis: Axis) -> Length { axis == .horizontal ? width : height }
}

extension HostedLeaf.Length {
  /// Whether it is no longer where more is offered: `LengthRule.natural`.
  var isRigid: Bool { hugging > 0 }
}

extension ViewNode {
  /// The innermost modifiers of a leaf, as written after the dot.
  fileprivate var neutralModifiers: [String] {
    modifiers.compactMap { if case .neutral(let neutral) = $0.modifier { neutral.source } else { nil } }
  }

  /// The axes on which fixed frames decide, those in the frame with an id or that frame itself.
  fileprivate func framed(as id: String) -> AxisSet {
    guard let last = modifiers.firstIndex(where: { $0.id == id }) else { return [] }
    var axes: AxisSet = []
    for modifier in modifiers[...last] {
      guard case .frame(let frame) = modifier.modifier else { continue }
      if frame.width != nil { axes.insert(.horizontal) }
      if frame.height != nil { axes.insert(.vertical) }
    }
    return axes
  }
}
