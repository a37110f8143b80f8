import Geometry

/// Puts the frames of buttons on their labels, because only the label of a plain button reacts to taps.
///
/// Such a button is as large as its label, so the proof of the tree still applies.
enum ButtonLabels {
  static func size(_ tree: inout InferredTree) { tree.node = sized(tree.node, &tree) }

  private static func sized(_ node: ViewNode, _ tree: inout InferredTree) -> ViewNode {
    var node = node.mapChildren { sized($0, &tree) }
    guard let id = node.id, let own = IndentedLines.viewID(id), let labels = tree.stretched[id],
      tree.aliases[own] != id
    else { return node }
    let first = node.modifiers.prefix { $0.id != own && $0.isPlainNeutral }.count
    var last = first
    // The frames after that of the button itself are around it.
    while last < node.modifiers.count, !node.modifiers[last].modifier.lengthAxes.isEmpty,
      last == first || node.modifiers[last - 1].id != own
    {
      last += 1
    }
    let frames = node.modifiers[first..<last].map(\.modifier)
    let all = AxisSet(frames.map(\.lengthAxes))
    if let filled = labels[all], let framed = ButtonSource.expression(filled, on: all, frames: frames) {
      node.content = .hosted(HostedLeaf(className: framed))
      for place in (first..<last).reversed() {
        if let (removed, kept) = node.removeModifier(at: place) { tree.aliases[removed] = kept }
      }
    } else if let filled = labels[AxisSet(frames.map(\.givenAxes))] {
      node.content = .hosted(HostedLeaf(className: filled))
      for place in (first..<last).reversed() {
        for axis in Axis.allCases where node.modifiers.indices.contains(place) && node.modifiers[place].fills(axis) {
          if let (removed, kept) = node.openFrame(at: place, axis) { tree.aliases[removed] = kept }
        }
      }
    }
    return node
  }
}

extension AppliedModifier {
  fileprivate var isPlainNeutral: Bool { if case .neutral = modifier { content.isEmpty } else { false } }
}

extension ViewModifier {
  /// The axes on which a frame sets a length or its limits; empty for other modifiers.
  var lengthAxes: AxisSet {
    switch self {
    case .frame(let frame): AxisSet { frame[$0] != nil }
    case .flexibleFrame(let frame): AxisSet { !frame[$0].isEmpty }
    default: []
    }
  }

  /// The axes on which a frame has a length that does not depend on the view in it.
  fileprivate var givenAxes: AxisSet {
    if case .flexibleFrame(let frame) = self { AxisSet { frame[$0].maximum != nil } } else { lengthAxes }
  }
}
