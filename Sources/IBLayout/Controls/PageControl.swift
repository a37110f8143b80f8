import IBContent
import IBModel

/// A page control is a row of dots.
///
/// Source: Measurements/Controls.md#page-control (likely; the newer look from two scenes).
struct PageControl: Control {
  let content: PageControlContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard content.pages > 0 else { return IntrinsicSize(width: 0, height: 0) }
    let metrics = context.metrics
    return IntrinsicSize(
      width: metrics.pageDotPitch * content.pages + metrics.pageExtraWidth, height: metrics.pageControlHeight)
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    let count = Int(exactly: min(content.pages, Self.mostDots).rounded(.down)) ?? 0
    let first = context.middle.x - Double(count - 1) / 2 * Self.pitch
    return (0..<count).map { number in
      let place = first + Double(number) * Self.pitch
      return .dot(
        Point(x: context.along(place), y: context.middle.y), radius: Self.radius,
        fill: Double(number) == content.current
          ? context.colors.color(content.currentColor) ?? context.palette.secondaryLabel
          : context.colors.color(content.color) ?? context.palette.placeholder)
    }
  }

  var explainsItself: Bool { true }

  /// More dots than fit on any screen.
  private static let mostDots = 100.0
  private static let pitch = 16.0
  private static let radius = 3.5
}
