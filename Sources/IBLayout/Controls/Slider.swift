import IBContent
import IBModel

/// A slider: a track of any width with a knob.
struct Slider: Control {
  let content: SliderContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.metrics.sliderHeight)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { ControlMetrics.of(configuration).sliderInsets }

  func shapes(in context: DrawingContext) -> [Shape] {
    let radius = min(Self.knob, context.size.height) / 2
    let place = context.along(radius + (context.size.width - 2 * radius) * content.share)
    return context.track(
      content.share, height: Self.trackHeight, filled: content.filledColor, rest: content.restColor)
      + [
        .dot(
          Point(x: place, y: context.middle.y), radius: max(radius - 1, 0),
          fill: context.colors.color(content.knobColor) ?? .white, stroke: DisplayColor.black.faded(to: 0.12))
      ]
  }

  var explainsItself: Bool { true }

  private static let knob = 28.0
  private static let trackHeight = 4.0
}
