import IBLayout

/// A font to reckon with by hand: every character is half the size wide, a line is 1.2 times the size high.
struct ToyFont: TextMeasuring {
  func glyphs(of text: String, font: Font) -> [Glyph] {
    text.map { character in
      let role = character.unicodeScalars.first.map(BreakRole.init) ?? .letter
      return Glyph(advance: role == .newline ? 0 : font.size / 2, role: role)
    }
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: font.size, descender: 0.2 * font.size)
  }
}
