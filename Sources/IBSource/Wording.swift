/// Parts of sentences that are the same in all messages and reports.
package enum Wording {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  package static func list(_ items: [String], last word: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// The first items of a list, and the number of the others: `a, b and 3 more`.
  package static func list(_ items: [String], atMost limit: Int) -> String {
    items.count <= limit ? list(items) : list(Array(items.prefix(limit - 1)) + ["\(items.count - limit + 1) more"])
  }

  /// A number with a noun: `1 view`, `2 views`, `2 switches`, `2 boxes`.
  package static func count(_ count: Int, _ noun: String) -> String {
    self.count(count, noun, noun + (noun.hasSuffix("switch") || noun.hasSuffix("x") ? "es" : "s"))
  }

  /// A number with a noun and other words, in singular or plural: `1 view moves`.
  package static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  /// A number with at most four decimals; `?` for a number that is not finite or exceeds all layouts.
  package static func number(_ number: Double) -> String { DecimalText(number)?.description ?? "?" }

  /// A length in points with at most two decimals, such as `16`, `120.33`.
  package static func points(_ length: Double) -> String { number((length * 100).rounded() / 100) }

  /// A size in points, such as `393 × 852`.
  package static func size(_ width: Double, _ height: Double) -> String { "\(number(width)) × \(number(height))" }

  package static func quoted(_ id: String) -> String { "'\(id)'" }
}
