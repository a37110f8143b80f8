package import IBSource

/// Edits of single places in a document, in Xcode's spelling. They change no bytes outside the place.
package enum SyntaxEdit {
  /// Sets the value of an attribute. An unchanged value keeps its spelling.
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

  /// Removes an element, and its indentation and line end if nothing else is on the line.
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
  /// Inserts a new attribute before the first attribute that follows it in Xcode's order, otherwise at the end.
  package static func insert(
    _ name: String, value: String, in element: XMLElement, isLater: (String) -> Bool
  ) -> TextEdit {
    let attributes = element.attributes
    let next = attributes.firstIndex { isLater($0.nameText) } ?? attributes.endIndex
    let offset = next > attributes.startIndex ? attributes[next - 1].range.upper : element.nameRange.upper
    return TextEdit(SourceRange(offset, offset), XMLText.attribute(name, value: value))
  }

  /// Inserts a line after the line of `element`, with the same indentation.
  ///
  /// - Parameter markup: the line as written, without indentation and line end.
  private static func insertLine(_ markup: String, after element: XMLElement) -> TextEdit {
    let bytes = element.tree.source.bytes
    let end = element.range.upper
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: element.range.lower, in: bytes)
    return TextEdit(SourceRange(end, end), line + Array(markup.utf8))
  }

  /// Inserts a line before the line of `element`, with the same indentation.
  ///
  /// - Parameter markup: the line as written, without indentation and line end.
  private static func insertLine(_ markup: String, before element: XMLElement) -> TextEdit {
    let bytes = element.tree.source.bytes
    let start = element.range.lower
    let line = SourceLines.lineEnd(in: bytes) + SourceLines.indentation(before: start, in: bytes)
    return TextEdit(SourceRange(start, start), Array(markup.utf8) + line)
  }

  /// Inserts an element into `parent` after `sibling`; without `sibling`, as the first child.
  ///
  /// - Parameter lines: the lines of the element without line ends, each indented relative to the first.
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

  /// Inserts a child into `<x/>`, which becomes two tags, or instead of the white space in `<x></x>`.
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

/// Text in the form that Xcode writes into documents.
enum XMLText {
  /// An attribute: a space, the name and the value in quotes.
  static func attribute(_ name: String, value: String) -> [UInt8] {
    Array(" \(name)=\"".utf8) + escaped(value, quote: ASCII.quote) + [ASCII.quote]
  }

  /// Escapes the characters that Xcode escapes (Measurements/Format.md#escapes), and those that a parser would change.
  ///
  /// The latter are the quote, line ends and tabs in an attribute, and everywhere the carriage return, which a parser
  /// reads as a line feed.
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
