import IBSource

/// Writes JSON text front to back into one buffer.
///
/// Foundation's `JSONEncoder` has no fixed order of keys and no stream, writes 33.3333 as 33.333333333333336, and takes
/// six times as long (Measurements/Tools.md#foundation). The writer keeps keys in the order they are written and writes
/// all commas; the caller has to alternate keys and values.
package struct JSONWriter: Sendable {
  /// UTF-8 text so far; of a text in parts, the text after the full ones.
  package private(set) var bytes: [UInt8] = []
  /// The full parts of a long text, which no growing buffer copies.
  private var parts: [[UInt8]] = []
  private static let partSize = 1 << 20
  /// Whether a comma must precede the next key or element.
  private var needsComma = false
  /// Whether the text is in a script element of a page, which no text may end: `<` is written as an escape.
  private let isInScript: Bool

  package init() {
    isInScript = false
  }

  private init(script start: String) {
    isInScript = true
    bytes = Array(start.utf8)
  }

  /// The text of a script element, with its tags, in parts.
  static func script(_ start: String, _ content: (inout JSONWriter) -> Void) -> [[UInt8]] {
    var writer = JSONWriter(script: start)
    content(&writer)
    writer.bytes += Array("</script>".utf8)
    return writer.parts + [writer.bytes]
  }

  /// Writes an object whose keys `members` writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  /// Writes a key of the enclosing object and an object whose keys `members` writes.
  package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// Writes an array whose elements `elements` writes.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclose("[", "]", elements)
  }

  /// Writes a key of the enclosing object; exactly one value must follow.
  package mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key that only the run determines, such as an id; exactly one value must follow.
  package mutating func key(named name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ string: String) {
    separate()
    appendQuoted(string)
    needsComma = true
  }

  package mutating func value(_ flag: Bool) {
    raw(flag ? "true" : "false")
  }

  package mutating func value(_ integer: Int) {
    separate()
    bytes.append(contentsOf: String(integer).utf8)
    needsComma = true
  }

  /// Writes a number as `DecimalText` prints it; `null` for a number that JSON cannot express.
  package mutating func value(_ number: Double) {
    guard let decimal = DecimalText(number) else { return null() }
    separate()
    decimal.append(to: &bytes)
    needsComma = true
  }

  package mutating func null() {
    raw("null")
  }

  /// Writes a value that is JSON already.
  package mutating func value(json: some Sequence<UInt8>) {
    separate()
    bytes += json
    needsComma = true
  }

  /// Ends the text so far with a line feed; a separate text follows.
  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Separates an element from the previous one by a comma and a line feed, for arrays with an element on each line.
  package mutating func startElementLine() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    endLine()
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: opening))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: closing))
    needsComma = true
  }

  private mutating func separate() {
    if isInScript, bytes.count >= Self.partSize {
      parts.append(bytes)
      bytes = []
      bytes.reserveCapacity(Self.partSize + Self.partSize / 16)
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func raw(_ literal: StaticString) {
    separate()
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  /// Escapes what RFC 8259, section 7 requires: quotation mark, reverse solidus and the control characters.
  private mutating func appendQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      bytes.append(contentsOf: string.utf8)
    } else {
      appendEscaped(string)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte never needs an escape.
  private func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && !(isInScript && byte == UInt8(ascii: "<"))
  }

  private mutating func appendEscaped(_ string: String) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\r"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case UInt8(ascii: "\t"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0..<0x20, 0x7F: appendEscape(UInt32(byte))
      case UInt8(ascii: "<") where isInScript: appendEscape(UInt32(byte))
      default:
        bytes.append(byte)
        if byte >= 0x80, Self.mayEndUnseen(byte) { escapeUnseen() }
      }
    }
  }

  private mutating func appendEscape(_ unit: UInt32) {
    let digits = String(unit, radix: 16)
    bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }

  /// Whether a byte may end a scalar that is written as an escape.
  private static func mayEndUnseen(_ byte: UInt8) -> Bool { byte < 0xB0 }

  /// Writes control characters, line ends and marks that reorder text as escapes. The value stays the same, but some
  /// readers of JSON Lines split at every Unicode line end, and a terminal obeys the other characters. Interface
  /// Builder writes U+2028 as the line break in a label.
  private mutating func escapeUnseen() {
    let last = bytes.count - 1
    guard last >= 1 else { return }
    let (a, b, c) = (last >= 2 ? bytes[last - 2] : 0, bytes[last - 1], bytes[last])
    let unit: UInt32
    switch (a, b, c) {
    case (_, 0xC2, 0x80...0x9F): unit = UInt32(c)
    case (_, 0xD8, 0x9C): unit = 0x061C
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE): unit = 0x2000 + UInt32(c & 0x3F)
    case (0xE2, 0x81, 0xA6...0xA9): unit = 0x2040 + UInt32(c & 0x3F)
    default: return
    }
    bytes.removeLast(unit < 0x800 ? 2 : 3)
    appendEscape(unit)
  }
}

extension JSONWriter {
  /// One JSON value as text, with an end of line.
  package static func text(_ content: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    content(&writer)
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes an array with an object for each item.
  package mutating func objects<Item>(_ items: some Sequence<Item>, _ members: (Item, inout JSONWriter) -> Void) {
    array { writer in
      for item in items { writer.object { members(item, &$0) } }
    }
  }

  /// Writes `value`, or `null` if it is nil.
  package mutating func value(_ value: String?) {
    if let value { self.value(value) } else { null() }
  }

  package mutating func value(_ strings: [String]) {
    array { writer in
      for string in strings { writer.value(string) }
    }
  }

  /// Writes an array of two numbers.
  package mutating func value(_ first: Double, _ second: Double) {
    array { writer in
      writer.value(first)
      writer.value(second)
    }
  }

  /// Writes an array of four numbers.
  package mutating func value(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    array { writer in
      writer.value(first)
      writer.value(second)
      writer.value(third)
      writer.value(fourth)
    }
  }
}

extension JSONWriter {
  /// Writes a key of the enclosing object and its value.
  package mutating func field(_ name: StaticString, _ value: String) {
    key(name)
    self.value(value)
  }

  /// Writes a key and its value, or `null` if it is nil.
  package mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    self.value(value)
  }

  package mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    self.value(value)
  }

  package mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    self.value(value)
  }

  package mutating func field(named name: String, _ value: Int) {
    key(named: name)
    self.value(value)
  }

  package mutating func field(_ name: StaticString, _ value: Double) {
    key(name)
    self.value(value)
  }

  /// Writes a key and an array of two numbers.
  package mutating func field(_ name: StaticString, _ first: Double, _ second: Double) {
    key(name)
    value(first, second)
  }

  package mutating func field(_ name: StaticString, _ strings: [String]) {
    key(name)
    value(strings)
  }
}
