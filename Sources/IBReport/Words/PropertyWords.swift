import IBLayout
import IBModel

/// Values of properties in words.
enum PropertyWords {
  /// Such as `16`, `YES`, `system bold 28`, `"Hello"`, `secondaryLabelColor`, `none`.
  static func text(_ value: PropertyState.Value) -> String {
    switch value {
    case .none: "none"
    case .flag(let flag): flag ? "YES" : "NO"
    case .number(let number): self.number(number)
    case .text(let text): ObjectWords.name(text)
    case .font(let font): words(for: font)
    case .color(let color): words(for: color)
    case .image(let image): words(for: image)
    }
  }

  /// Such as `system semibold 17`, `HelveticaNeue-Light 15`, `Body 17`.
  static func words(for font: Font) -> String {
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

  /// Such as `Logo as logo-wide@2x.png, 40 × 24`; `Logo without a file`.
  static func words(for image: ImageChoice) -> String {
    let name = ObjectWords.name(image.name)
    guard let file = image.file else { return "\(name) without a file" }
    let size = image.size.map { ", \(number($0.width)) × \(number($0.height))" } ?? ""
    return "\(name) as \(ObjectWords.name(file.split(separator: "/").last.map(String.init) ?? file))\(size)"
  }

  /// Components as people write them: `#RRGGBB`, with the opacity behind where the colour is not opaque.
  static func words(for color: ColorReference) -> String {
    switch color {
    case .shown(let name, let color): return "\(ObjectWords.name(name)) (\(words(for: .components(color))))"
    case .named(let name): return ObjectWords.name(name)
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
