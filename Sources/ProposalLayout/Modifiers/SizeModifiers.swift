/// `fixedSize`: the view is asked for its ideal size. See step 12 of ProposalLayout.md.
package struct FixedSize: Hashable, Sendable {
  package var axes: AxisSet

  package init(_ axes: AxisSet = .both) {
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

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: the view is offered a rectangle of the ratio. See step 13 of
/// ProposalLayout.md.
package struct AspectRatio: Hashable, Sendable {
  package enum Mode: String, Hashable, Sendable, CaseIterable { case fit, fill }

  /// Width by height; nil for that of the view's ideal size.
  package var ratio: Double?
  package var mode: Mode

  package init(_ ratio: Double? = nil, _ mode: Mode) {
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
    if let ratio, !(ratio.isFinite && ratio > 0) { view.report(.unusableLength(name: "ratio")) }
    return view.child.size(for: inner(proposal, in: view))
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] { [ChildPlacement(child: 0, origin: .zero, proposal: inner(proposal, in: view))] }
}

/// `containerRelativeFrame`: a share of the nearest container, since iOS 17. See step 32 of ProposalLayout.md.
package struct ContainerShare: Hashable, Sendable {
  package var axes: AxisSet
  /// How many parts the container has, how many of them the view takes, and the gaps between them in points.
  package var count: Int
  package var span: Int
  package var spacing: Double
  package var alignment: Alignment

  package init(
    _ axes: AxisSet, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }

  /// All parts and the gaps between them are as long as the container.
  private func share(_ length: Double) -> Double {
    let parts = Double(max(1, count))
    let taken = Double(max(1, span))
    let part = (length - spacing * (parts - 1)) / parts
    return max(0, part * taken + spacing * (taken - 1))
  }

  private func frame(in view: NodeContext) -> FixedFrame {
    let container = view.environment.containerSize
    return FixedFrame(
      width: axes.contains(.horizontal) ? share(container.width) : nil,
      height: axes.contains(.vertical) ? share(container.height) : nil, alignment: alignment)
  }
}

extension ContainerShare: WrapperLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    frame(in: view).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    frame(in: view).placements(for: proposal, size: size, surroundings: surroundings, in: view)
  }

  func spacing(in view: NodeContext) -> SpacingPreference { frame(in: view).spacing(in: view) }
}
