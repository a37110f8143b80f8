/// Reads a JSON text (RFC 8259), and records the range of each value.
///
/// Findings about asset catalogs need lines and columns, which Foundation's reader does not provide. libyaml reads most
/// JSON, but refuses the surrogate pairs and the long keys that JSON allows.
package struct JSONReader {
  /// The deepest nesting of arrays and objects. Catalogs have six levels.
  package static let deepest = 64
  /// The number of bytes of an invalid number that a message repeats.
  private static let longestExcerpt = 40

  private let bytes: [UInt8]
  private let deepest: Int
  private var position = 0
  private var budget = ReadingBudget(ReadingBudget.jsonElements)

  private init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  /// Reads the value in `bytes`. A byte order mark before it is skipped.
  ///
  /// - Parameter deepest: the deepest nesting of arrays and objects that is read.
  package static func read(
    _ bytes: [UInt8], deepest: Int = JSONReader.deepest
  ) -> Result<JSONValue, JSONProblem> {
    var reader = JSONReader(bytes, deepest: deepest)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    do throws(JSONProblem) {
      let value = try reader.value(depth: 0)
      reader.skipBlanks()
      if reader.position < bytes.count { throw reader.problem("unexpected text after the JSON value") }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  // MARK: - Values

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    if depth > deepest { throw problem("values nested deeper than \(deepest) levels") }
    try takeValue()
    skipBlanks()
    let start = position
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .text(try string())
    case UInt8(ascii: "t"): content = try word("true", .flag(true))
    case UInt8(ascii: "f"): content = try word("false", .flag(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): content = try number()
    case nil: throw problem("expected a value, but the JSON text ends")
    default: throw problem("expected a value")
    }
    return JSONValue(content: content, range: SourceRange(start, position))
  }

  private mutating func takeValue() throws(JSONProblem) {
    if !budget.take() { throw problem("more than \(ReadingBudget.jsonElements) values and keys") }
  }

  private mutating func members(depth: Int) throws(JSONProblem) -> [JSONMember] {
    var members: [JSONMember] = []
    position += 1
    skipBlanks()
    if accept(UInt8(ascii: "}")) { return members }
    while true {
      skipBlanks()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw problem("expected a key in quotation marks") }
      try takeValue()
      let key = try string()
      let keyRange = SourceRange(start, position)
      skipBlanks()
      guard accept(UInt8(ascii: ":")) else { throw problem("expected a colon") }
      members.append(JSONMember(key: key, keyRange: keyRange, value: try value(depth: depth + 1)))
      skipBlanks()
      if accept(UInt8(ascii: "}")) { return members }
      guard accept(UInt8(ascii: ",")) else { throw problem("expected a comma or the end of the object") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONProblem) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    skipBlanks()
    if accept(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if accept(UInt8(ascii: "]")) { return elements }
      guard accept(UInt8(ascii: ",")) else { throw problem("expected a comma or the end of the array") }
    }
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONProblem) -> JSONValue.Content {
    let matches = word.withUTF8Buffer { bytes.dropFirst(position).starts(with: $0) }
    guard matches else { throw problem("expected a value") }
    position += word.utf8CodeUnitCount
    return content
  }

  /// Reads a number. One that does not fit into a double is a problem, and not infinity.
  private mutating func number() throws(JSONProblem) -> JSONValue.Content {
    let start = position
    _ = accept(UInt8(ascii: "-"))
    let whole = digits()
    var isNumber = whole == 1 || (whole > 1 && bytes[position - whole] != UInt8(ascii: "0"))
    if accept(UInt8(ascii: ".")) { isNumber = digits() > 0 && isNumber }
    if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
      if !accept(UInt8(ascii: "+")) { _ = accept(UInt8(ascii: "-")) }
      isNumber = digits() > 0 && isNumber
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isNumber, let number = Double(text), number.isFinite else {
      let excerpt = text.utf8.count > Self.longestExcerpt ? "\(text.prefix(Self.longestExcerpt))…" : text
      throw JSONProblem(message: "'\(excerpt)' is not a JSON number", range: SourceRange(start, position))
    }
    return .number(number)
  }

  /// Skips digits, and returns their number.
  private mutating func digits() -> Int {
    let start = position
    while let byte = current, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  // MARK: - Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        if let string = String(validating: text, as: UTF8.self) { return string }
        throw JSONProblem(message: "the string is not UTF-8", range: SourceRange(start, position))
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw problem("a control character must be written as an escape")
      default: text.append(byte)
      }
    }
    throw problem("the JSON text ends inside a string")
  }

  private mutating func escape() throws(JSONProblem) -> [UInt8] {
    guard let byte = current else { throw problem("the JSON text ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try codeUnits()
    default: throw problem("invalid JSON escape")
    }
  }

  /// Reads a code unit, or both units of a pair. Half a pair is read as U+FFFD.
  private mutating func codeUnits() throws(JSONProblem) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes.dropFirst(position).starts(with: Array(#"\u"#.utf8)) {
      position += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    let digits = bytes.dropFirst(position).prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
      digits.first != UInt8(ascii: "+")
    else { throw problem("expected four hexadecimal digits") }
    position += 4
    return unit
  }

  // MARK: - Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func problem(_ message: String) -> JSONProblem {
    let start = min(position, bytes.count)
    return JSONProblem(message: message, range: SourceRange(start, min(start + 1, bytes.count)))
  }
}
