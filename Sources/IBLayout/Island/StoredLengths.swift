import IBModel

/// The values used for lengths that only the stored frames of a file give.
protocol StoredLengths: Sendable {
  /// The intrinsic length of a view of which only the bounds are known, in points of the alignment rect.
  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The intrinsic length of a view whose intrinsic size is its stored size; `bounds` are those of lengths that may
  /// replace it.
  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The frame that undetermined coordinates of a view are settled near; nil if the file stores none.
  func frame(of view: Int, stored: Rect?) -> Rect?

  /// The length of a container that is itself a stored one, in points.
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
