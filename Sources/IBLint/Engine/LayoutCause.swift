import IBSyntax

/// A finding of a layout rule, with the findings that go away with it.
struct LayoutCause {
  let first: LayoutFindings.Entry
  let place: XMLElement
  /// The places of the findings that have the same cause.
  var others: [XMLElement] = []

  /// The most notes of one kind.
  static let longestList = 3
}
