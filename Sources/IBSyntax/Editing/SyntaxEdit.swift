package import IBSource

/// Edits of one place of a document in Xcode's spelling. Every byte outside the place stays.
package enum SyntaxEdit {
  /// Sets the value of an attribute. A value that does not change keeps its spelling.
  package static func setValue(of attribute: XMLAttribute, to value: String) -> TextEdit {
    if attribute.equals(value) { return TextEdit(attribute.valueRange, Array(attribute.rawValue)) }
    return TextEdit(attribute.valueRange, XMLText.escaped(value, quote: attribute.quote))
  }

  /// Sets the text of an element that contains only text and has an end tag.
  package static func setText(of element: XMLElement, to value: String) -> TextEdit {
    TextEdit(element.contentRange, XMLText.escaped(value))
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
  fileprivate var quote: UInt8 {
    tree.source.bytes[Int(record.valueEnd)]
  }
}

extension SyntaxEdit {
  /// Inserts a new attribute before the first attribute that comes after it in Xcode's order, otherwise at the end.
  package static func insert(
    _ name: String, value: String, in element: XMLElement, isLater: (String) -> Bool
  ) -> TextEdit {
    let attributes = element.attributes
    let next = attributes.firstIndex { isLater($0.nameText) } ?? attributes.endIndex
    let offset = next > attributes.startIndex ? attributes[next - 1].range.upper : element.nameRange.upper
    return TextEdit(SourceRange(offset, offset), XMLText.attribute(name, value: value))
  }

  /// Writes a line after the line of `element`, indented like it.
  ///
  /// - Parameter markup: the element to insert as written, one line without indentation or line end.
  private static func insertLine(_ markup: String, after element: XMLElement) -> TextEdit {
    let bytes = element.tree.source.bytes
    let end = element.range.upper
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: element.range.lower, in: bytes)
    return TextEdit(SourceRange(end, end), line + Array(markup.utf8))
  }

  /// Writes a line before the line of `element`, indented like it.
  ///
  /// - Parameter markup: the element to insert as written, one line without indentation or line end.
  private static func insertLine(_ markup: String, before element: XMLElement) -> TextEdit {
    let bytes = element.tree.source.bytes
    let start = element.range.lower
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: start, in: bytes)
    return TextEdit(SourceRange(start, start), Array(markup.utf8) + line)
  }

  /// Inserts an element as the child of `parent` after `sibling`, or as its first child without `sibling`.
  ///
  /// - Parameter lines: the element to insert, line by line, each indented relative to the first and without line end.
  package static func insertChild(_ lines: [String], in parent: XMLElement, after sibling: XMLElement?) -> TextEdit {
    if let sibling { return insertLine(joined(lines, like: sibling), after: sibling) }
    if let first = parent.firstChild { return insertLine(joined(lines, like: first), before: first) }
    return insertOnlyChild(lines, in: parent)
  }

  private static func joined(_ lines: [String], like sibling: XMLElement) -> String {
    let bytes = sibling.tree.source.bytes
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: sibling.range.lower, in: bytes)
    return lines.joined(separator: String(decoding: line, as: UTF8.self))
  }

  /// Opens `<x/>`, or replaces the white space in `<x></x>`.
  private static func insertOnlyChild(_ lines: [String], in parent: XMLElement) -> TextEdit {
    let bytes = parent.tree.source.bytes
    let outer = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: parent.range.lower, in: bytes)
    let step = SourceLines.step(of: parent.tree)
    let content = lines.flatMap { outer + step + Array($0.utf8) } + outer
    guard parent.endTagRange == nil else {
      let old = parent.contentRange
      let isBlank = bytes[old.lower..<old.upper].allSatisfy(ASCII.isWhiteSpace)
      return TextEdit(isBlank ? old : SourceRange(old.lower, old.lower), content)
    }
    let closing = SourceRange(parent.contentRange.lower, parent.range.upper)
    return TextEdit(closing, [ASCII.greater] + content + Array("</\(parent.tag)>".utf8))
  }
}

/// Text as Xcode writes it into a document.
enum XMLText {
  /// A space, the name and the value in quotes.
  static func attribute(_ name: String, value: String) -> [UInt8] {
    Array(" \(name)=\"".utf8) + escaped(value, quote: ASCII.quote) + [ASCII.quote]
  }

  /// Escapes what Xcode escapes (Measurements/Format.md#escapes), and what a parser would not return unchanged: in an
  /// attribute its quote, line ends and tabs, and everywhere the carriage return, which it would read as a line feed.
  ///
  /// - Parameter quote: the quote around an attribute; nil for the text of an element.
  static func escaped(_ value: String, quote: UInt8? = nil) -> [UInt8] {
    var result: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case ASCII.ampersand: result += Array("&amp;".utf8)
      case ASCII.less: result += Array("&lt;".utf8)
      case ASCII.greater: result += Array("&gt;".utf8)
      case ASCII.quote where quote != nil: result += Array("&quot;".utf8)
      case ASCII.apostrophe where quote == ASCII.apostrophe: result += Array("&apos;".utf8)
      case ASCII.tab where quote != nil, ASCII.lineFeed where quote != nil, ASCII.carriageReturn:
        result += Array("&#\(byte);".utf8)
      default: result.append(byte)
      }
    }
    return result
  }
}
