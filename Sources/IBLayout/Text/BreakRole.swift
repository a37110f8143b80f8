/// The role of a character in line breaking: the part of UAX #14 that occurs in interfaces.
package enum BreakRole: Hashable, Sendable {
  /// Joined to its neighbors.
  case letter
  /// Like a letter, but a line does not break after a hyphen before it.
  case digit
  /// Like a letter, but also joined to an ideograph before it, such as a full stop.
  case punctuation
  /// Like a letter, but also joined to an ideograph after it, such as an opening bracket.
  case bracket
  /// A line may end after it.
  case hyphen
  /// A line may end after it, where it takes no space.
  case space
  /// The line ends here.
  case newline
  /// A line may begin and end with it.
  case ideograph
  /// As wide as an ideograph; a line may end with it.
  case ideographicPunctuation
  /// As wide as an ideograph; a line may begin with it.
  case ideographicBracket

  /// The role of a glyph that begins with `scalar`.
  package init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 0x80 ? Self.ofASCII(scalar) : Self.ofOther(scalar)
  }

  private static func ofASCII(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}": .newline
    case " ", "\t": .space
    case "0"..."9": .digit
    case "-", "/": .hyphen
    case "!", ",", ".", ":", ";", "?", ")", "]", "}", "%": .punctuation
    case "(", "[", "{": .bracket
    default: .letter
    }
  }

  private static func ofOther(_ scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "\u{85}", "\u{2028}", "\u{2029}": .newline
    // The figure space (2007) and the no-break spaces (A0, 202F) are not listed because lines do not break at them.
    case "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}": .space
    case "\u{2010}", "\u{2012}"..."\u{2014}": .hyphen
    case "…", "’", "”", "»": .punctuation
    case "‘", "“", "«": .bracket
    case "、", "。", "」", "』", "】", "〉", "》", "）", "！", "？", "，", "．", "：", "；", "］", "｝", "ー":
      .ideographicPunctuation
    case "「", "『", "【", "〈", "《", "（", "［", "｛": .ideographicBracket
    default: Script(scalar) == .alphabetic ? .letter : .ideograph
    }
  }

  /// Whether a line may end with a glyph of this role and the next begin with one of role `next`.
  func allowsBreak(before next: BreakRole) -> Bool {
    if self == .space { return next != .space }
    if joinsNext || next.joinsPrevious { return false }
    return switch (self, next) {
    case (.hyphen, .digit): false
    case (.hyphen, _), (.ideograph, _), (.ideographicPunctuation, _): true
    case (_, .ideograph), (_, .ideographicBracket): true
    default: false
    }
  }

  private var joinsNext: Bool { self == .bracket || self == .ideographicBracket }

  private var joinsPrevious: Bool {
    switch self {
    case .punctuation, .ideographicPunctuation, .hyphen, .space: true
    default: false
    }
  }
}
