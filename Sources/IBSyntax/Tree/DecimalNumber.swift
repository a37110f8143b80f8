/// Reads the decimal numbers of attribute values.
enum DecimalNumber {
  /// The finite number that the bytes contain: a sign, digits with at most one point, and an exponent.
  ///
  /// Nil for any other content, including spaces, hexadecimals, `inf` and `nan`. The result is the double nearest to
  /// the written number.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
    var reader = Reader(bytes)
    guard let digits = reader.read() else { return nil }
    if digits.significand < exactSignificandLimit, abs(digits.exponent) < exactPowersOfTen.count {
      // Both numbers are exact doubles, so a single operation rounds only once.
      let power = exactPowersOfTen[abs(digits.exponent)]
      let magnitude = Double(digits.significand)
      let value = digits.exponent < 0 ? magnitude / power : magnitude * power
      return digits.isNegative ? -value : value
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
    return value
  }

  /// Integers below 2^53 are exact in a double, as are the powers of ten up to 10^22 (IEEE 754, binary64).
  private static let exactSignificandLimit: UInt64 = 1 << 53
  private static let exactPowersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// A number as written: ± significand × 10^exponent. The significand stops growing at the exact limit.
  private struct Digits {
    var isNegative = false
    var significand: UInt64 = 0
    var exponent = 0
  }

  private struct Reader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      position = bytes.startIndex
    }

    mutating func read() -> Digits? {
      var result = Digits()
      result.isNegative = readSign()
      var digitCount = readDigits(into: &result, fraction: false)
      if readByte(UInt8(ascii: ".")) { digitCount += readDigits(into: &result, fraction: true) }
      guard digitCount > 0, readExponent(into: &result), position == bytes.endIndex else { return nil }
      return result
    }

    private mutating func readByte(_ byte: UInt8) -> Bool {
      guard position < bytes.endIndex, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    /// Whether the next byte is a minus sign. A plus sign is skipped.
    private mutating func readSign() -> Bool {
      if readByte(UInt8(ascii: "-")) { return true }
      _ = readByte(UInt8(ascii: "+"))
      return false
    }

    private mutating func readDigit() -> UInt64? {
      guard position < bytes.endIndex, case let digit = bytes[position] &- UInt8(ascii: "0"), digit <= 9 else {
        return nil
      }
      position += 1
      return UInt64(digit)
    }

    private mutating func readDigits(into result: inout Digits, fraction: Bool) -> Int {
      let start = position
      while let digit = readDigit() {
        if result.significand < exactSignificandLimit { result.significand = result.significand * 10 + digit }
        if fraction { result.exponent -= 1 }
      }
      return position - start
    }

    /// Reads an optional exponent; false for an `e` without digits.
    private mutating func readExponent(into result: inout Digits) -> Bool {
      guard readByte(UInt8(ascii: "e")) || readByte(UInt8(ascii: "E")) else { return true }
      let isNegative = readSign()
      let start = position
      var exponent = 0
      while let digit = readDigit() { exponent = min(exponent * 10 + Int(digit), 1_000_000) }
      result.exponent += isNegative ? -exponent : exponent
      return position > start
    }
  }
}
