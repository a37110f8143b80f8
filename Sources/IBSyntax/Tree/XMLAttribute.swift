package import IBSource

@usableFromInline
package struct XMLAttribute: Sendable {
  @usableFromInline package let tree: SyntaxTree
  @usableFromInline let record: AttributeRecord

  @usableFromInline
  init(tree: SyntaxTree, record: AttributeRecord) {
    self.tree = tree
    self.record = record
  }

  @inlinable
  package var name: Name { record.name }

  package var nameText: String { tree.string(record.name) }

  package var nameRange: SourceRange { SourceRange(Int(record.nameStart), Int(record.nameEnd)) }

  /// The range of the bytes between the quotes.
  package var valueRange: SourceRange { SourceRange(Int(record.valueStart), Int(record.valueEnd)) }

  /// The range from the name to the end of the closing quote.
  package var range: SourceRange { SourceRange(Int(record.nameStart), Int(record.valueEnd) + 1) }

  /// The value according to XML: references are replaced, and line ends and tabs become spaces.
  package var value: String {
    record.isPlain
      ? String(decoding: rawValue, as: UTF8.self)
      : CharacterData.decode(rawValue, whiteSpace: .becomesSpaces)
  }

  /// Whether the bytes of the file are the value itself, without escapes.
  package var isPlain: Bool { record.isPlain }

  /// The hash of the value's bytes in the file. Two plain values are equal if their hashes are.
  package var hash: ByteHash { ByteHash(rawValue) }

  /// Whether the value is `other`. If possible, they are compared without creating a string.
  package func equals(_ other: String) -> Bool {
    tree.value(of: record, equals: other)
  }

  /// The bytes of the value as written in the file.
  var rawValue: ArraySlice<UInt8> {
    tree.source.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
  }
}

/// The attributes of one element, in the order of the file.
@usableFromInline
package struct XMLAttributes: RandomAccessCollection, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline package let startIndex: Int
  @usableFromInline package let endIndex: Int

  @inlinable
  package subscript(position: Int) -> XMLAttribute {
    precondition(startIndex <= position && position < endIndex, "attribute out of range")
    return XMLAttribute(tree: tree, record: tree.attributes[position])
  }
}
