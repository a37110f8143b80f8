import IBModel
import IBSyntax

/// A view without content of its own: a plain view, and every kind that layout does not tell from one.
struct PlainView: Control {
  /// Whether it is of a custom class, without subviews and with content priorities, which mean nothing without a size.
  /// Xcode measures designable classes and stores what they answer.
  private let mayHaveOwnSize: Bool

  init(_ source: ContentSource) {
    mayHaveOwnSize =
      source.kind == .view && source.customClass != nil && source.designableSize == nil && !source.hasSubviews
      && Self.contentPriorities.contains { source.element.has($0) }
  }

  private static let contentPriorities: [Name] = [
    .horizontalHuggingPriority, .verticalHuggingPriority, .horizontalCompressionResistancePriority,
    .verticalCompressionResistancePriority,
  ]

  func isSizedByCode(in context: IntrinsicContext) -> Bool { mayHaveOwnSize }
}
