package import IBModel

extension Rect {
  /// The same rectangle with a width and height that are not negative, for pictures.
  package var standardized: Rect {
    Rect(x: min(x, maxX), y: min(y, maxY), width: abs(width), height: abs(height))
  }
}
