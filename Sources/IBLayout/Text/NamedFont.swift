/// A font family other than the system's with known figures (Measurements/Text.md#named-fonts). The families are
/// generated.
struct NamedFont: Sendable {
  /// The source of the advances of the family's characters.
  enum Widths: Hashable, Sendable {
    /// All characters are this wide, in em.
    case fixed(Double)
    /// A table of faces, with its advances multiplied by `scale`.
    case table(String, scale: Double)
    /// Unknown: the system font's are used.
    case unknown
  }

  /// The part of the PostScript name before the hyphen, such as `HelveticaNeue`.
  let family: String
  /// In em; nil if not known.
  let lineHeight: Double?
  let widths: Widths
  /// Whether the widths are those of another font, or disagree with most measured widths.
  let isApproximate: Bool

  /// The family of the font with this PostScript name; nil if there are no figures for it.
  static func family(of name: String) -> NamedFont? {
    let family = name.prefix { $0 != "-" }
    return indexByName[String(family)].map { all[$0] }
  }

  /// The weight in the PostScript name, as in `Avenir-Heavy`; regular if it has no known one.
  static func weight(of name: String) -> FontWeight {
    guard let hyphen = name.firstIndex(of: "-") else { return .regular }
    return FontWeight(name: String(name[name.index(after: hyphen)...])) ?? .regular
  }

  private static let indexByName: [String: Int] = {
    var index: [String: Int] = [:]
    for (position, font) in all.enumerated() { index[font.family] = position }
    for (alias, family) in aliases { index[alias] = index[family] }
    return index
  }()
}
