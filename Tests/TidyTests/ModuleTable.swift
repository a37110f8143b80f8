import Testing

/// The table of modules in ARCHITECTURE.md: who may import whom.
struct ModuleTable {
  /// By module, the modules of ours and the system libraries that it may import.
  let allowed: [String: Set<String>]

  init() throws {
    var words: [String: String] = [:]
    let lines = try PackageFolder.text("ARCHITECTURE.md").split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { !$0.hasPrefix("| module |") }.prefix { $0.hasPrefix("|") }
    for line in table where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      try #require(cells.count == 5, "a row of the table has three cells: \(line)")
      words[cells[1].replacing("`", with: "")] = cells[3]
    }
    try #require(!words.isEmpty, "ARCHITECTURE.md has no table of modules")
    allowed = words.mapValues { Self.modules($0, in: words) }
  }

  /// `nothing`, `all`, names, or a name and everything below it.
  private static func modules(_ text: String, in table: [String: String]) -> Set<String> {
    if text == "nothing" { return [] }
    if text == "all" { return Set(table.keys) }
    var result: Set<String> = []
    for word in text.split(separator: ",").map(\.trimmed) where !word.isEmpty {
      if word.hasSuffix(" and below") {
        let top = String(word.dropLast(" and below".count))
        result.insert(top)
        result.formUnion(modules(table[top] ?? "", in: table))
      } else {
        result.insert(word)
      }
    }
    return result
  }
}

extension StringProtocol {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
