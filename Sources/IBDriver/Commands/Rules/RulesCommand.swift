import IBLint
import IBReport
import IBSource

struct RulesCommand: Subcommand {
  static let name = "rules"
  static let summary = "list the rules of lint"
  static let isPaged = true
  static let options: [Option] = [Option.format(RuleFormats.table.words, help: "format of the list")]

  let session: Session

  func run() -> ExitStatus {
    let format = session.invocation.value(.format).flatMap { RuleFormats.table.named($0) }
    return session.console.answer(format?(RuleCatalog.all) ?? "")
  }
}

enum RuleFormats {
  static let table = FormatTable<Void, @Sendable ([RuleInfo]) -> String>([
    .init("text") { _ in text }, .init("json") { _ in json },
    .init("markdown", aliases: ["github"]) { _ in RulesPage.markdown },
  ])

  @Sendable private static func text(_ rules: [RuleInfo]) -> String {
    var table = TextTable([
      .init("rule"), .init("severity"), .init("default"), .init("platforms"), .init("category"), .init("finds"),
    ])
    for rule in rules {
      let isOn = rule.isOnByDefault ? "on" : "off"
      table.add([
        rule.id, rule.severity.name, isOn, rule.platforms.names.joined(separator: ", "), rule.category, rule.summary,
      ])
    }
    return table.render()
  }

  @Sendable private static func json(_ rules: [RuleInfo]) -> String {
    JSONWriter.text { writer in
      writer.objects(rules) { rule, writer in
        writer.field("id", rule.id)
        writer.field("category", rule.category)
        writer.field("severity", rule.severity.name)
        writer.field("default", rule.isOnByDefault)
        writer.field("platforms", rule.platforms.names)
        writer.field("fix", rule.fix?.rawValue)
        writer.field("since", rule.since)
        writer.field("summary", rule.summary)
      }
    }
  }
}
