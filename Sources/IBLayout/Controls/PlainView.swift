import IBModel
import IBSyntax

/// A view without content of its own: a plain view, and every kind that layout does not distinguish from one.
struct PlainView: Control {
  /// Whether it has a custom class, no subviews, and content priorities, which have no meaning without an intrinsic
  /// size. Xcode runs designable classes and stores their size.
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
