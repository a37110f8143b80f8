import IBModel

/// A switch: a capsule with a knob at the side of its state.
struct Switch: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(context.metrics.switch)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { ControlMetrics.of(configuration).switchInsets }
}
