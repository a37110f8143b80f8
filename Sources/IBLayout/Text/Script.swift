/// The scripts whose characters all have the same width (Measurements/Text.md#scripts).
enum Script: Hashable, Sendable {
  /// Any script whose characters have different widths.
  case alphabetic
  case hangul
  /// Chinese characters, kana and full-width forms.
  case ideograph
  case emoji

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x1100: self = .alphabetic
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    case 0x2E80..<0xA000, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0xFFE0..<0xFFE7, 0x20000..<0x40000: self = .ideograph
    // Most symbols and dingbats of these two blocks are characters of a text font. Unicode lists the emoji.
    case 0x2600..<0x27C0: self = scalar.properties.isEmoji ? .emoji : .alphabetic
    case 0x1F000..<0x20000, 0x231A, 0x231B, 0x23F3, 0x2B50: self = .emoji
    default: self = .alphabetic
    }
  }
}
