/// `keyline-dev new-rule <id> --category <word> --summary <sentence> [--subject …] [--severity …]`: writes the rule's
/// file, its fixtures and its row in `Documentation/Rules.md`, and generates the registry.
///
/// The package builds afterwards. The tests of the rule fail until it is written: its examples and fixtures expect a
/// finding, and it has no rationale.
struct NewRule: MaintainersCommand {
  static let name = "new-rule"
  static let usage = """
    <id> --category <word> --summary <sentence> [--subject \(RuleSubject.allCases.map(\.rawValue).joined(separator: "|"))] \
    [--severity note|warning|error]
    """

  let id: String
  let category: String
  let summary: String
  let subject: RuleSubject
  let severity: String

  var type: String { RuleRegistrySource.type(of: id) }

  static func run(_ words: CommandWords) throws -> Bool {
    let rule = try NewRule(words)
    for file in try rule.files() { try file.create() }
    guard Generator.all.filter({ $0.name == "rules" }).allSatisfy({ $0.run(check: false) }) else { return false }
    print("next: write \(rule.path), then 'swift test --filter IBLintTests' until it is silent")
    return true
  }

  init(_ words: CommandWords) throws {
    func option(_ name: String, else usual: String? = nil) throws -> String {
      guard let value = words[name] ?? usual else { throw Mistake("\(name) is missing") }
      return value
    }
    let id = try words.only("id")
    guard id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw Mistake("the id of a rule is lower case words joined by hyphens")
    }
    self.id = id
    category = try option("--category")
    summary = try option("--summary")
    severity = try option("--severity", else: "warning")
    let name = try option("--subject", else: "document")
    guard let subject = RuleSubject(rawValue: name) else { throw Mistake("a rule cannot be about '\(name)'") }
    self.subject = subject
    guard category.wholeMatch(of: /[a-z]+/) != nil else { throw Mistake("a category is one lower case word") }
    guard ["note", "warning", "error"].contains(severity) else { throw Mistake("unknown severity '\(severity)'") }
    guard summary.hasSuffix("."), !summary.contains("\""), !summary.contains("|") else {
      throw Mistake("a summary is one sentence with a full stop, without quotation marks and bars")
    }
  }

  var path: String {
    "\(RuleRegistrySource.folder)/\(category.prefix(1).uppercased() + category.dropFirst())/\(type).swift"
  }

  /// The files to write besides the registry.
  func files() throws -> [NewFile] {
    let page = RulesPageRow(id: id, category: category, severity: severity, summary: summary)
    let fixtures = subject.fixtures.map { name, text in
      NewFile(path: "Tests/IBLintTests/Fixtures/\(id)/\(name)", text: text, replaces: false)
    }
    return [
      NewFile(path: path, text: subject.source(of: self), replaces: false),
      NewFile(
        path: RulesPageRow.path, text: try page.inserted(in: GeneratedFile.source(RulesPageRow.path)), replaces: true),
    ] + fixtures
  }
}
