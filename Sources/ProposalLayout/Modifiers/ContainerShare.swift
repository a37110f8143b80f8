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
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    frame(in: view).size(for: proposal, in: view)
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    frame(in: view).placements(for: proposal, size: size, surroundings: surroundings, in: view)
  }

  func spacing(in view: NodeContext) -> SpacingPreference { frame(in: view).spacing(in: view) }
}
