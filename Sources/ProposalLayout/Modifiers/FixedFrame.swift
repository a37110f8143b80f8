/// `frame(width:height:alignment:)`: a frame around the view, which may be larger or smaller. See step 9 of
/// ProposalLayout.md.
package struct FixedFrame: Hashable, Sendable {
  /// In points; nil for that of the view.
  package var width: Double?
  /// In points; nil for that of the view.
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  private func length(_ axis: Axis) -> Double? {
    let length = axis == .horizontal ? width : height
    return length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }
}

extension FixedFrame: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    for (name, value) in [("width", width), ("height", height)] {
      if let value, !value.isFinite || value < 0 { view.report(.unusableLength(name: name)) }
    }
    if let width = length(.horizontal), let height = length(.vertical) {
      return ViewSize(width: width, height: height)
    }
    let child = view.child.size(for: inner(proposal))
    return ViewSize(width: length(.horizontal) ?? child.width, height: length(.vertical) ?? child.height)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    let child = view.child.dimensions(for: inner(proposal))
    return [
      Placement(child: 0, origin: AlignedChild(alignment).origin(of: child, in: size), proposal: child.proposal)
    ]
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    var edges: EdgeSet = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return view.child.spacing.reset(edges)
  }
}
