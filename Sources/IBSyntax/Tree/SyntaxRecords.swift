/// What the tree stores of one element; all offsets are UTF-8 bytes of the file.
struct ElementRecord: Sendable {
  let name: Name
  /// The index of the parent, `none` for the root.
  let parent: Int32
  /// The index behind the last descendant; `index + 1` for an element without children.
  var subtreeEnd: Int32
  /// The `<` of the start tag.
  let start: Int32
  /// Behind the `>` of the start tag.
  let startTagEnd: Int32
  /// The `<` of the end tag, `none` for `<x/>`.
  var endTagStart: Int32
  /// Behind the last `>`.
  var end: Int32
  /// Where its attributes begin in the list of the tree.
  let firstAttribute: Int32
  let attributeCount: Int32

  static let none: Int32 = -1
}

/// What the tree stores of one attribute; all offsets are UTF-8 bytes of the file.
struct AttributeRecord: Sendable {
  let name: Name
  let nameStart: Int32
  let nameEnd: Int32
  /// Behind the opening quote.
  let valueStart: Int32
  /// The closing quote.
  let valueEnd: Int32
  /// Whether the bytes of the value are the value: no reference and no white space but blanks in it.
  let isPlain: Bool
}
