/// The weight of a font, lightest first. The raw value is the column of the advance table.
package enum FontWeight: Int, Comparable, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The weight named as Interface Builder writes it in `weight`, or as in the style of a PostScript name (`Semibold`,
  /// `DemiBold`, `Book`, `BoldItalic`, `BoldMT`); case does not matter. Nil for any other word.
  package init?(name: String) {
    var word = name.lowercased()
    for suffix in ["mt", "italic", "oblique"] where word.hasSuffix(suffix) {
      word.removeLast(suffix.count)
    }
    guard let weight = Self.weight(ofStyle: word) else { return nil }
    self = weight
  }

  private static func weight(ofStyle word: String) -> FontWeight? {
    switch word {
    case "ultralight", "extralight": .ultraLight
    case "thin", "hairline": .thin
    case "light": .light
    case "", "regular", "roman", "book", "normal": .regular
    case "medium": .medium
    case "semibold", "demibold", "demi": .semibold
    case "bold": .bold
    case "heavy", "extrabold": .heavy
    case "black": .black
    default: nil
    }
  }
}
