import IBContent

/// An activity indicator.
///
/// Source: Measurements/Controls.md#activity-indicator (20: 146 of 146, 37: 126 of 126).
struct ActivityIndicator: Control {
  let content: ActivityIndicatorContent

  /// Whether the indicator is visible only while it spins, and does not spin (UIActivityIndicatorView.hidesWhenStopped,
  /// documented).
  private var isHidden: Bool { content.hidesWhenStopped && !content.isAnimating }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let side = content.isLarge ? 37.0 : 20.0
    return IntrinsicSize(width: side, height: side)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    guard !isHidden else { return [] }
    let color = context.colors.color(content.color) ?? (content.isWhite ? .white : context.palette.secondaryLabel)
    return Spinner.shapes(context.size, color: color)
  }

  var explainsItself: Bool { true }
}
