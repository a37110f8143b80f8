/// One visible character of a text as the line breaker sees it. A sequence that is drawn as one, such as a flag or a
/// letter with its marks, is one glyph.
package struct Glyph: Hashable, Sendable {
  /// In points, tracking included.
  package var advance: Double
  /// What is added to the advance, in points, when the glyph before is on the same line.
  package var kerning: Double
  package var role: BreakRole

  package init(advance: Double, kerning: Double = 0, role: BreakRole) {
    self.advance = advance
    self.kerning = kerning
    self.role = role
  }
}
