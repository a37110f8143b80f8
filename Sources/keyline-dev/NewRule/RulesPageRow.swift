/// The row of a rule on the page of all rules, as `keyline rules --format markdown` writes it for a rule that is off by
/// default and, like most, about documents for iOS.
struct RulesPageRow {
  static let path = "Documentation/Rules.md"

  let id: String
  let category: String
  let severity: String
  let summary: String

  private var row: String { "| `\(id)` | off (\(severity)) |  | iOS | \(summary) |" }

  /// The page with the row in the section of its category; a missing section is added.
  func inserted(in page: String) throws -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let last = lines.firstIndex(of: "## reading") else { throw Mistake("\(Self.path) has no section 'reading'") }
    let titles = lines[..<last].indices.filter { lines[$0].hasPrefix("## ") }
    if let title = titles.first(where: { lines[$0] == "## \(category)" }) {
      let rows = lines[title...].prefix { $0.hasPrefix("## \(category)") || $0.isEmpty || $0.hasPrefix("|") }
      let place = rows.indices.first { Self.id(in: lines[$0]).map { $0 > id } ?? false }
      let end = rows.indices.last { lines[$0].hasPrefix("|") } ?? title
      lines.insert(row, at: place ?? end + 1)
    } else {
      let next = titles.first { lines[$0] > "## \(category)" } ?? last
      let head = [
        "## \(category)", "", "| rule | default | fix | platforms | finds |", "| --- | --- | --- | --- | --- |", row,
        "",
      ]
      lines.insert(contentsOf: head, at: next)
    }
    return lines.joined(separator: "\n")
  }

  /// The id that a row is about; nil for other lines.
  private static func id(in line: String) -> String? {
    line.hasPrefix("| `") ? line.dropFirst(3).prefix { $0 != "`" }.description : nil
  }
}
