import IBModel
import IBSyntax

/// A progress view is a line of fixed height without an intrinsic width.
///
/// Source: Measurements/Controls.md#progress-view.
struct ProgressView: Control {
  /// Whether it has the bar style.
  private let isInBar: Bool
  /// From 0 to 1.
  private let progress: Double
  private let progressColor: ContentColor?
  private let trackColor: ContentColor?

  init(_ source: ContentSource) {
    isInBar = source[.progressViewStyle] == "bar"
    progress = min(max(source.number(.progress) ?? 0, 0), 1)
    progressColor = source.color(key: "progressTintColor")
    trackColor = source.color(key: "trackTintColor")
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let height = isInBar ? Self.barHeight(scale: context.configuration.scale) : context.metrics.progressHeight
    return IntrinsicSize(width: nil, height: height)
  }

  /// 3 at one pixel per point, 2.5 at two, 2.67 at three.
  private static func barHeight(scale: Double) -> Double {
    if scale >= 3 { return 8.0 / 3 }
    return scale >= 2 ? 2.5 : 3
  }

  func shapes(in context: DrawingContext) -> [Shape] {
    context.track(
      progress, height: min(Self.trackHeight, context.size.height), filled: progressColor, rest: trackColor)
  }

  var explainsItself: Bool { true }

  private static let trackHeight = 4.0
}
