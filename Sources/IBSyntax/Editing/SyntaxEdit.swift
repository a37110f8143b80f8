package import IBSource

/// Edits of one place of a document, written as Xcode writes it; every byte outside the place stays.
package enum SyntaxEdit {
  /// Sets the value of an attribute. A value that does not change keeps its spelling.
  package static func setValue(of attribute: XMLAttribute, to value: String) -> TextEdit {
    if attribute.equals(value) { return TextEdit(attribute.valueRange, Array(attribute.rawValue)) }
    return TextEdit(attribute.valueRange, XMLText.escaped(value, quote: attribute.quote))
  }

  /// Sets the text of an element that has nothing but text and an end tag.
  package static func setText(of element: XMLElement, to value: String) -> TextEdit {
    TextEdit(element.contentRange, XMLText.escaped(value, quote: ASCII.quote))
  }

  /// Removes an attribute and the white space before it.
  package static func remove(_ attribute: XMLAttribute) -> TextEdit {
    let bytes = attribute.tree.source.bytes
    var start = attribute.range.lower
    while start > 0, ASCII.isWhiteSpace(bytes[start - 1]) { start -= 1 }
    return TextEdit(SourceRange(start, attribute.range.upper), "")
  }

  /// Removes an element with its line: the indentation before it and the line end after it, if nothing else is on the
  /// line; otherwise only the element.
  package static func remove(_ element: XMLElement) -> TextEdit {
    TextEdit(SourceLines.wholeLines(of: element.range, in: element.tree.source.bytes), "")
  }
}

extension XMLAttribute {
  /// The quote around the value.
  fileprivate var quote: UInt8 {
    tree.source.bytes[Int(record.valueEnd)]
  }
}
