/// The widths of characters that Latin fonts do not have. The system substitutes a font in which they all have the same
/// width (Measurements/Text.md#scripts). In em.
struct FullWidths {
  private let ideograph: Double
  private let emoji: Double

  /// - Parameters:
  ///   - size: in points, positive.
  ///   - own: the advance of an ideograph in em, in a font that has ideographs itself.
  init(size: Double, ideograph own: Double? = nil) {
    // Measured up to 17 points and at 24; the size at which it changes is not known and assumed to be that of SF
    // Display.
    ideograph =
      own
      ?? (size >= SystemFontFace.displaySize
        ? SystemFontTables.ideographDisplayAdvance : SystemFontTables.ideographAdvance)
    emoji = SystemFontTables.emojiPoints / size + SystemFontTables.emojiAdvance
  }

  /// Nil for an alphabetic character.
  func advance(of unit: TextUnit) -> Double? {
    switch unit.script {
    case .alphabetic: nil
    case .hangul: SystemFontTables.hangulAdvance
    case .ideograph: ideograph
    case .emoji: emoji
    }
  }
}
