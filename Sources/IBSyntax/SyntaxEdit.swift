package import IBSource

/// Edits of one place of a document, written as Xcode writes it; every byte outside the place stays.
package enum SyntaxEdit {
  /// Sets the value of an attribute. A value that does not change keeps its spelling.
  package static func setValue(of attribute: XMLAttribute, to value: String) -> TextEdit {
    if attribute.equals(value) { return TextEdit(attribute.valueRange, Array(attribute.rawValue)) }
    return TextEdit(attribute.valueRange, XMLText.escaped(value, quote: attribute.quote))
  }

  /// Writes a new attribute after another, one space apart.
  package static func insert(_ name: String, value: String, after attribute: XMLAttribute) -> TextEdit {
    TextEdit(SourceRange(attribute.range.upper, attribute.range.upper), XMLText.attribute(name, value: value))
  }

  /// Writes a new first attribute after the name of the element.
  package static func insertFirst(_ name: String, value: String, in element: XMLElement) -> TextEdit {
    let offset = element.nameRange.upper
    return TextEdit(SourceRange(offset, offset), XMLText.attribute(name, value: value))
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

  /// Writes a line after the line of `element`, indented like it.
  ///
  /// - Parameter markup: the element to insert as it is to be written, one line without indentation or line end.
  package static func insertLine(_ markup: String, after element: XMLElement) -> TextEdit {
    let bytes = element.tree.source.bytes
    let end = element.range.upper
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: element.range.lower, in: bytes)
    return TextEdit(SourceRange(end, end), line + Array(markup.utf8))
  }
}

extension XMLAttribute {
  /// The quote around the value.
  fileprivate var quote: UInt8 {
    tree.source.bytes[Int(record.valueEnd)]
  }
}
