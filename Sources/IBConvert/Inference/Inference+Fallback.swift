import IBModel
import ProposalLayout

extension Inference {
  /// How often views that turn out to be elsewhere are left to their rectangles.
  private static let mostFallbacks = 6

  /// The fallback whose views all are in their places but those with rectangles; nil where none is.
  func fallback(
    _ parts: Parts, in region: Region
  ) -> FallbackCandidate? {
    let items = parts.items
    // Content that is always as long needs no view that says so.
    var size = FixedFrame()
    if region.hugs.contains(.horizontal) {
      guard let width = Constant.of(region.rects.map(\.width)) else { return nil }
      size.width = width
    }
    if region.hugs.contains(.vertical) {
      guard let height = Constant.of(region.rects.map(\.height)) else { return nil }
      size.height = height
    }
    let region = region.filled
    var lost: Set<Int> = []
    for _ in 0..<Self.mostFallbacks {
      var fallback = FallbackCandidate(items, in: region, without: lost)
      guard fallback.fixed.count < items.count else { return nil }
      if size.width != nil || size.height != nil {
        fallback.node = fallback.node.frame(width: size.width, height: size.height)
      }
      let fixed = Set(fallback.fixed.map(\.order))
      let misplaced = parts.check.misplaced(fallback.node, in: region, parts.targets)
      let wrong = items.map(\.order).filter { !fixed.contains($0) && misplaced.contains(scene.views[$0].id) }
      if wrong.isEmpty { return fallback }
      lost.formUnion(wrong)
    }
    return nil
  }
}
