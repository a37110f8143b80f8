import IBSource

/// `keyline explain RULE`: the rule's page.
enum ExplainCommand {
  static func page(_ info: RuleInfo) -> String {
    var page = """
      \(info.id) (\(info.severity.name), \(info.category), since \(info.since))

      \(info.summary)

      \(info.rationale)

      """
    if !info.bad.isEmpty { page += "\nFinds something in:\n\n" + indented(info.bad) }
    if !info.good.isEmpty { page += "\nFinds nothing in:\n\n" + indented(info.good) }
    return page
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
