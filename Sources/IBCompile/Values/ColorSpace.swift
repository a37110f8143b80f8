/// Colors of a document in sRGB (Measurements/Compile.md#colors).
enum ColorSpace {
  /// A gray of the profile Generic Gray, whose gamma is 1.8, as a gray of sRGB.
  static func genericGray(_ white: Double) -> Double { encoded(power(white)) }

  /// A color of the profile Generic RGB in sRGB.
  static func genericRGB(_ color: [Double]) -> [Double] { multiply(genericMatrix, color.map(power)).map(encoded) }

  /// A color of Display P3 in sRGB; parts may be below 0 or above 1.
  static func displayP3(_ color: [Double]) -> [Double] { multiply(p3Matrix, color.map(decoded)).map(encoded) }

  /// Linear Generic RGB to linear sRGB: the colorants of the two profiles, both for the white D50.
  private static let genericMatrix: [[Double]] = [
    [1.025_51, -0.026_59, 0.001_08], [0.019_41, 0.947_83, 0.032_76], [-0.001_77, -0.001_43, 1.003_20],
  ]
  /// Linear Display P3 to linear sRGB.
  private static let p3Matrix: [[Double]] = [
    [1.224_940_1, -0.224_940_4, 0], [-0.042_056_9, 1.042_057_1, 0], [-0.019_637_6, -0.078_636_1, 1.098_273_5],
  ]

  private static func multiply(_ matrix: [[Double]], _ color: [Double]) -> [Double] {
    matrix.map { row in zip(row, color).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func power(_ value: Double) -> Double { value <= 0 ? 0 : root(5, of: ninth(value)) }

  private static func ninth(_ value: Double) -> Double {
    let third = value * value * value
    return third * third * third
  }

  /// The transfer curve of sRGB, negative numbers mirrored.
  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let result =
      size <= 0.003_130_8 ? 12.92 * size : 1.055 * root(12, of: size * size * size * size * size) - 0.055
    return value < 0 ? -result : result
  }

  private static func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let base = (size + 0.055) / 1.055
    let square = base * base
    let sixth = square * square * square
    let result = size <= 0.040_45 ? size / 12.92 : root(5, of: sixth * sixth)
    return value < 0 ? -result : result
  }

  /// Steps after which Newton's method has long come to an end for parts of colors.
  private static let mostSteps = 200

  /// The root of a degree, by Newton's method: the powers that are needed are fractions, and the C library's are out of
  /// reach here.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    var root = max(1, value)
    for _ in 0..<mostSteps {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = root - (root * power - value) / (Double(degree) * power)
      if !next.isFinite || next >= root { break }
      root = next
    }
    return root
  }
}
