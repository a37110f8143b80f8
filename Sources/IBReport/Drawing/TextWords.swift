import IBLayout

/// Lines hang where they are aligned, so that they stay there in viewers that ignore `textLength`.
extension SetText.Alignment {
  /// Nil for what SVG does by itself.
  var anchor: String? {
    switch self {
    case .left: nil
    case .center: "middle"
    case .right: "end"
    }
  }

  /// As a share of a line's width.
  var anchorPlace: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension Font {
  /// Nil for the regular weight.
  var cssWeight: String? {
    guard case .system(let weight) = family else { return nil }
    return weight == .regular ? nil : String((weight.rawValue + 1) * 100)
  }

  /// Nil for the system's own font, which the sheet names. A PostScript name's family is what precedes the hyphen.
  var cssFamily: String? {
    guard case .named(let name) = family else { return nil }
    let letters = name.prefix { $0 != "-" }.filter { $0.isLetter || $0.isNumber || $0 == " " }
    return letters.isEmpty ? nil : "'\(letters)', sans-serif"
  }
}
