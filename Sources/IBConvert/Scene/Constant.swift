/// The largest differences in points at which lengths count as equal.
enum Tolerance {
  /// The largest change of a length in points by rounding to pixels: at each of two edges, half a pixel of the coarsest
  /// display.
  static let pixel = 0.75
  /// The largest difference in points at each edge of a proven frame.
  static let proof = 1.0
  /// The largest difference for a candidate's frame. It is smaller, so that nested candidates stay within `proof`.
  static let candidate = 0.8
}

enum Constant {
  /// The length that all values have, apart from rounding; nil if they differ.
  static func of(_ values: some Collection<Double>) -> Double? {
    guard let least = values.min(), let most = values.max(), most - least <= rounding else { return nil }
    return snapped((least + most) / 2)
  }

  /// The largest change in points by rounding both ends of a length to pixels of the coarsest display.
  private static let rounding = 1.01

  /// The smallest of lengths that differ, if it may be a margin of the system; otherwise 0. A longer one is only the
  /// measure of one device.
  static func margin(_ lengths: some Collection<Double>) -> Double {
    lengths.min().map { (0...widestMargin).contains($0) ? snapped($0) : 0 } ?? 0
  }

  /// In points. Source: Measurements/Margins.md.
  private static let widestMargin = 20.0

  /// The nearest whole or half point, if that is as accurate as the value itself.
  private static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    if abs(whole - value) <= 0.4 { return whole == 0 ? 0 : whole }
    return (value * 2).rounded() / 2
  }

  static func equal(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= Tolerance.pixel }
  }
}
