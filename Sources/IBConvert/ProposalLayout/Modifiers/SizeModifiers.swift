/// `fixedSize`: asks the view for its ideal size. See step 11 of ProposalLayout.md.
struct FixedSize: Hashable, Sendable, WrapperLayout {
  var axes = AxisSet.both

  func inner(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: offers the view a rectangle with the aspect ratio. See step 12 of
/// ProposalLayout.md.
struct AspectRatio: Hashable, Sendable, WrapperLayout {
  enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }

  var ratio: Double? = nil
  var mode: Mode

  private func usableRatio(_ view: NodeContext) -> Double? {
    let ideal = view.child.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  func inner(_ proposal: ProposedSize, in view: NodeContext) -> ProposedSize {
    guard let ratio = usableRatio(view) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      // The height decides if it results in the narrower rectangle (to fit) or the wider one (to cover).
      let isHigh = mode == .fit ? height * ratio <= width : height * ratio >= width
      return isHigh
        ? ProposedSize(width: height * ratio, height: height) : ProposedSize(width: width, height: width / ratio)
    }
  }
}
