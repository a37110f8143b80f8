package import IBContent

/// A font as resolved for one configuration, with everything that measuring a text depends on.
package struct Font: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// San Francisco, the system font.
    case system(FontWeight)
    /// A font by its PostScript name, such as `HelveticaNeue-Light`.
    case named(String)
  }

  package var family: Family
  /// In points.
  package var size: Double
  /// The text style's full name, such as `UICTFontTextStyleBody`; nil for a font of a fixed size.
  package var textStyle: String?
  /// The distance between baselines that the text style prescribes, in points; nil for a font of a fixed size, whose
  /// baselines are one line height apart.
  package var leading: Double?
  /// Additional space between glyphs, in points (`NSKern`).
  package var spacing = 0.0
  /// The line heights that a paragraph style sets.
  package var paragraph = LineHeightRule()
  /// Whether the font is italic. It is measured with the widths of the roman font (Measurements/Text.md#italic, 6
  /// samples).
  package var isItalic: Bool
  /// Whether the widths come from another font, because this font has not been measured well. Reports should mention
  /// it.
  package var isApproximate: Bool

  package init(
    family: Family, size: Double, textStyle: String? = nil, leading: Double? = nil, isItalic: Bool = false,
    isApproximate: Bool = false
  ) {
    self.family = family
    self.size = size
    self.textStyle = textStyle
    self.leading = leading
    self.isItalic = isItalic
    self.isApproximate = isApproximate
  }

  /// The system font in a fixed size, in points.
  package static func system(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(family: .system(weight), size: size)
  }
}
