import IBModel
import IBSyntax

/// A refresh control: a spinner above the content of a scroll view, with or without a title below it.
struct RefreshControl: Control {
  private let hasTitle: Bool

  init(_ source: ContentSource) { hasTitle = source.child(key: "attributedTitle")?.name == .attributedString }

  /// Source: Measurements/Controls.md#refresh-control.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: hasTitle ? 84.5 : 60)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    Spinner.shapes(context.size, color: context.palette.secondaryLabel)
  }

  var explainsItself: Bool { true }
}
