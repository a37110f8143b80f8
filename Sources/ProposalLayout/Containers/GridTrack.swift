/// The width of the columns, or the height of the rows, of a lazy grid.
package struct GridTrack: Hashable, Sendable {
  package enum Length: Hashable, Sendable {
    /// In points.
    case fixed(Double)
    /// One track between two lengths in points.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as there is room for.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var length: Length
  /// To the next track in points; nil for the standard.
  package var spacing: Double?
  /// Of the views in it; nil for that of the grid.
  package var alignment: Alignment?

  package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.length = length
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The smallest length of a flexible track that names none, in points (Apple: GridItem).
  package static let standardMinimum = 10.0
}
