import IBModel

/// A slider: a track of any width with a knob.
struct Slider: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.metrics.sliderHeight)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { ControlMetrics.of(configuration).sliderInsets }
}
