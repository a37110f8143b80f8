import IBCompare

/// The properties of an object in words, for a document as text.
enum OutlineWords {
  /// A line for each property, constraint and connection. Sorted, because their order in the file has no meaning.
  static func lines(of row: DiffOutline.Row) -> [String] {
    let values = row.values.map { "\(PropertyWords.name($0.path)): \(PropertyWords.whole($0.value))" }
    let constraints = row.constraints.map { "constraint \(ConstraintWords.description($0))" }
    let connections = row.connections.map(DetailWords.text)
    return values.sorted() + constraints.sorted() + connections.sorted()
  }
}
