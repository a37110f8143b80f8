import IBSource

/// The page of all rules, stored in the package as `Documentation/Rules.md`: `keyline rules --format markdown`.
enum RulesPage {
  @Sendable static func markdown(_ rules: [RuleInfo]) -> String {
    let ours = rules.filter { $0.category != "reading" }
    let categories = Set(ours.map(\.category)).sorted()
    var page = """
      # Rules

      This page lists the rules of `keyline lint` and their defaults. `keyline explain <rule>` shows examples of a rule,
      and `keyline rules --format markdown` writes this page. [OtherLinters.md](OtherLinters.md) compares the rules with
      those of other linters and of Xcode.

      """
    for category in categories { page += section(category, ours.filter { $0.category == category }) }
    page += section("reading", rules.filter { $0.category == "reading" })
    return page
  }

  private static func section(_ category: String, _ rules: [RuleInfo]) -> String {
    let rows = rules.map { rule in
      let fix = rule.fix.map { $0 == .safe ? "safe" : "unsafe" } ?? ""
      let reason = rule.offBecause.map { ": \($0)" } ?? ""
      let severity = rule.isOnByDefault ? rule.severity.name : "off (\(rule.severity.name))\(reason)"
      return
        "| `\(rule.id)` | \(severity) | \(fix) | \(rule.platforms.names.joined(separator: ", ")) | \(rule.summary) |\n"
    }
    return "\n## \(category)\n\n| rule | default | fix | platforms | finds |\n| --- | --- | --- | --- | --- |\n"
      + rows.joined()
  }
}
