/// `fixedSize`: the view is asked for its ideal size. See step 11 of ProposalLayout.md.
struct FixedSize: Hashable, Sendable {
  var axes: AxisSet

  init(_ axes: AxisSet = .both) {
    self.axes = axes
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension FixedSize: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size { view.child.size(for: inner(proposal)) }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: .zero, proposal: inner(proposal))] }
}

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: the view is offered a rectangle of the ratio. See step 12 of
/// ProposalLayout.md.
struct AspectRatio: Hashable, Sendable {
  enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }

  /// Width by height; nil for that of the view's ideal size.
  var ratio: Double?
  var mode: Mode

  init(_ ratio: Double? = nil, _ mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  private func usableRatio(_ view: NodeContext) -> Double? {
    let ideal = view.child.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  private func inner(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize {
    guard let ratio = usableRatio(view) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // The height decides where it gives the narrower rectangle that fits, or the wider one that covers.
      let isHigh = mode == .fit ? height * ratio <= width : height * ratio >= width
      return isHigh
        ? ProposedSize(width: height * ratio, height: height) : ProposedSize(width: width, height: width / ratio)
    }
  }
}

extension AspectRatio: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    view.child.size(for: inner(proposal, in: view))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: .zero, proposal: inner(proposal, in: view))] }
}
