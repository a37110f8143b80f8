import IBContent
import IBLayout

/// A line's anchor is its aligned edge or center, so the line keeps its place in viewers that ignore `textLength`.
extension TextAlignment {
  /// Nil for SVG's default.
  var anchor: String? {
    switch self {
    case .left: nil
    case .center: "middle"
    case .right: "end"
    }
  }

  /// As a fraction of a line's width.
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

  /// Nil for the system font, which the stylesheet names. The family is the part of a PostScript name before the
  /// hyphen.
  var cssFamily: String? {
    guard case .named(let name) = family else { return nil }
    let letters = name.prefix { $0 != "-" }.filter { $0.isLetter || $0.isNumber || $0 == " " }
    return letters.isEmpty ? nil : "'\(letters)', sans-serif"
  }
}
