import IBLint
import IBSource

/// `keyline explain RULE`: prints the rule's documentation.
struct ExplainCommand: Subcommand {
  static let name = "explain"
  static let summary = "say what a rule finds and why it matters"
  static let isPaged = true
  static let operands = Operands("rule", 1...1, choices: RuleCatalog.ids, listing: "keyline rules")
  static let explanation = "Rules are listed by 'keyline rules'."

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() -> ExitStatus {
    session.console.answer(session.invocation.operands.first.flatMap(RuleCatalog.info).map(Self.page) ?? "")
  }

  private static func page(_ info: RuleInfo) -> String {
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
