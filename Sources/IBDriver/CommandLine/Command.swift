import IBLint
import IBReport

/// The verbs of the command line.
package enum Command: String, CaseIterable, Sendable {
  case resolve, report, render, lint, migrate, diff, dump, devices, rules, explain, schema, completions, help

  /// One line for the overview.
  var summary: String {
    switch self {
    case .resolve: "lay out the scenes and print frames"
    case .report: "say what changes between configurations"
    case .render: "lay out the scenes and draw them"
    case .lint: "report what is wrong in the files"
    case .migrate: "change files as Xcode would, many at once"
    case .diff: "say what changed between two versions, in words"
    case .dump: "print a stage of reading one file"
    case .devices: "list the devices that configurations can name"
    case .rules: "list the rules"
    case .explain: "say what a rule finds and why it matters"
    case .schema: "print a JSON Schema of our output"
    case .completions: "print a completion script for a shell"
    case .help: "explain a command"
    }
  }

  /// What may stand beside the options.
  var operands: Operands {
    switch self {
    case .resolve, .report, .render, .lint: Operands("paths", 0...Int.max)
    case .migrate: Operands("migration and paths", 1...Int.max)
    case .diff: Operands("old and new", DiffCommand.operandCounts)
    case .dump: Operands("file", 1...1)
    case .devices, .rules: .none
    case .explain: Operands("rule", 1...1, choices: RuleCatalog.ids)
    case .schema: Operands("name", 1...1, choices: JSONSchemas.names)
    case .completions: Operands("shell", 1...1, choices: Shell.allCases.map(\.rawValue))
    case .help: Operands("command", 0...1, choices: Command.allCases.map(\.rawValue))
    }
  }

  private static let paths = """
    Paths are .storyboard and .xib files or folders to search for them; none is the current directory, - is
    standard input. Folders of builds and dependencies are not searched.
    """

  /// A paragraph for the command's page.
  var explanation: String {
    switch self {
    case .resolve: Self.paths
    case .report:
      """
      Paths are as for 'resolve'. Of each scene the report says which views and constraints are installed only in some
      configurations, which constants, fonts, colors and other properties change, which views move in the safe area,
      and which issues show only in some configurations; then the variations that have no effect.
      With '--format html' it is a page that works from disk: scenes on their canvas, each of them in every configuration
      that was asked for, with what places its views, and findings beside.
      """
    case .lint:
      """
      \(Self.paths)

      Formats: \(FindingsEmitters.names.joined(separator: ", ")).
      Rules are listed by 'keyline rules'; the configuration file turns them on and off.
      """
    case .render:
      """
      Paths are as for 'resolve'. One picture is written for each scene and configuration, and its name printed;
      where there is only one, --output may name its file, or - for standard output.
      Layers: \(PictureLayer.words.joined(separator: ", ")).
      """
    case .migrate: MigrateCommand.explanation
    case .diff: DiffCommand.explanation
    case .dump: "- is standard input."
    case .devices, .rules, .help: ""
    case .explain: "Rules are listed by 'keyline rules'."
    case .schema: "Names: \(JSONSchemas.names.joined(separator: ", "))."
    case .completions: "Shells: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))."
    }
  }
}

/// The words of a command that are no options.
struct Operands: Sendable {
  /// What they are called in help, such as `paths`.
  let placeholder: String
  let count: ClosedRange<Int>
  /// All that are allowed; empty when anything is.
  let choices: [String]

  static let none = Operands("", 0...0)

  init(_ placeholder: String, _ count: ClosedRange<Int>, choices: [String] = []) {
    self.placeholder = placeholder
    self.count = count
    self.choices = choices
  }

  /// As the usage line shows them.
  var usage: String {
    if count.upperBound == 0 { return "" }
    let word = count.upperBound > 1 ? "\(placeholder)..." : placeholder
    return count.lowerBound == 0 ? "[\(word)]" : "<\(word)>"
  }
}
