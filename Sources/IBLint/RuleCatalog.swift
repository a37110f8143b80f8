package import IBSource

/// The descriptions of all findings: those of rules, and those reported before any rule sees a file.
package enum RuleCatalog {
  /// Sorted by id.
  package static let all: [RuleInfo] = (checks + ReaderRules.all + LayoutNotices.all).sorted { $0.id < $1.id }

  /// The rules that can be turned on and off.
  package static let checks: [RuleInfo] = RuleRegistry.all.map(\.info) + AssetReading.all

  package static let ids = all.map(\.id)

  /// The description of the rule; nil for an unknown id.
  package static func info(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }
}
