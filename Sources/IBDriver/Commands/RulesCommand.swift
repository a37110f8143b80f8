import IBLint
import IBReport
import IBSource

/// How a list is written.
enum ListFormat: String, CaseIterable {
  case text, json

  static let names = allCases.map(\.rawValue)
}

/// How the rules are written.
enum RulesFormat: String, CaseIterable {
  case text, json, markdown

  static let names = allCases.map(\.rawValue)
}

/// `keyline rules`: a line for each rule.
struct RulesCommand {
  let format: RulesFormat

  func render() -> String {
    let rules = RuleCatalog.all
    return switch format {
    case .text: table(rules)
    case .json: json(rules)
    case .markdown: RulesPage.markdown(rules)
    }
  }

  private func table(_ rules: [RuleInfo]) -> String {
    var table = TextTable([.init("rule"), .init("severity"), .init("default"), .init("category"), .init("finds")])
    for rule in rules {
      table.add([rule.id, rule.severity.name, rule.isOnByDefault ? "on" : "off", rule.category, rule.summary])
    }
    return table.render()
  }

  private func json(_ rules: [RuleInfo]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for rule in rules {
        writer.object { writer in
          writer.field("id", rule.id)
          writer.field("category", rule.category)
          writer.field("severity", rule.severity.name)
          writer.field("default", rule.isOnByDefault)
          writer.field("fix", rule.fix?.rawValue)
          writer.field("since", rule.since)
          writer.field("summary", rule.summary)
        }
      }
    }
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
