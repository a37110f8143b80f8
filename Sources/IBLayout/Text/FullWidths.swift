/// The widths of characters that no Latin font has, so that the system puts in a font whose characters are all of one
/// width (Measurements/Text.md#scripts). In em.
struct FullWidths {
  private let ideograph: Double
  private let emoji: Double

  /// - Parameter size: in points, positive.
  init(size: Double) {
    // Measured up to 17 points and at 24; where it changes is not known, taken to be where SF Display begins.
    ideograph =
      size >= SystemFontFace.displaySize
      ? SystemFontTables.ideographDisplayAdvance : SystemFontTables.ideographAdvance
    emoji = SystemFontTables.emojiPoints / size + SystemFontTables.emojiAdvance
  }

  /// Nil for a character of an alphabet.
  func advance(of unit: TextUnit) -> Double? {
    switch unit.script {
    case .alphabetic: nil
    case .hangul: SystemFontTables.hangulAdvance
    case .ideograph: ideograph
    case .emoji: emoji
    }
  }
}
