package import IBSource

/// One element of a syntax tree: a light view that keeps its tree alive.
package struct XMLElement: Sendable {
  package let tree: SyntaxTree
  /// The number of its start tag in the document, from 0.
  package let index: Int

  var record: ElementRecord { tree.elements[index] }

  package var name: Name { record.name }

  /// The name as text.
  package var tag: String { tree.string(name) }

  /// From the `<` of the start tag to after the end tag.
  package var range: SourceRange { SourceRange(Int(record.start), Int(record.end)) }

  /// From `<` to after `>`; the whole element for `<x/>`.
  package var startTagRange: SourceRange { SourceRange(Int(record.start), Int(record.startTagEnd)) }

  /// From `</` to after `>`; nil for `<x/>`.
  package var endTagRange: SourceRange? {
    record.endTagStart == ElementRecord.none ? nil : SourceRange(Int(record.endTagStart), Int(record.end))
  }

  /// The name in the start tag.
  package var nameRange: SourceRange {
    let start = Int(record.start) + 1
    return SourceRange(start, start + tag.utf8.count)
  }

  /// The bytes between the tags; the empty range before `/>` for `<x/>`.
  package var contentRange: SourceRange {
    if let endTag = endTagRange { return SourceRange(startTagRange.upper, endTag.lower) }
    let slash = startTagRange.upper - 2
    return SourceRange(slash, slash)
  }
}

extension XMLElement: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.index == b.index && a.tree === b.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
