import IBSource

/// `keyline explain RULE`: the rule's page.
enum ExplainCommand {
  static func page(_ info: RuleInfo) -> String {
    var page = """
      \(info.id) (\(info.severity.name), \(info.category), since \(info.since)\(info.isOnByDefault ? "" : ", off by default"))

      \(info.summary)

      \(info.rationale)

      """
    if let fix = info.fix { page += "\n" + Self.fixing[fix, default: ""] + "\n" }
    if !info.options.isEmpty {
      page += "\nOptions in .keyline.yml:\n\n" + info.options.map { "    \($0.name): \($0.summary)\n" }.joined()
    }
    if !info.bad.isEmpty { page += "\nFinds something in:\n\n" + indented(info.bad) }
    if !info.good.isEmpty { page += "\nFinds nothing in:\n\n" + indented(info.good) }
    return page
  }

  private static let fixing: [Fix.Safety: String] = [
    .safe: "'keyline lint --fix' puts it right.",
    .unsafe: "'keyline lint --fix --unsafe' puts it right; look at the result, the document may behave differently.",
  ]

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
