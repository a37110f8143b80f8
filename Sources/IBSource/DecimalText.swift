/// A number in Keyline's reports: at most four decimals, no trailing zeros, no exponent, and never `-0`.
///
/// Four decimals distinguish the finest pixel, a third of a point, and leave out the noise of the last bits. Therefore,
/// the same layout prints the same numbers on every machine.
package struct DecimalText: Sendable {
  /// The number in ten-thousandths.
  private let scaled: Int64

  private static let scale: Int64 = 10_000
  private static let decimals = 4
  /// The limit in ten-thousandths, well inside the range of `Int64`.
  private static let limit = 9e18

  /// Nil for a value that is not finite or is beyond ±9e14. Layouts have no such lengths; only hostile input has.
  package init?(_ number: Double) {
    let product = number * Double(Self.scale)
    guard product.magnitude < Self.limit else { return nil }
    scaled = Int64(product + (product < 0 ? -0.5 : 0.5))
  }

  /// Appends the text in UTF-8 to `bytes`.
  package func append(to bytes: inout [UInt8]) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = scaled.magnitude
    Self.append(magnitude / UInt64(Self.scale), digits: 1, to: &bytes)
    var fraction = magnitude % UInt64(Self.scale)
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var digits = Self.decimals
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    Self.append(fraction, digits: digits, to: &bytes)
  }

  /// Appends a number with at least this many digits.
  private static func append(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    if number > 9 || digits > 1 { append(number / 10, digits: digits - 1, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension DecimalText: CustomStringConvertible {
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
