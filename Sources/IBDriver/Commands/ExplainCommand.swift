import IBLint
import IBSource

/// `keyline explain RULE`: the rule's page.
struct ExplainCommand {
  let rule: String

  func render() throws(UsageError) -> String {
    let rules = RuleRegistry.all.map(\.info)
    guard let info = rules.first(where: { $0.id == rule }) else {
      throw .unknown("rule", rule, known: rules.map(\.id), .explain)
    }
    return """
      \(info.id) (\(info.severity.name), \(info.category), since \(info.since))

      \(info.summary)

      \(info.rationale)

      Finds something in:

      \(Self.indented(info.bad))

      Finds nothing in:

      \(Self.indented(info.good))

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
