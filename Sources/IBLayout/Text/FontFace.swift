import IBModel

/// A font with its tables, ready to measure. Lengths are in em.
enum FontFace {
  case system(SystemFontFace)
  case table(NamedFontFace, scale: Double, FullWidths)
  case fixed(Double, FullWidths)

  /// - Parameter size: in points, positive.
  init(_ family: Font.Family, size: Double, era: SystemFontEra) {
    switch family {
    case .system(let weight):
      self = .system(SystemFontFace(weight: weight, size: size, era: era))
    case .named(let name):
      let weight = NamedFont.weight(of: name)
      switch NamedFont.family(of: name)?.widths {
      case .fixed(let advance):
        self = .fixed(advance, FullWidths(size: size))
      case .table(let table, let scale):
        if let face = NamedFontFace.nearest(to: weight, in: table) {
          self = .table(face, scale: scale, FullWidths(size: size))
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
    }
  }

  /// What is added to the advance of `second` where it follows `first`.
  func kerning(_ first: TextUnit, _ second: TextUnit) -> Double {
    switch self {
    case .system(let face): face.kerning(first, second)
    case .table(let face, let scale, _): scale * face.kerning(first.scalar, second.scalar)
    case .fixed: 0
    }
  }
}
