import IBContent

/// A refresh control: a spinner above the content of a scroll view, with or without a title below it.
struct RefreshControl: Control {
  let content: RefreshControlContent

  /// Source: Measurements/Controls.md#refresh-control.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: content.hasTitle ? 84.5 : 60)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    Spinner.shapes(context.size, color: context.palette.secondaryLabel)
  }

  var explainsItself: Bool { true }
}
