import IBContent

/// A view that blurs the content below it.
struct VisualEffectView: Control {
  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar.faded(to: Self.blurShare) }

  /// The share of the content below that the blur hides; estimated by eye.
  private static let blurShare = 0.8
}
