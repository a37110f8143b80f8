/// Lengths that end on pixels.
enum Pixels {
  /// What counts as on a pixel already, as a part of one: sums of lengths are not exact.
  private static let tolerance = 1e-6

  /// The next multiple of `pixel` that is not below a length, in points; the length itself without a pixel.
  static func ceiling(_ length: Double, _ pixel: Double) -> Double {
    guard pixel > 0, length.isFinite else { return length }
    return (length / pixel - tolerance).rounded(.up) * pixel
  }
}
