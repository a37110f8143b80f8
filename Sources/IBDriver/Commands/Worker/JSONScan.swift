/// Finds the end of a JSON object by its braces, each byte looked at once however often more of them come.
struct JSONScan {
  /// Bytes that were looked at.
  private var position = 0
  private var depth = 0
  private var isText = false
  private var isEscaped = false

  /// The bytes up to the end of the first object; nil where that is not among them yet. Bytes that are no object are
  /// left for the reader of JSON to refuse, as long as their end can be found.
  mutating func length(of bytes: ArraySlice<UInt8>) throws(WorkStreamProblem) -> Int? {
    while position < bytes.count {
      let byte = bytes[bytes.startIndex + position]
      position += 1
      if try isEnd(byte) { return position }
      if position > WorkProtocol.messageLimit { throw WorkInput.tooLong }
    }
    return nil
  }

  private mutating func isEnd(_ byte: UInt8) throws(WorkStreamProblem) -> Bool {
    if isText {
      if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return false
    }
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case _ where depth == 0:
      if !Self.isBlank(byte) { throw WorkStreamProblem(message: "a request is expected to begin with '{'") }
    case UInt8(ascii: "}"):
      depth -= 1
      return depth == 0
    case UInt8(ascii: "\""): isText = true
    default: break
    }
    return false
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
