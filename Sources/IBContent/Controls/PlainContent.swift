import IBModel
import IBSyntax

/// A view without its own content: a plain view, and every kind that layout does not distinguish from one.
package struct PlainContent: Sendable {
  /// Whether it has a custom class, no subviews, and content priorities, which have no effect without an intrinsic
  /// size. Xcode runs designable classes and stores their size.
  package let mayHaveOwnSize: Bool

  init(_ source: ContentSource) {
    mayHaveOwnSize =
      source.view.kind == .view && source.element.has(.customClass) && source.designableSize == nil
      && source.view.children.isEmpty && Self.contentPriorities.contains { source.element.has($0) }
  }

  private static let contentPriorities: [Name] = [
    .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
    .verticalCompressionResistancePriority,
  ]
}

/// A view that shows the scene of another controller.
package struct ContainerContent: Sendable {
  package let isArranged: Bool

  init(_ source: ContentSource) { isArranged = source.view.role == .arranged }
}
