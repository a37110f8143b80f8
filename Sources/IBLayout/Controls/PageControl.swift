import IBModel
import IBSyntax

/// A page control is a row of dots.
///
/// Source: facts/layout/open/controls.json, pageControl (likely; the newer look from two scenes).
struct PageControl: Control {
  /// Never negative.
  private let pages: Double

  init(_ source: ContentSource) { pages = max(source.number(.numberOfPages) ?? 0, 0) }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard pages > 0 else { return IntrinsicSize(width: 0, height: 0) }
    let metrics = context.metrics
    return IntrinsicSize(
      width: metrics.pageDotPitch * pages + metrics.pageExtraWidth, height: metrics.pageControlHeight)
  }
}
