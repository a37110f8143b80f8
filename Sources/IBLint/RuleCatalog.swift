package import IBSource

/// The descriptions of all findings: those of rules, and those reported before any rule sees a file.
package enum RuleCatalog {
  /// Sorted by id.
  package static let all: [RuleInfo] = (checks + ReaderRules.all + LayoutNotices.all).sorted { $0.id < $1.id }

  /// The rules that can be turned on and off.
  package static let checks: [RuleInfo] =
    RuleRegistry.all.map(\.info) + AssetReading.all + [UnbuiltFile.info] + UnusedDocument.rules

  package static let ids = all.map(\.id)

  /// The rules that can be turned on and off, by category, such as `accessibility`.
  package static let categories = Dictionary(grouping: checks, by: \.category)

  /// The words that name one rule or all rules of a category, the rules first.
  package static let selectors = ids + categories.keys.sorted()

  /// The ids that such words name; other words are left out.
  package static func ids(selectedBy words: some Sequence<String>) -> Set<String> {
    Set(words.flatMap { word in categories[word].map { $0.map(\.id) } ?? (info(word) == nil ? [] : [word]) })
  }

  /// The rules whose findings a report arranges, with the use of each.
  package static let ofReports = Dictionary(
    checks.compactMap { info in info.report.map { (info.id, $0) } }, uniquingKeysWith: { first, _ in first })

  /// The description of the rule; nil for an unknown id.
  package static func info(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }
}
