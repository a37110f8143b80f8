import OpenType

/// A font of the project's files, ready to measure. Lengths are in em.
///
/// An accented letter is as wide as its base letter (`TextUnit`).
struct FileFontFace {
  private let font: OpenTypeFont
  /// The font that draws the characters missing from this font.
  private let substitute: SystemFontFace
  private let fullWidths: FullWidths

  init(_ font: OpenTypeFont, substitute: SystemFontFace, size: Double) {
    self.font = font
    self.substitute = substitute
    fullWidths = FullWidths(size: size)
  }

  /// The widths of the characters of a text, in order.
  ///
  /// - Parameter joins: whether letters become ligatures.
  func widths(of units: [TextUnit], joins: Bool) -> [OpenTypeFont.Width] {
    zip(units, font.widths(of: units.map(\.scalar), joins: joins)).map { unit, width in
      width ?? .init(advance: fullWidths.advance(of: unit) ?? substitute.advance(of: unit), kerning: 0)
    }
  }

  /// Whether the widths of a text are known. They are not for scripts whose letters change with their neighbors.
  func knows(_ units: [TextUnit]) -> Bool {
    !units.contains { unit in Self.joinedScripts.contains { $0.contains(unit.scalar.value) } }
  }

  /// From Hebrew to Myanmar, Khmer and Mongolian, and the presentation forms of Hebrew and Arabic.
  ///
  /// Source: the Unicode Standard's blocks.
  private static let joinedScripts: [ClosedRange<UInt32>] = [
    0x0590...0x109F, 0x1780...0x18AF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
  ]
}
