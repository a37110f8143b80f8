import IBModel
import IBSyntax

/// An activity indicator.
///
/// Source: Measurements/Controls.md#activity-indicator (20: 146 of 146, 37: 126 of 126).
struct ActivityIndicator: Control {
  private let isLarge: Bool
  private let isWhite: Bool
  private let color: ContentColor?
  /// Whether it is seen only while it turns, and does not turn (UIActivityIndicatorView.hidesWhenStopped, documented).
  private let isHidden: Bool

  init(_ source: ContentSource) {
    isLarge = ["large", "whiteLarge"].contains(source[.style])
    isWhite = ["white", "whiteLarge"].contains(source[.style])
    color = source.color(key: "color")
    isHidden = source.flag(.hidesWhenStopped) == true && source.flag(.animating) != true
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let side = isLarge ? 37.0 : 20.0
    return IntrinsicSize(width: side, height: side)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    guard !isHidden else { return [] }
    let color = context.colors.color(color) ?? (isWhite ? .white : context.palette.secondaryLabel)
    return Spinner.shapes(context.size, color: color)
  }

  var explainsItself: Bool { true }
}
