/// One visible character of a text for line breaking. A sequence drawn as one, such as a flag or a letter with its
/// marks, is one glyph.
package struct Glyph: Hashable, Sendable {
  /// In points, tracking included.
  package var advance: Double
  /// Added to the advance, in points, if the previous glyph is on the same line.
  package var kerning: Double
  package var role: BreakRole

  package init(advance: Double, kerning: Double = 0, role: BreakRole) {
    self.advance = advance
    self.kerning = kerning
    self.role = role
  }
}
