package import IBContent
package import IBModel

/// Resolves a font of the file for one content size category.
package struct FontResolver: Hashable, Sendable {
  package var textSize: ContentSizeCategory
  /// The fonts in the project.
  package var fonts: FontLibrary
  /// Whether the first two title styles have the sizes of content size category S (Measurements/Text.md#early-titles).
  package var hasSmallTitles = false
  /// Whether only the system font exists, so another font replaces named fonts
  /// (Measurements/Text.md#replacement-font).
  package var lacksFonts = false

  package init(textSize: ContentSizeCategory, fonts: FontLibrary = .none) {
    self.textSize = textSize
    self.fonts = fonts
  }

  /// The font of a `fontDescription`. A style takes precedence over a name, a name over a type.
  ///
  /// - Parameter defaultSize: the size in points if the description has none: 17 for a label
  ///   (Measurements/Text.md#font-description).
  package func resolve(_ attributes: FontAttributes, defaultSize: Double = 17) -> Font {
    if let style = attributes.style, let font = textStyle(style) { return font }
    let size = attributes.pointSize.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? defaultSize
    if let name = attributes.name { return named(name, size: size) }
    var font = Font.system(size, weight: attributes.weight.flatMap(FontWeight.init(name:)) ?? .regular)
    switch attributes.type {
    case "boldSystem": font.family = .system(.bold)
    case "italicSystem": font.isItalic = true
    default: break
    }
    // The size of an unknown style is a guess.
    font.isApproximate = attributes.style != nil
    return font
  }

  /// The font of a text style, plain or emphasized, by its full name such as `UICTFontTextStyleHeadline`; nil for
  /// another name.
  package func textStyle(_ name: String) -> Font? {
    let isSmall = hasSmallTitles && Self.smallTitles.contains(name)
    return TextStyle.font(name, textSize: isSmall ? .small : textSize)
  }

  private static let smallTitles = ["UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2"]

  /// The font with a PostScript name. Its size does not follow the content size category.
  ///
  /// A name that begins with a dot is a private name of the system font (Measurements/Text.md#font-description). Copies
  /// of that font in apps have about the same widths.
  package func named(_ name: String, size: Double) -> Font {
    let isItalic = name.hasSuffix("Italic") || name.hasSuffix("Oblique")
    if lacksFonts {
      return Font(family: .named(Self.replacement), size: size, isItalic: isItalic, isApproximate: false)
    }
    if fonts.font(named: name) != nil {
      return Font(family: .named(name), size: size, isItalic: isItalic, isApproximate: false)
    }
    let isCopy = Self.systemFontCopies.contains { name.hasPrefix($0) }
    if name.hasPrefix(".") || isCopy {
      return Font(
        family: .system(NamedFont.weight(of: name)), size: size, isItalic: isItalic, isApproximate: isCopy)
    }
    return Font(
      family: .named(name), size: size, isItalic: isItalic,
      isApproximate: NamedFont.family(of: name)?.isApproximate(name) ?? true)
  }

  /// Source: Measurements/Text.md#replacement-font.
  private static let replacement = "HelveticaNeue"

  private static let systemFontCopies = ["SFProText", "SFProDisplay", "SFUIText"]
}
