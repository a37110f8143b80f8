/// Writes figures as the text that `integerRecords` of the layout engine reads.
enum FontTable {
  /// The number of the only scalar in `text`, in decimal.
  static func code(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value) }.joined(separator: "+")
  }

  /// Pairs of a character's number and its figure, ascending.
  static func pairs(_ figures: [String: Int]) -> String {
    figures.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { "\(code($0.key)) \($0.value)" }.joined(separator: " ")
  }

  /// The number of pairs, then the two codes and the figure of each.
  static func kerning(_ figures: [String: Int]) -> String {
    let pairs = figures.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      .map { $0.key.unicodeScalars.map { String($0.value) }.joined(separator: " ") + " \($0.value)" }
    return ([String(pairs.count)] + pairs).joined(separator: " ")
  }

  /// A generated table as the text that `integerRecords` reads, with as many rows as `rows`.
  static func table(_ name: String, _ comment: String, _ rows: [String]) -> String {
    """
      /// \(comment)
      static let \(name): StaticString = \"""
    \(rows.map { "    " + $0 }.joined(separator: "\n"))
        \"""
    """
  }

  static func words<Item>(_ items: [Item]) -> String {
    items.map { "\($0)" }.joined(separator: " ")
  }
}
