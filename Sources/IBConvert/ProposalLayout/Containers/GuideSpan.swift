/// The extent in points along one axis of views whose guides are aligned.
struct GuideSpan {
  /// The lengths before and after the line at which the guides meet.
  private(set) var start: Double
  private(set) var end: Double

  /// - Parameter includesGuide: whether the span always includes the line, as in a stack.
  init(_ views: [(guide: Double, length: Double)], includesGuide: Bool) {
    // A view of infinite length is infinite on both sides of its guide. In this case, only the length is needed.
    start = views.lazy.map { $0.guide.isFinite ? -$0.guide : 0 }.min() ?? 0
    end = views.lazy.map { $0.length.isFinite ? $0.length - $0.guide : .infinity }.max() ?? 0
    if includesGuide {
      start = min(start, 0)
      end = max(end, 0)
    }
  }

  var length: Double { end - start }

  /// The start of a view with this guide, from the start of the span.
  func origin(guide: Double) -> Double { guide.isFinite ? -guide - start : 0 }
}
