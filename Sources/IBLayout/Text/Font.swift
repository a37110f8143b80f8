/// A font as resolved for one configuration: everything that measuring a text depends on.
package struct Font: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// San Francisco, the system's own font.
    case system(FontWeight)
    /// A font by its PostScript name, such as `HelveticaNeue-Light`.
    case named(String)
  }

  package var family: Family
  /// In points.
  package var size: Double
  /// The text style's full name, such as `UICTFontTextStyleBody`; nil for a font of a fixed size.
  package var textStyle: String?
  /// The distance of two baselines that the text style prescribes, in points; nil for a font of a fixed size, whose
  /// lines are one line height apart.
  package var leading: Double?
  /// What every glyph is set apart by, in points (`NSKern`).
  package var spacing = 0.0
  /// What a paragraph makes of the height of its lines.
  package var paragraph = LineHeightRule()
  /// Widths of the italic are taken to be those of the roman font (Measurements/Text.md#italic, 6 samples).
  package var isItalic: Bool
  /// True if the widths replace those of a font we have no or no good figures of. Reports should say so.
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
