/// A color as it is archived.
struct NibColor: Hashable, Sendable {
  /// The name that UIKit knows it by; the components then matter to old systems only.
  var systemName: String?
  /// The name of a color of the app's catalog.
  var catalogName: String?
  /// White, or red, green and blue in sRGB.
  var channels: [Double]
  var alpha: Double
  /// Whether the channels were computed, so that they have the precision of a `Float`.
  var isComputed = false

  /// Keys and values in the order of the archive (Measurements/Compile.md#colors).
  var components: [(key: String, value: ArchiveValue)] {
    let isWhite = channels.count == 1
    let names = isWhite ? ["UIWhite"] : ["UIRed", "UIGreen", "UIBlue"]
    var values: [(key: String, value: ArchiveValue)] = [("UIColorComponentCount", .integer(isWhite ? 2 : 4))]
    for (name, number) in zip(names + ["UIAlpha"], channels + [alpha]) {
      values.append((name, .float(Float(number))))
      let isExact = Double(Float(number)) == number || (isComputed && name != "UIAlpha")
      if !isExact { values.append(("\(name)-Double", .double(number))) }
    }
    let text = (channels + (alpha == 1 ? [] : [alpha])).map(Self.text).joined(separator: " ")
    values.append((isWhite ? "NSWhite" : "NSRGB", .data(Array(text.utf8))))
    values.append(("NSColorSpace", .integer(isWhite ? 4 : 2)))
    return values
  }

  /// Three decimals, without the zeros at the end.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1_000_000 else { return "0" }
    let thousandths = Int((number * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var digits = "\(1000 + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
