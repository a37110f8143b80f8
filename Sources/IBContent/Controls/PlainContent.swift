import IBModel
import IBSyntax

/// A view without content of its kind: a plain view, or a kind that layouts do not distinguish from one.
package struct PlainContent: Sendable {
  /// Whether the view's class may have an intrinsic size, because it is a custom class without subviews and with
  /// content priorities.
  ///
  /// Without an intrinsic size, content priorities have no effect. Xcode runs designable classes and stores their size.
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

/// The content of a view that shows the scene of another controller.
package struct ContainerContent: Sendable {
  package let isArranged: Bool

  init(_ source: ContentSource) { isArranged = source.view.role == .arranged }
}
