import IBCompare
import IBContent

enum HexColor {
  /// Such as `#ff8000`, two digits for each component.
  ///
  /// - Parameter components: clamped to 0 to 255.
  static func text(_ components: [Int], isUppercase: Bool = false) -> String {
    let digits = Array(isUppercase ? "0123456789ABCDEF" : "0123456789abcdef")
    return components.reduce(into: "#") { text, component in
      let value = min(max(component, 0), 255)
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}

extension ColorValue.Components {
  /// The color as Xcode's color picker shows it, such as `#FF8000 at 50 %`.
  var words: String {
    let opacity = alpha == 255 ? "" : " at \((alpha * 100 + 127) / 255) %"
    return HexColor.text([red, green, blue], isUppercase: true) + opacity + (isDisplayP3 ? " in Display P3" : "")
  }
}

extension DisplayColor {
  /// For the attribute `fill`, without opacity.
  var hexadecimal: String { HexColor.text([red, green, blue].map { Int($0 * 255 + 0.5) }) }
}
