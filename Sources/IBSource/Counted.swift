/// Counts of things in sentences.
package enum Counted {
  /// The number and the noun, or the words in its place, in the singular or plural that the number needs.
  package static func phrase(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// Joins the non-zero counts and appends `end`.
  package static func phrases(_ things: [(count: Int, one: String, many: String)], _ end: String) -> [String] {
    things.filter { $0.count > 0 }.map { "\(phrase($0.count, $0.one, $0.many)) \(end)" }
  }
}
