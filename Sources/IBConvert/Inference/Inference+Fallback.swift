import IBModel
import ProposalLayout

extension Inference {
  /// How often views that turn out to be elsewhere are left without a proof; the last times all of them are at once.
  private static let mostFallbacks = 10
  private static let leastFallbacksOfAll = 4

  /// The fallback whose views all are in their places but those that nothing proves; nil where none is.
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
    for attempt in 0..<Self.mostFallbacks {
      var fallback = FallbackCandidate(items, in: region, without: lost)
      guard fallback.approximate.count < items.count else { return nil }
      if size.width != nil || size.height != nil {
        fallback.node = fallback.node.frame(width: size.width, height: size.height)
      }
      let rest = Set(fallback.approximate.map(\.order))
      let misplaced = parts.check.misplaced(fallback.node, in: region, parts.targets)
      let wrong = items.map(\.order).filter { !rest.contains($0) && misplaced[scene.views[$0].id] != nil }
      if wrong.isEmpty { return fallback }
      if attempt >= Self.mostFallbacks - Self.leastFallbacksOfAll {
        lost.formUnion(wrong)
        continue
      }
      // What is elsewhere may be so because of a view of another size.
      let resized = wrong.filter { misplaced[scene.views[$0].id] == true }
      lost.formUnion(resized.isEmpty ? wrong.prefix(1) : resized[...])
    }
    return nil
  }
}
