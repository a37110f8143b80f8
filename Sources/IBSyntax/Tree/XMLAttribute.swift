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

  /// The bytes between the quotes.
  package var valueRange: SourceRange { SourceRange(Int(record.valueStart), Int(record.valueEnd)) }

  /// From the name to after the closing quote.
  package var range: SourceRange { SourceRange(Int(record.nameStart), Int(record.valueEnd) + 1) }

  /// The value as XML defines it: references replaced, line ends and tabs turned into spaces.
  package var value: String {
    record.isPlain
      ? String(decoding: rawValue, as: UTF8.self)
      : CharacterData.decode(rawValue, whiteSpace: .becomesSpaces)
  }

  /// Whether the bytes of the file are the value itself, without escapes.
  package var isPlain: Bool { record.isPlain }

  /// The hash of the value's bytes in the file; two plain values are equal if these are.
  package var hash: ByteHash { ByteHash(rawValue) }

  /// Whether the value is `other`, compared without creating a string where possible.
  package func equals(_ other: String) -> Bool {
    tree.value(of: record, equals: other)
  }

  /// The bytes of the value as written in the file.
  var rawValue: ArraySlice<UInt8> {
    tree.source.bytes[Int(record.valueStart)..<Int(record.valueEnd)]
  }
}

/// The attributes of one element in the order they are written.
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
