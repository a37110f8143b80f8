import IBModel

/// The intrinsic content size of a view's alignment rect, in points; nil on an axis without an intrinsic length.
struct IntrinsicSize: Hashable, Sendable {
  var width: Double?
  var height: Double?

  /// No intrinsic length on either axis: scroll views, containers, plain views.
  static let none = IntrinsicSize(width: nil, height: nil)

  func roundedUpToPoints(on axes: [Axis]) -> IntrinsicSize {
    IntrinsicSize(
      width: axes.contains(.horizontal) ? width?.roundedUpToPoint : width,
      height: axes.contains(.vertical) ? height?.roundedUpToPoint : height)
  }
}

/// A baseline as a distance from the top of the alignment rect: a fraction of the height plus a constant in points.
struct Baseline: Hashable, Sendable {
  var ofHeight: Double
  var constant: Double
}

/// The baselines of the first and the last line of a view's text.
struct Baselines: Hashable, Sendable {
  var first: Baseline
  var last: Baseline
}

extension IntrinsicSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
