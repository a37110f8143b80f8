import IBLint
import IBReport

/// `keyline rules`: prints a line for each rule.
struct RulesCommand: Subcommand {
  static let name = "rules"
  static let summary = "list the rules of lint"
  static let isPaged = true
  static let options: [Option] = [Option.format(RuleFormats.table.words, help: "format of the list")]

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() -> ExitStatus {
    let format = session.invocation.value(.format).flatMap { RuleFormats.table.named($0) }
    return session.console.answer(format?(RuleCatalog.all) ?? "")
  }
}
