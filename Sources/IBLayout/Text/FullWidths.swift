/// The widths of characters that Latin fonts do not have. The system substitutes a font in which all of them have the
/// same width (Measurements/Text.md#scripts). In em.
struct FullWidths {
  private let ideograph: Double
  private let emoji: Double

  /// - Parameters:
  ///   - size: in points, positive.
  ///   - own: the advance of an ideograph in em, if the font has ideographs.
  init(size: Double, ideograph own: Double? = nil) {
    ideograph = own ?? Self.systemIdeograph(size: size)
    emoji = SystemFontTables.emojiPoints / size + SystemFontTables.emojiAdvance
  }

  /// Source: Measurements/Text.md#ideographs (11 to 13 points, 14 to 20, 24; the size at which it changes in between is
  /// not known).
  private static func systemIdeograph(size: Double) -> Double {
    switch size {
    case ..<13.5: SystemFontTables.ideographSmallAdvance
    case ..<20.5: SystemFontTables.ideographAdvance
    default: SystemFontTables.ideographDisplayAdvance
    }
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
