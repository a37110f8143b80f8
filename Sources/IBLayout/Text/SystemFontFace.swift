import IBModel

/// How much wider each character of SF Display was before Xcode 9, in em (Measurements/Text.md#font-eras).
private let earlyDisplayTracking = 0.012

/// How much wider each character of the variable font in semibold is than in the table at text sizes, in em
/// (Measurements/Text.md#font-eras).
private let variableSemiboldTracking = 0.0007

/// The system font in one weight, size and era. Lengths are in em unless noted.
struct SystemFontFace {
  /// The size in points from which SF Display replaces SF Text: 20, minus possible rounding
  /// (Measurements/Text.md#model).
  static let displaySize = 19.95

  private let tables = SystemFontTables.shared
  /// The index of the weight's first advance in the table.
  private let firstAdvance: Int
  /// The amount added to the advance of each character: tracking, and the weight's part of the Display design.
  private let spacing: Double
  /// The fraction of the Display design, from 0 to 1.
  private let displayShare: Double
  private let fullWidths: FullWidths
  private let redrawn: RedrawnGlyphs

  /// - Parameter size: in points, positive.
  init(weight: FontWeight, size: Double, era: SystemFontEra) {
    firstAdvance = weight.rawValue * tables.glyphCount
    displayShare = Self.displayShare(size: size, era: era, tables)
    let textTracking = era == .variable && weight == .semibold ? variableSemiboldTracking : 0
    spacing =
      Self.tracking(size: size, era: era, tables) + (1 - displayShare) * textTracking
      + displayShare * SystemFontTables.weightDisplayDeltas[weight.rawValue]
    fullWidths = FullWidths(size: size)
    redrawn = RedrawnGlyphs(weight: weight, era: era, displayShare: displayShare)
  }

  /// The width of a line of ASCII without line breaks; nil for any other text.
  func width(ofASCII line: UnsafeBufferPointer<UInt8>) -> Double? {
    var total = 0.0
    var previous = 0
    for byte in line {
      guard byte < 0x80, !(0xA...0xD).contains(byte) else { return nil }
      let glyph = Int(byte)
      let kerningClass = Int(tables.kerningClasses[glyph])
      total += tables.advances[firstAdvance + glyph] + displayShare * tables.displayDeltas[glyph]
      total += redrawn.extra(UInt32(byte))
      total += tables.kerning[previous * tables.kerningClassCount + kerningClass]
      previous = kerningClass
    }
    return total + Double(line.count) * spacing
  }

  func advance(of unit: TextUnit) -> Double {
    // A character that is not in the table and whose script has one width has no tracking.
    let glyph = tables.glyph(unit.scalar)
    if glyph == tables.glyphCount - 1, let width = fullWidths.advance(of: unit) { return width }
    return tables.advances[firstAdvance + glyph] + displayShare * tables.displayDeltas[glyph] + spacing
      + redrawn.extra(unit.scalar.value)
  }

  /// Whether the advance of a character was measured. A character in no table is assumed to be as wide as the last row.
  func knows(_ unit: TextUnit) -> Bool {
    tables.glyph(unit.scalar) != tables.glyphCount - 1 || fullWidths.advance(of: unit) != nil
  }

  func kerning(_ first: TextUnit, _ second: TextUnit) -> Double {
    let row = Int(tables.kerningClasses[tables.glyph(first.scalar)])
    let column = Int(tables.kerningClasses[tables.glyph(second.scalar)])
    return tables.kerning[row * tables.kerningClassCount + column]
  }

  private static func displayShare(size: Double, era: SystemFontEra, _ tables: SystemFontTables) -> Double {
    guard era == .variable else { return size >= Self.displaySize ? 1 : 0 }
    return interpolate(tables.displayShares, from: SystemFontTables.displayShareStart, at: size)
  }

  private static func tracking(size: Double, era: SystemFontEra, _ tables: SystemFontTables) -> Double {
    if era == .variable {
      return interpolate(tables.variableTracking, from: SystemFontTables.trackingStart, at: size)
    }
    // Text and Display are two fonts, so figures are not interpolated between sizes 19 and 20.
    let size = size >= Self.displaySize ? max(size, 20) : min(size, 19)
    let tracking = interpolate(tables.staticTracking, from: SystemFontTables.trackingStart, at: size)
    return era == .earlyStatic && size >= Self.displaySize ? tracking + earlyDisplayTracking : tracking
  }

  /// The value at `size` in a table by whole point sizes, which is constant beyond its ends.
  private static func interpolate(_ table: [Double], from start: Double, at size: Double) -> Double {
    let position = min(max(size - start, 0), Double(table.count - 1))
    let index = min(Int(position), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
  }
}
