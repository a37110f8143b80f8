/// Text as Xcode writes it into a document.
enum XMLText {
  /// A space, the name and the value in quotes.
  static func attribute(_ name: String, value: String) -> [UInt8] {
    Array(" \(name)=\"".utf8) + escaped(value, quote: ASCII.quote) + [ASCII.quote]
  }

  /// The four references Xcode writes (Measurements/Format.md#escapes), and those without which the value
  /// would not be read back: line ends and tabs, and the apostrophe between apostrophes.
  static func escaped(_ value: String, quote: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case ASCII.ampersand: result += Array("&amp;".utf8)
      case ASCII.less: result += Array("&lt;".utf8)
      case ASCII.greater: result += Array("&gt;".utf8)
      case ASCII.quote: result += Array("&quot;".utf8)
      case ASCII.apostrophe where quote == ASCII.apostrophe: result += Array("&apos;".utf8)
      case ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn: result += Array("&#\(byte);".utf8)
      default: result.append(byte)
      }
    }
    return result
  }
}
