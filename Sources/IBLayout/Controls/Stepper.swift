import IBModel

/// A stepper: minus, a line, plus.
struct Stepper: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(context.metrics.stepper)
  }
}
