/// How far lengths may differ and still count as equal, in points.
enum Tolerance {
  /// What rounding to pixels may change of a length, in points: two edges, each by half a pixel of the coarsest display.
  static let pixel = 0.75
  /// What a proven frame may differ by, in points, on each of its edges.
  static let proof = 1.0
  /// What a candidate's frame may differ by, so that several inside each other stay proven.
  static let candidate = 0.8
}

enum Constant {
  /// The length that all values are but for rounding; nil where they differ.
  static func of(_ values: some Collection<Double>) -> Double? {
    guard let least = values.min(), let most = values.max(), most - least <= 2 * Tolerance.pixel else { return nil }
    let middle = (least + most) / 2
    guard most - least <= Tolerance.pixel else { return most - least <= 1.01 ? snapped(middle) : nil }
    return snapped(middle)
  }

  /// The nearest whole or half point where that is as good as the value itself.
  private static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    if abs(whole - value) <= 0.4 { return whole == 0 ? 0 : whole }
    return (value * 2).rounded() / 2
  }

  static func equal(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= Tolerance.pixel }
  }
}
