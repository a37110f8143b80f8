/// The extent along one axis, in points, of views whose guides are aligned.
struct GuideSpan {
  /// Before and after the line in which the guides meet.
  private(set) var start: Double
  private(set) var end: Double

  /// - Parameter includesGuide: whether the span reaches to the line in any case, as a stack's does.
  init(_ views: [(guide: Double, length: Double)], includesGuide: Bool) {
    // A view without an end is as long on either side of its guide; only the length is asked for then.
    start = views.lazy.map { $0.guide.isFinite ? -$0.guide : 0 }.min() ?? 0
    end = views.lazy.map { $0.length.isFinite ? $0.length - $0.guide : .infinity }.max() ?? 0
    if includesGuide {
      start = min(start, 0)
      end = max(end, 0)
    }
  }

  var length: Double { end - start }

  /// The start of a view with this guide, counted from the start of the span.
  func origin(guide: Double) -> Double { guide.isFinite ? -guide - start : 0 }
}
