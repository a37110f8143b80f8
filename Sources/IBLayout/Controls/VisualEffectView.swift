import IBModel

/// A view that blurs what is after it.
struct VisualEffectView: Control {
  init(_ source: ContentSource) {}

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar.faded(to: Self.blurShare) }

  /// How much a blur hides of what is after it; estimated estimated by eye.
  private static let blurShare = 0.8
}
