/// `HStack` and `VStack`: views one after the other. See steps 16 to 19 of ProposalLayout.md.
struct LinearStack: Hashable, Sendable, ContainerLayout {
  var axis: Axis
  var alignment: Guide
  /// The spacing between views in points; nil for the spacing that the views prefer.
  var spacing: Double?

  init(_ axis: Axis, alignment: Guide? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
  }

  private struct Arrangement {
    var dimensions: [ViewDimensions]
    var gaps: [Double]
    var guides: [Double]
    var span: GuideSpan
    var size: Size
  }

  private func gaps(_ children: NodeChildren) -> [Double] {
    children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
  }

  private func proposals(_ proposal: ProposedSize, gaps: [Double], _ children: NodeChildren) -> [ProposedSize] {
    let across = proposal[axis.other]
    func offer(_ length: Double?) -> ProposedSize { ProposedSize(along: axis, length, across: across) }
    guard let length = proposal[axis] else { return children.map { _ in offer(nil) } }
    let available = length - gaps.reduce(0, +)
    if children.count == 1 { return [offer(max(0, available))] }
    let division = LengthDivision.divide(available, priorities: children.map(\.priority)) { index, offered in
      children[index].size(for: offer(offered))[axis]
    }
    return division.offers.map { offer($0) }
  }

  private func arrangement(_ proposal: ProposedSize, _ children: NodeChildren) -> Arrangement {
    let gaps = gaps(children)
    let dimensions = zip(children, proposals(proposal, gaps: gaps, children)).map { $0.dimensions(for: $1) }
    let guides = dimensions.map { $0[alignment] }
    let span = GuideSpan(
      zip(guides, dimensions).map { ($0, $1.size[axis.other]) }, includesGuide: true)
    let length = dimensions.reduce(gaps.reduce(0, +)) { $0 + $1.size[axis] }
    return Arrangement(
      dimensions: dimensions, gaps: gaps, guides: guides, span: span,
      size: Size(along: axis, length, across: span.length))
  }

  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    let size = arrangement(proposal, view.children).size
    // Negative gaps cannot make the size of the stack negative.
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    // Without an offer across the axis, the views are offered the length of the stack.
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let arranged = arrangement(proposal, view.children)
    var position = 0.0
    return arranged.dimensions.indices.map { index in
      position += arranged.gaps[index]
      defer { position += arranged.dimensions[index].size[axis] }
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] = arranged.span.origin(guide: arranged.guides[index])
      return ChildPlacement(child: index, origin: origin, proposal: arranged.dimensions[index].proposal)
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference {
    .sequence(view.children.map(\.spacing), along: axis)
  }
}
