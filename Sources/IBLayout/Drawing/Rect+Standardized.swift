package import IBModel

extension Rect {
  /// The same rectangle with a width and a height that are not negative, as pictures need it.
  package var standardized: Rect {
    Rect(x: min(x, maxX), y: min(y, maxY), width: abs(width), height: abs(height))
  }
}
