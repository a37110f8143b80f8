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
    }
  }

  /// Whether the advances were fitted to stored frames, and so have errors.
  var isFitted: Bool {
    if case .table(let face, _, _) = self { return face.errors != nil }
    return false
  }

  /// The standard error of the width of `units` in em; infinite for a character whose advance is not known, zero for
  /// a font whose advances were not fitted.
  func standardError(of units: [TextUnit]) -> Double {
    guard case .table(let face, let scale, let fullWidths) = self, let errors = face.errors else { return 0 }
    var counts: [Int: Double] = [:]
    for unit in units where unit.role != .newline && fullWidths.advance(of: unit) == nil {
      guard unit.scalar.isASCII else { return .infinity }
      counts[Int(unit.scalar.value), default: 0] += 1
    }
    // The order of a dictionary must not decide the last bits of a sum.
    let squares = counts.keys.sorted().map { (counts[$0] ?? 0) * errors[$0] }.map { $0 * $0 }
    return scale * squares.reduce(0, +).squareRoot()
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
