extension String {
  /// The text with a space instead of each control character.
  ///
  /// Text from a file then can neither break a line of the output nor control the terminal.
  package var onOneLine: String {
    if isPlain { return self }
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let byte = PathText.byte(scalar) {
        line.append(contentsOf: "\\x\(String(byte, radix: 16, uppercase: true))".unicodeScalars)
      } else if scalar.isUnseen {
        line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        line.append(scalar.isControl ? " " : scalar)
      }
    }
    return Self.withoutCommands(line)
  }

  /// Each line of the text, processed by `onOneLine`.
  package var inPlainLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneLine }
      .joined(separator: "\n")
  }

  /// Whether the text is printable ASCII without two adjacent colons or number signs, like nearly all texts.
  private var isPlain: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte > 0x7E || byte == last && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#")) {
        return false
      }
      last = byte
    }
    return true
  }

  private static func withoutCommands(_ line: String.UnicodeScalarView) -> String {
    var words = String.UnicodeScalarView()
    var isAtStart = true
    for scalar in line {
      if scalar == ":", isAtStart, words.last == ":" { words.append(" ") }
      if scalar == "[", words.suffix(2).elementsEqual("##".unicodeScalars) { words.append(" ") }
      if scalar != ":", !scalar.properties.isWhitespace { isAtStart = false }
      words.append(scalar)
    }
    return String(words)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character or ends a line.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the scalar is invisible: a bidirectional embedding, override, isolate or mark, or a tag character.
  package var isUnseen: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: true
    default: false
    }
  }
}
