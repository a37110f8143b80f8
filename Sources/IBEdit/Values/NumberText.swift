/// Numbers in Xcode's notation, which is C's `%.17g` (Measurements/Format.md#numbers).
enum NumberText {
  private static let digits = 17
  /// The exponents for which `%g` writes a number without an exponent.
  private static let exponents = -4..<17

  /// The text of a finite number; `0` for any other number.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return "0" }
    let sign = number < 0 ? "-" : ""
    var (digits, exponent) = decimal(number.magnitude)
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    let letters = digits.map { String($0) }.joined()
    guard exponents.contains(exponent) else {
      let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      return "\(sign)\(point(letters, after: 1))e\(exponent < 0 ? "-" : "+")\(power)"
    }
    if exponent < 0 { return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(letters)" }
    let padded = letters + String(repeating: "0", count: max(0, exponent + 1 - letters.count))
    return sign + point(padded, after: exponent + 1)
  }

  private static func point(_ letters: String, after count: Int) -> String {
    letters.count > count ? "\(letters.prefix(count)).\(letters.dropFirst(count))" : letters
  }

  /// The first significant digits, rounded half to even, and the power of ten for the first digit.
  private static func decimal(_ number: Double) -> (digits: [Int], exponent: Int) {
    // The number is significand × 2^power. For a negative power, the digits are those of the whole number significand ×
    // 5^-power, divided by 10^-power.
    let power = Int(number.exponent) - Double.significandBitCount
    var whole = BigNumber(UInt64(number.significand * Double(UInt64(1) << UInt64(Double.significandBitCount))))
    for _ in 0..<power.magnitude { whole.multiply(by: power < 0 ? 5 : 2) }
    let all = whole.decimals
    let exponent = all.count - 1 + min(power, 0)
    guard all.count > digits else { return (all, exponent) }
    var kept = Array(all[..<digits])
    let rest = all[digits...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    guard let next = rest.first, isHalf ? kept[digits - 1] % 2 == 1 : next >= 5 else { return (kept, exponent) }
    var place = digits - 1
    while place >= 0, kept[place] == 9 {
      kept[place] = 0
      place -= 1
    }
    if place >= 0 {
      kept[place] += 1
      return (kept, exponent)
    }
    return ([1] + kept.dropLast(), exponent + 1)
  }

  /// A whole number of any size, as groups of nine decimal digits, the lowest first.
  private struct BigNumber {
    private static let base: UInt64 = 1_000_000_000
    private var parts: [UInt64] = []

    init(_ number: UInt64) {
      var rest = number
      while rest > 0 {
        parts.append(rest % Self.base)
        rest /= Self.base
      }
    }

    mutating func multiply(by factor: UInt64) {
      var carry: UInt64 = 0
      for place in parts.indices {
        let product = parts[place] * factor + carry
        parts[place] = product % Self.base
        carry = product / Self.base
      }
      if carry > 0 { parts.append(carry) }
    }

    var decimals: [Int] {
      var result: [Int] = []
      for part in parts {
        var rest = part
        for _ in 0..<9 {
          result.append(Int(rest % 10))
          rest /= 10
        }
      }
      while result.count > 1, result.last == 0 { result.removeLast() }
      return result.reversed()
    }
  }
}
