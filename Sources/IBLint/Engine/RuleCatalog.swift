package import IBSource

/// Everything a finding may be called after: the rules, and what the reader reports before any rule sees the file.
package enum RuleCatalog {
  /// Sorted by id.
  package static let all: [RuleInfo] = (checks + ReaderRules.all + LayoutNotices.all).sorted { $0.id < $1.id }

  /// The rules that can be turned on and off: those about documents, then those about catalogs.
  package static let checks: [RuleInfo] = RuleRegistry.all.map(\.info) + AssetLinter.infos

  package static let ids = all.map(\.id)

  /// What is known of the rule; nil for an id nobody has.
  package static func info(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }
}
