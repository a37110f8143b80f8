import IBSource

/// Decodes bytes of well-formed character data into text, as XML defines it.
///
/// A reference that cannot occur in well-formed input is not decoded.
package enum CharacterData {
  /// How literal line ends and tabs are decoded (XML 1.0, sections 2.11 and 3.3.3).
  enum WhiteSpace {
    /// In attribute values, each line end and each tab becomes a space.
    case becomesSpaces
    /// In text, each line end becomes a line feed, and tabs stay.
    case becomesLineFeeds
  }

  /// The decoded value of an attribute.
  ///
  /// - Parameter raw: the bytes between the quotation marks.
  package static func attributeValue(_ raw: ArraySlice<UInt8>) -> String { decode(raw, whiteSpace: .becomesSpaces) }

  /// The offset after the comment or CDATA section at `offset`; nil without one.
  ///
  /// Tags in such a section are not elements. A section without an end extends to the end of the bytes.
  package static func endOfSection(at offset: Int, in bytes: [UInt8]) -> Int? {
    for (start, end) in [("<!--" as StaticString, SectionEnd.comment), ("<![CDATA[", SectionEnd.literal)]
    where bytes.has(start, at: offset) {
      return end.firstOffset(in: bytes, from: offset + start.utf8CodeUnitCount).map { $0 + end.count } ?? bytes.count
    }
    return nil
  }

  static func decode(_ raw: ArraySlice<UInt8>, whiteSpace: WhiteSpace) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    append(raw, whiteSpace: whiteSpace, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the text of an element's content without child elements.
  ///
  /// Text is decoded, CDATA sections are unwrapped, and comments and processing instructions are left out.
  static func appendText(of raw: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var position = raw.startIndex
    while position < raw.endIndex {
      guard raw[position] == ASCII.less else {
        let end = raw[position...].firstIndex(of: ASCII.less) ?? raw.endIndex
        append(raw[position..<end], whiteSpace: .becomesLineFeeds, to: &result)
        position = end
        continue
      }
      if raw.has("<![CDATA[", at: position) {
        let start = position + 9
        let end = SectionEnd.literal.firstOffset(in: raw, from: start) ?? raw.endIndex
        appendLiteral(raw[min(start, end)..<end], to: &result)
        position = min(end + 3, raw.endIndex)
      } else {
        let isComment = raw.has("<!--", at: position)
        let end =
          isComment
          ? SectionEnd.comment.firstOffset(in: raw, from: position + 4)
          : SectionEnd.instruction.firstOffset(in: raw, from: position)
        position = min((end ?? raw.endIndex) + (isComment ? 3 : 2), raw.endIndex)
      }
    }
  }

  private static func append(_ raw: ArraySlice<UInt8>, whiteSpace: WhiteSpace, to result: inout [UInt8]) {
    var position = raw.startIndex
    while position < raw.endIndex {
      let byte = raw[position]
      switch byte {
      case ASCII.ampersand:
        position = appendReference(at: position, of: raw, to: &result)
        continue
      case ASCII.carriageReturn:
        if position + 1 < raw.endIndex, raw[position + 1] == ASCII.lineFeed { position += 1 }
        result.append(whiteSpace == .becomesSpaces ? ASCII.space : ASCII.lineFeed)
      case ASCII.lineFeed, ASCII.tab:
        result.append(whiteSpace == .becomesSpaces ? ASCII.space : byte)
      default:
        result.append(byte)
      }
      position += 1
    }
  }

  /// Appends CDATA, in which only line ends change.
  private static func appendLiteral(_ raw: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for (offset, byte) in zip(raw.indices, raw) {
      if byte != ASCII.carriageReturn {
        result.append(byte)
      } else if offset + 1 == raw.endIndex || raw[offset + 1] != ASCII.lineFeed {
        result.append(ASCII.lineFeed)
      }
    }
  }

  /// Appends the character that the reference at `offset` denotes, and returns the offset after the reference.
  private static func appendReference(at offset: Int, of raw: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    guard let end = raw[offset...].firstIndex(of: ASCII.semicolon), let scalar = scalar(raw[(offset + 1)..<end]) else {
      result.append(ASCII.ampersand)
      return offset + 1
    }
    result += Array(String(Character(scalar)).utf8)
    return end + 1
  }

  /// The character for a reference; nil if it denotes none. `reference` is the bytes between `&` and `;`.
  private static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: reference, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case let text where text.hasPrefix("#x"): UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case let text where text.hasPrefix("#"): UInt32(text.dropFirst(), radix: 10).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
