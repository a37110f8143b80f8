/// A container with a layout of the app's own.
package struct CustomContainer: Sendable {
  package var layout: any CustomLayout

  package init(_ layout: any CustomLayout) {
    self.layout = layout
  }
}

extension CustomContainer: Hashable {
  package static func == (a: CustomContainer, b: CustomContainer) -> Bool {
    AnyHashable(a.layout) == AnyHashable(b.layout)
  }

  package func hash(into hasher: inout Hasher) { layout.hash(into: &hasher) }
}

extension CustomContainer: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    layout.size(for: proposal, of: view.children.map { CustomSubview($0) })
  }

  func placements(
    for proposal: ProposedSize, size: ViewSize, surroundings: Surroundings?, in view: NodeContext
  ) -> [Placement] {
    let frames = layout.frames(in: size, for: proposal, of: view.children.map { CustomSubview($0) })
    return zip(view.children.indices, frames).map { index, frame in
      Placement(child: index, origin: ViewPoint(x: frame.x, y: frame.y), proposal: ProposedSize(frame.size))
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { .union(view.children.map(\.spacing)) }
}
