import CLibXML2

/// Keyline's messages for errors that occur in edited and merged documents, and libxml2's messages for all others.
enum XMLErrorSentence {
  /// - Parameters:
  ///   - code: a value of libxml2's `xmlParserErrors`.
  ///   - message: the message of libxml2.
  static func of(code: Int, message: String) -> String {
    sentences.first { Int($0.code.rawValue) == code }?.sentence ?? tidied(message)
  }

  private static var sentences: [(code: xmlParserErrors, sentence: String)] {
    [
      (XML_ERR_DOCUMENT_EMPTY, "not an XML document: it does not begin with '<'"),
      (XML_ERR_DOCUMENT_END, "content after the end of the document"),
      (XML_ERR_INVALID_CHAR, "character that XML does not allow"),
      (XML_ERR_NAME_REQUIRED, "expected a name; write a literal '&' or '<' as '&amp;' or '&lt;'"),
      (
        XML_ERR_ENTITYREF_SEMICOL_MISSING, "missing ';' after an entity reference; write a literal '&' as '&amp;'"
      ),
      (XML_ERR_UNDECLARED_ENTITY, "unknown entity; write a literal '&' as '&amp;'"),
      (XML_ERR_LT_IN_ATTRIBUTE, "'<' inside an attribute value: write '&lt;' or close the value before it"),
      (XML_ERR_ATTRIBUTE_WITHOUT_VALUE, "attribute without a value"),
      (XML_ERR_ATTRIBUTE_NOT_STARTED, "attribute value without quotes"),
      (XML_ERR_ATTRIBUTE_REDEFINED, "attribute occurs twice"),
      (XML_ERR_SPACE_REQUIRED, "expected white space between attributes"),
      (XML_ERR_GT_REQUIRED, "expected '>' at the end of the tag"),
      (XML_ERR_MISPLACED_CDATA_END, "']]>' in text: write ']]&gt;'"),
      (XML_ERR_RESERVED_XML_NAME, "XML declaration is not at the start of the file"),
    ]
  }

  /// The first line without a full stop. Its first letter is lower case, unless it begins a name like `EntityRef`.
  private static func tidied(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    var text = line.hasSuffix(".") ? String(line.dropLast()) : line
    let word = text.prefix { !$0.isWhitespace }
    if word.dropFirst().allSatisfy(\.isLowercase) { text = text.prefix(1).lowercased() + text.dropFirst() }
    return text.isEmpty ? "not well-formed XML" : text.shortened
  }
}
