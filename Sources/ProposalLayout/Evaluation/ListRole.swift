/// What a view is in the list that it may be in.
struct ListRole: Hashable, Sendable {
  enum Part: Hashable, Sendable { case header, row, footer }

  /// Numbers the sections of the tree; nil for rows outside of sections.
  var section: Int?
  var part = Part.row
}
