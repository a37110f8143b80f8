import IBModel

/// What is taken for the lengths that only the stored frames of a file give.
protocol StoredLengths: Sendable {
  /// The intrinsic length of a view that is only known to be within bounds, in points of the alignment rect.
  func intrinsicLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The intrinsic length of a view whose size is the one it was drawn with; `bounds` are those of lengths that may take
  /// its place.
  func drawnLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double

  /// The frame that open coordinates of a view go near to; nil where the file stores none.
  func frame(of view: Int, stored: Rect?) -> Rect?

  /// The length of a container whose own length is a stored one, in points.
  func containerLength(_ axis: LayoutAxis, stored: Double) -> Double
}

/// The stored lengths themselves.
struct FileLengths: StoredLengths {
  func intrinsicLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    min(max(stored, bounds.lowerBound), bounds.upperBound)
  }

  func drawnLength(of view: Int, _ axis: LayoutAxis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    max(stored, 0)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? { stored }

  func containerLength(_ axis: LayoutAxis, stored: Double) -> Double { stored }
}
