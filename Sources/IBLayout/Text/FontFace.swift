import IBModel
import OpenType

/// A font with its tables, ready to measure. Lengths are in em.
enum FontFace {
  case system(SystemFontFace)
  case table(NamedFontFace, scale: Double, FullWidths)
  case fixed(Double, FullWidths)
  case file(FileFontFace)

  /// - Parameters:
  ///   - size: in points, positive.
  ///   - fonts: the fonts in the project, which take precedence over the tables.
  init(_ family: Font.Family, size: Double, era: SystemFontEra, fonts: FontLibrary) {
    switch family {
    case .system(let weight):
      self = .system(SystemFontFace(weight: weight, size: size, era: era))
    case .named(let name):
      let weight = NamedFont.weight(of: name)
      if let font = fonts.font(named: name) {
        self = .file(FileFontFace(font, substitute: SystemFontFace(weight: weight, size: size, era: era), size: size))
        return
      }
      let family = NamedFont.family(of: name)
      let fullWidths = FullWidths(size: size, ideograph: family?.ideograph)
      switch family?.widths {
      case .fixed(let advance):
        self = .fixed(advance, fullWidths)
      case .table(let table, let scale):
        if let face = NamedFontFace.nearest(to: weight, in: table) {
          self = .table(face, scale: scale, fullWidths)
        } else {
          self = .system(SystemFontFace(weight: weight, size: size, era: era))
        }
      case .unknown, nil:
        self = .system(SystemFontFace(weight: weight, size: size, era: era))
      }
    }
  }

  func advance(of unit: TextUnit) -> Double {
    switch self {
    case .system(let face):
      return face.advance(of: unit)
    case .fixed(let advance, let fullWidths):
      return fullWidths.advance(of: unit) ?? advance
    case .table(let face, let scale, let fullWidths):
      if let width = fullWidths.advance(of: unit) { return width }
      let code = Int(unit.scalar.value)
      return scale * (code < face.advances.count ? face.advances[code] : face.defaultAdvance)
    case .file(let face):
      return face.widths(of: [unit], joins: false)[0].advance
    }
  }

  /// Whether the width of some texts is not known well, because the advances were fitted to stored frames, or because
  /// the font's file has scripts whose letters are joined.
  var hasUnknownTexts: Bool {
    switch self {
    case .system, .fixed: false
    case .table(let face, _, _): face.errors != nil
    case .file: true
    }
  }

  /// The standard error of the width of `units` in em; infinite for a character whose advance is not known, zero for
  /// a font whose advances were not fitted.
  func standardError(of units: [TextUnit]) -> Double {
    if case .file(let face) = self { return face.knows(units) ? 0 : .infinity }
    guard case .table(let face, let scale, let fullWidths) = self, let errors = face.errors else { return 0 }
    var counts: [Int: Double] = [:]
    for unit in units where unit.role != .newline && fullWidths.advance(of: unit) == nil {
      guard unit.scalar.isASCII else { return .infinity }
      counts[Int(unit.scalar.value), default: 0] += 1
    }
    // The order of a dictionary must not affect the last bits of a sum.
    let squares = counts.keys.sorted().map { (counts[$0] ?? 0) * errors[$0] }.map { $0 * $0 }
    return scale * squares.reduce(0, +).squareRoot()
  }

  /// The change to the advance of `second` where it follows `first`.
  func kerning(_ first: TextUnit, _ second: TextUnit) -> Double {
    switch self {
    case .system(let face): face.kerning(first, second)
    case .table(let face, let scale, _): scale * face.kerning(first.scalar, second.scalar)
    case .fixed: 0
    case .file(let face): face.widths(of: [first, second], joins: false)[1].kerning
    }
  }
}
