/// A line between the views of a stack, across it; horizontal outside of stacks.
package struct DividerLeaf: Hashable, Sendable {
  /// In points; nil for that of the system.
  package var thickness: Double?

  package init(thickness: Double? = nil) {
    self.thickness = thickness
  }

  /// With one of the larger text sizes, in points. Measurements/SwiftUI.md#divider.
  private static let accessibleThickness = 1.0
}

extension DividerLeaf: NodeLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> ViewSize {
    let standard = view.environment.isAccessibilitySize ? Self.accessibleThickness : view.environment.pixel
    let axis = view.stackAxis ?? .vertical
    let across = proposal[axis.other] ?? FlexibleLeaf.ideal[axis.other]
    return ViewSize(along: axis, thickness ?? standard, across: across)
  }
}
