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
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size {
    layout.size(for: proposal, of: view.children.map { CustomSubview($0) })
  }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let frames = layout.frames(in: size, for: proposal, of: view.children.map { CustomSubview($0) })
    return zip(view.children.indices, frames).map { index, frame in
      ChildPlacement(child: index, origin: Point(x: frame.x, y: frame.y), proposal: ProposedSize(frame.size))
    }
  }

  func spacing(in view: NodeContext) -> SpacingPreference { .union(view.children.map(\.spacing)) }
}

/// A layout that an app writes itself, as SwiftUI's `Layout`. See step 28 of ProposalLayout.md.
///
/// Lengths are in points; x counts from the leading edge and is mirrored for right-to-left layout like all others.
package protocol CustomLayout: Hashable, Sendable {
  func size(for proposal: ProposedSize, of views: [CustomSubview]) -> Size

  /// The frame of each view, in order; a view is offered the size of its frame and aligned with its leading top corner.
  func frames(in size: Size, for proposal: ProposedSize, of views: [CustomSubview]) -> [Rect]
}

/// A view as a custom layout sees it.
package struct CustomSubview {
  private let node: NodeContext

  init(_ node: NodeContext) { self.node = node }

  /// In points.
  package func size(for proposal: ProposedSize) -> Size { node.size(for: proposal) }

  /// Where a guide is for a proposal, in points from the leading or top edge.
  package func position(of guide: Guide, for proposal: ProposedSize) -> Double {
    node.dimensions(for: proposal)[guide]
  }

  package var priority: Double { node.priority }
}
