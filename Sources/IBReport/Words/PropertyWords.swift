package import IBLayout

/// Values of properties in words.
package enum PropertyWords {
  /// Such as `16`, `YES`, `system bold 28`, `"Hello"`, `secondaryLabelColor`, `none`.
  package static func text(_ value: PropertyValue) -> String {
    switch value {
    case .none: "none"
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): self.number(number)
    case .text(let text): ObjectWords.isWord(text) ? text : ObjectWords.quoted(text)
    case .font(let font): words(for: font)
    case .color(let color): words(for: color)
    }
  }

  /// Such as `system semibold 17`, `HelveticaNeue-Light 15`, `Body 17`.
  package static func words(for font: Font) -> String {
    var words: [String]
    switch (font.textStyle, font.family) {
    case (let style?, _): words = [styleName(style)]
    case (nil, .system(.regular)): words = ["system"]
    case (nil, .system(let weight)): words = ["system", "\(weight)"]
    case (nil, .named(let name)): words = [name.onOneLine]
    }
    if font.isItalic, case .system = font.family { words.append("italic") }
    return (words + [number(font.size)]).joined(separator: " ")
  }

  /// Components as people write them: `#RRGGBB`, with the opacity behind where the colour is not opaque.
  package static func words(for color: ColorReference) -> String {
    switch color {
    case .named(let name): return ObjectWords.isWord(name) ? name : ObjectWords.quoted(name)
    case .system(let name): return name.onOneLine
    case .components(let color):
      let hex = [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      let opacity = color.alpha < 1 ? " at \(number((color.alpha * 100).rounded())) %" : ""
      return "#\(hex.joined())\(opacity)"
    }
  }

  /// As Xcode's font menu calls a style: `UICTFontTextStyleBody` is `Body`.
  private static func styleName(_ style: String) -> String {
    let prefix = "UICTFontTextStyle"
    return style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style.onOneLine
  }

  private static func number(_ value: Double) -> String { DecimalText(value)?.description ?? "?" }
}

extension ObjectWords {
  /// Whether a text can stand without quotation marks: letters, digits and what joins them.
  static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.count <= longestWord
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || joints.contains($0) || isDigit($0) }
  }

  private static let joints: Set<Unicode.Scalar> = ["-", "_", ".", ":", "/"]
  private static let longestWord = 40

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x30 && scalar.value <= 0x39 }
}
