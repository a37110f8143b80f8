/// Numbers of things in sentences.
package enum Counted {
  /// The number and the noun, or whatever stands behind it, in the form the number takes.
  package static func phrase(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// The same of each thing there is at all, followed by `end`.
  package static func phrases(_ things: [(count: Int, one: String, many: String)], _ end: String) -> [String] {
    things.filter { $0.count > 0 }.map { "\(phrase($0.count, $0.one, $0.many)) \(end)" }
  }
}
