import IBModel
import IBSyntax

/// A progress view is a line of fixed height and any width.
///
/// Source: facts/layout/open/controls.json, progressView.
enum ProgressViewIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    guard view[.progressViewStyle] == "bar" else {
      return IntrinsicSize(width: nil, height: context.metrics.progressHeight)
    }
    return IntrinsicSize(width: nil, height: Self.barHeight(scale: context.configuration.scale))
  }

  /// 3 at one pixel a point, 2.5 at two, 2.67 at three.
  private static func barHeight(scale: Double) -> Double {
    if scale >= 3 { return 8.0 / 3 }
    return scale >= 2 ? 2.5 : 3
  }
}
