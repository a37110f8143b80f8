import IBModel

/// The characters that are wider in the variable system font than in earlier fonts, for which the table has averages of
/// both, the two that are narrower, and the characters whose Display design differs by weight.
///
/// Source of the former: how far the widths of labels stored by Xcode 12 and later exceed the table: `%` 0.07 to 0.09
/// em in the regular weight, 0.11 to 0.14 in medium, 0.16 to 0.18 in bold (one label each, of three apps; a fourth
/// app's two labels agree); `_` 0.13 to 0.14 in regular, 0.18 to 0.19 in bold (five labels of one app, two of them
/// among the cases of Measurements/Text.md#cases). Older labels have the table's widths. Source of the narrower ones:
/// Measurements/Text.md#later-letters. Source of the last: Measurements/Text.md#display-zero.
struct RedrawnGlyphs {
  /// Added to the advance, in em.
  let percent: Double
  let underscore: Double
  let slash: Double
  let bar: Double
  let zero: Double

  /// - Parameter displayShare: the fraction of the Display design, from 0 to 1.
  init(weight: FontWeight, era: SystemFontEra, displayShare: Double) {
    zero = -0.013 * max(Self.positions[weight.rawValue], 0) * displayShare
    let position = era == .variable ? Self.positions[weight.rawValue] : nil
    percent = position.map { 0.08 + 0.055 * $0 } ?? 0
    underscore = position.map { 0.135 + 0.03 * $0 } ?? 0
    slash = era == .variable ? -0.02 : 0
    bar = era == .variable ? -0.075 : 0
  }

  func extra(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0x25: percent
    case 0x2F: slash
    case 0x30: zero
    case 0x5F: underscore
    case 0x7C: bar
    default: 0
    }
  }

  /// The position of each weight on a scale from regular, 0, to semibold, 1 (Measurements/Text.md#weights).
  private static let positions = [-1.9, -0.7, -0.32, 0, 0.595, 1, 1.68, 2.46, 3.3]
}
