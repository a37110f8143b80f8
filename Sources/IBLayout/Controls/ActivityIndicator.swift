import IBModel
import IBSyntax

/// An activity indicator.
///
/// Source: Measurements/Controls.md#activity-indicator (20: 146 of 146, 37: 126 of 126).
struct ActivityIndicator: Control {
  private let isLarge: Bool

  init(_ source: ContentSource) { isLarge = ["large", "whiteLarge"].contains(source[.style]) }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let side = isLarge ? 37.0 : 20.0
    return IntrinsicSize(width: side, height: side)
  }

  func shapes(in context: DrawingContext) -> [Shape] { Spinner.shapes(context.size, palette: context.palette) }

  var explainsItself: Bool { true }
}
