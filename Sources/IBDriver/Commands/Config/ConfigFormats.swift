import IBReport
import IBSource

enum ConfigFormats {
  static let table = FormatTable<Void, @Sendable (SettingsInForce) -> String>([
    .init("text") { _ in text }, .init("json") { _ in json },
  ])

  /// One line for each setting that is not empty, then one for each rule.
  @Sendable private static func text(_ settings: SettingsInForce) -> String {
    let lines = [
      ("configuration file", settings.file ?? "none"), ("configurations", list(settings.configurations)),
      ("deployment target", settings.deploymentTarget ?? ""), ("included", list(settings.included)),
      ("excluded", list(settings.excluded)), ("baseline", settings.baseline ?? ""),
      ("fails on", settings.failOn.rawValue),
    ]
    let head = lines.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)\n" }.joined()
    var table = TextTable([.init("rule"), .init("severity")])
    for rule in settings.rules { table.add([rule.id, rule.severity.name]) }
    return head + "\n" + table.render()
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  @Sendable private static func json(_ settings: SettingsInForce) -> String {
    JSONWriter.text { writer in
      writer.object { writer in
        writer.field("file", settings.file)
        writer.field("configurations", settings.configurations)
        writer.field("deploymentTarget", settings.deploymentTarget)
        writer.field("included", settings.included)
        writer.field("excluded", settings.excluded)
        writer.field("baseline", settings.baseline)
        writer.field("failOn", settings.failOn.rawValue)
        writer.key("rules")
        writer.objects(settings.rules) { rule, writer in
          writer.field("id", rule.id)
          writer.field("severity", rule.severity.name)
        }
      }
    }
  }
}
