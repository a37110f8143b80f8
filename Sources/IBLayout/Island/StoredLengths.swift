import IBModel

/// The values of lengths that only the stored frames of a file provide.
protocol StoredLengths: Sendable {
  /// The intrinsic length of a view for which only bounds are known, in points of the alignment rect.
  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The intrinsic length of a view whose intrinsic size is its stored size; `bounds` are the bounds of lengths that
  /// may replace it.
  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The frame near which undetermined coordinates of a view are settled; nil if the file stores none.
  func frame(of view: Int, stored: Rect?) -> Rect?

  /// The length of a container that comes from the file, in points.
  func containerLength(_ axis: Axis, stored: Double) -> Double
}

struct FileLengths: StoredLengths {
  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    min(max(stored, bounds.lowerBound), bounds.upperBound)
  }

  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    max(stored, 0)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? { stored }

  func containerLength(_ axis: Axis, stored: Double) -> Double { stored }
}
