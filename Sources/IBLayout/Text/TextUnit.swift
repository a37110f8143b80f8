/// A character as in the fonts' tables: without accents, and with joined sequences as one character.
struct TextUnit: Hashable, Sendable {
  /// The character whose width is used.
  var scalar: Unicode.Scalar
  var script: Script
  var role: BreakRole

  init(_ scalar: Unicode.Scalar) {
    let base = LatinLetters.base(of: scalar)
    // A no-break space has the width of a space and the role of a letter.
    self.scalar = base == "\u{A0}" ? " " : base
    script = Script(base)
    role = BreakRole(base)
  }

  /// The units of a text of any number of lines.
  ///
  /// Marks, variation selectors and other characters without width are left out; an emoji sequence, a flag, a Hangul
  /// syllable in parts, and a carriage return with its line feed are one unit each.
  static func units(of text: String) -> [TextUnit] {
    var units: [TextUnit] = []
    units.reserveCapacity(text.utf8.count)
    forEachStart(in: text) { _, scalar in units.append(TextUnit(scalar)) }
    return units
  }

  /// The characters of each of `units(of: text)`. Characters before the first unit belong to none.
  static func pieces(of text: String) -> [Substring] {
    var starts: [String.Index] = []
    forEachStart(in: text) { index, _ in starts.append(index) }
    let ends = starts.dropFirst() + [text.endIndex]
    return zip(starts, ends).map { Substring(text.unicodeScalars[$0..<$1]) }
  }

  private static func forEachStart(in text: String, _ body: (String.Index, Unicode.Scalar) -> Void) {
    var previous: Unicode.Scalar?
    var flagIsOpen = false
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      defer { previous = scalar }
      let isIndicator = scalar.isRegionalIndicator
      let closesFlag = isIndicator && flagIsOpen
      flagIsOpen = isIndicator && !closesFlag
      if closesFlag || scalar.isPart(ofSequenceAfter: previous) { continue }
      body(index, scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Two of these make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the character adds no width to the text before it.
  fileprivate func isPart(ofSequenceAfter previous: Unicode.Scalar?) -> Bool {
    if value < 0x80 { return self == "\n" && previous == "\r" }
    // Skin tones, and the vowels and finals of Hangul syllables written in parts.
    if (0x1F3FB...0x1F3FF).contains(value) || (0x1160...0x11FF).contains(value) { return true }
    // The emoji after a zero-width joiner.
    if previous == "\u{200D}", Script(self) == .emoji { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
