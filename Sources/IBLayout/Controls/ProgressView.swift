import IBContent
import IBModel

/// A progress view is a line of fixed height without an intrinsic width.
///
/// Source: Measurements/Controls.md#progress-view.
struct ProgressView: Control {
  let content: ProgressContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard content.isInBar else { return IntrinsicSize(width: nil, height: context.metrics.progressHeight) }
    let frame = Self.barHeight(scale: context.configuration.scale)
    return IntrinsicSize(width: nil, height: frame - context.metrics.barProgressInsets.bottom)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets {
    content.isInBar ? ControlMetrics.of(configuration).barProgressInsets : .zero
  }

  /// The height of the frame: 3 points at one pixel per point, 2.5 at two, 2.67 at three.
  private static func barHeight(scale: Double) -> Double {
    if scale >= 3 { return 8.0 / 3 }
    return scale >= 2 ? 2.5 : 3
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    context.track(
      content.progress, height: min(Self.trackHeight, context.size.height), filled: content.progressColor,
      rest: content.trackColor)
  }

  var explainsItself: Bool { true }

  private static let trackHeight = 4.0
}
