import IBLint
import IBReport
import IBSource

struct ExplainCommand: Subcommand {
  static let name = "explain"
  static let summary = "explain what a rule finds and why it matters"
  static let isPaged = true
  static let operands = Operands("rule", 1...1, choices: RuleCatalog.ids, listing: "keyline rules")
  static let explanation = "'keyline rules' lists the rules."

  let session: Session

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
    if info.bad.isEmpty { return page }
    if let example = RuleExample(info) {
      let emitter = FindingsXcodeEmitter(style: .plain)
      let lines = emitter.render(FileFindings(example.findings, in: example.source))
      page += "\nReports:\n\n" + indented(String(decoding: lines, as: UTF8.self))
    }
    page += "\nin:\n\n" + indented(info.bad)
    if !info.good.isEmpty { page += "\nFix:\n\n" + indented(difference(info)) }
    return page
  }

  /// The difference between the wrong and the right example.
  private static func difference(_ info: RuleInfo) -> String {
    let hunks = UnifiedDiff.hunks(from: Array(info.bad.utf8), to: Array(info.good.utf8))
    let lines = String(decoding: hunks, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.hasPrefix("@@") }.joined(separator: "\n")
  }

  private static let fixing: [Fix.Safety: String] = [
    .safe: "'keyline lint --fix' fixes it.",
    .unsafe: "'keyline lint --fix --unsafe' fixes it; check the result, because the document can behave differently.",
  ]

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}
