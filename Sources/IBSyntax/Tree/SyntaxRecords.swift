/// What the tree stores for one element; all offsets are UTF-8 bytes of the file.
struct ElementRecord: Sendable {
  let name: Name
  /// The index of the parent, `none` for the root.
  let parent: Int32
  /// One past the last descendant; `index + 1` for an element without children.
  var subtreeEnd: Int32
  /// The `<` of the start tag.
  let start: Int32
  /// After the `>` of the start tag.
  let startTagEnd: Int32
  /// The `<` of the end tag, `none` for `<x/>`.
  var endTagStart: Int32
  /// After the last `>`.
  var end: Int32
  /// Index of its first attribute in the tree's list.
  let firstAttribute: Int32
  let attributeCount: Int32

  static let none: Int32 = -1
}

/// What the tree stores for one attribute; all offsets are UTF-8 bytes of the file.
@usableFromInline
struct AttributeRecord: Sendable {
  @usableFromInline let name: Name
  let nameStart: Int32
  let nameEnd: Int32
  /// After the opening quote.
  let valueStart: Int32
  /// The closing quote.
  let valueEnd: Int32
  /// Whether the bytes are the value itself: they have no reference, and no white space other than spaces.
  let isPlain: Bool
}
