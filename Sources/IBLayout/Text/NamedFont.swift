/// A font family other than the system's of which we have figures (Measurements/Text.md#named-fonts). The families are
/// generated.
struct NamedFont: Sendable {
  /// How the advances of the family's characters are known.
  enum Widths: Hashable, Sendable {
    /// All characters are this wide, in em.
    case fixed(Double)
    /// By a table of faces, its advances multiplied by `scale`.
    case table(String, scale: Double)
    /// Not at all: the system font is used.
    case unknown
  }

  /// The part of the PostScript name before the hyphen, such as `HelveticaNeue`.
  let family: String
  /// In em; nil if not known.
  let lineHeight: Double?
  let widths: Widths
  /// Whether the widths are a stand-in, or do not agree with most widths that were measured.
  let isApproximate: Bool

  /// The family of the font with this PostScript name; nil if we have no figures of it.
  static func family(of name: String) -> NamedFont? {
    let family = name.prefix { $0 != "-" }
    return indexByName[String(family)].map { all[$0] }
  }

  /// The weight that the PostScript name says, as in `Avenir-Heavy`; regular if it says none we know.
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
