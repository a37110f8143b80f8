import IBModel
import IBSyntax

/// A page control is a row of dots.
///
/// Source: facts/layout/open/controls.json, pageControl (likely; the newer look from two scenes).
enum PageControlIntrinsics {
  static func size(of control: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let pages = max(control.number(.numberOfPages) ?? 0, 0)
    guard pages > 0 else { return IntrinsicSize(width: 0, height: 0) }
    let metrics = context.metrics
    return IntrinsicSize(
      width: metrics.pageDotPitch * pages + metrics.pageExtraWidth, height: metrics.pageControlHeight)
  }
}
