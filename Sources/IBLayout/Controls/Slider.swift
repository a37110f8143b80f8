import IBModel
import IBSyntax

/// A slider: a track of any width with a knob.
struct Slider: Control {
  /// The value as a fraction of the track, from 0 to 1.
  private let share: Double
  private let filledColor: ContentColor?
  private let restColor: ContentColor?
  private let knobColor: ContentColor?

  init(_ source: ContentSource) {
    let (low, high) = (source.number(.minValue) ?? 0, source.number(.maxValue) ?? 1)
    let value = source.number(.value) ?? 0.5
    share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
    filledColor = source.color(key: "minimumTrackTintColor")
    restColor = source.color(key: "maximumTrackTintColor")
    knobColor = source.color(key: "thumbTintColor")
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.metrics.sliderHeight)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { ControlMetrics.of(configuration).sliderInsets }

  func shapes(in context: DrawingContext) -> [Shape] {
    let radius = min(Self.knob, context.size.height) / 2
    let place = context.along(radius + (context.size.width - 2 * radius) * share)
    return context.track(share, height: Self.trackHeight, filled: filledColor, rest: restColor)
      + [
        .dot(
          Point(x: place, y: context.middle.y), radius: max(radius - 1, 0),
          fill: context.colors.color(knobColor) ?? .white, stroke: DisplayColor.black.faded(to: 0.12))
      ]
  }

  var explainsItself: Bool { true }

  private static let knob = 28.0
  private static let trackHeight = 4.0
}
