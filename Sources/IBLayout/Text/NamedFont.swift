/// A font family other than the system's with known figures (Measurements/Text.md#named-fonts). The families are
/// generated.
struct NamedFont: Sendable {
  /// The source of the advances of the family's characters.
  enum Widths: Hashable, Sendable {
    /// All characters are this wide, in em.
    case fixed(Double)
    /// The advances of a table of faces, multiplied by `scale`.
    case table(String, scale: Double)
    /// The widths are unknown, so the system font's are used.
    case unknown
  }

  /// The part of the PostScript name before the hyphen, such as `HelveticaNeue`.
  let family: String
  /// In em; nil if not known.
  let lineHeight: Double?
  /// The line heights of weights that differ from the family's, in em.
  let lineHeights: [FontWeight: Double]
  /// From the baseline to the bottom of the line, in em; nil if not known.
  let descender: Double?
  let widths: Widths
  /// The advance of an ideograph in em, if the family has ideographs; nil if another font draws them.
  let ideograph: Double?
  /// The parts of PostScript names after the hyphen that have figures; empty if all have.
  let styles: [String]
  /// Whether the widths come from another font, or disagree with most measured widths.
  let isApproximate: Bool

  /// Whether the widths of the font with this PostScript name come from another font.
  func isApproximate(_ name: String) -> Bool {
    isApproximate || !styles.isEmpty && !styles.contains(String(Self.style(of: name)))
  }

  /// The height of a line of the font with this PostScript name, in em; nil if not known.
  func lineHeight(_ name: String) -> Double? { lineHeights[Self.weight(of: name)] ?? lineHeight }

  /// The family of the font with this PostScript name; nil if it has not been measured.
  static func family(of name: String) -> NamedFont? {
    let family = name.prefix { $0 != "-" }
    return indexByName[String(family)].map { all[$0] }
  }

  /// The weight in the PostScript name, as in `Avenir-Heavy`; regular if the name has no known weight.
  static func weight(of name: String) -> FontWeight {
    FontWeight(name: String(style(of: name))) ?? .regular
  }

  /// The part of a PostScript name after its hyphen; empty without one.
  private static func style(of name: String) -> Substring {
    name.firstIndex(of: "-").map { name[name.index(after: $0)...] } ?? ""
  }

  private static let indexByName: [String: Int] = {
    var index: [String: Int] = [:]
    for (position, font) in all.enumerated() { index[font.family] = position }
    for (alias, family) in aliases { index[alias] = index[family] }
    return index
  }()
}
