/// A command of the tool: what its page of help says, what its command line looks like, and what it does. Each is a
/// folder of `Commands/` and a line of `CommandRegistry`; parsing, help, completions and dispatch are made from these.
protocol Subcommand: Sendable {
  /// The word for it on the command line.
  static var name: String { get }
  /// One line for the overview.
  static var summary: String { get }
  /// What may be beside the options.
  static var operands: Operands { get }
  /// A paragraph for the command's page; empty where there is nothing to add.
  static var explanation: String { get }
  /// In the order of its page; `--help` comes after them.
  static var options: [Option] { get }

  init(_ session: Session)

  func run() async throws(UsageError) -> ExitStatus
}

extension Subcommand {
  static var operands: Operands { .none }
  static var explanation: String { "" }
  static var options: [Option] { [] }

  /// All options there are.
  static var allOptions: [Option] {
    options + [Option(.help, short: "h", help: "show this help")]
  }
}

/// A command line that was understood, and where its command reads and writes.
struct Session: Sendable {
  let invocation: Invocation
  let console: Console

  var world: World { console.world }
}

/// The commands of the tool, in the order of listings.
struct CommandTable: Sendable {
  let all: [any Subcommand.Type]

  init(_ all: [any Subcommand.Type]) {
    self.all = all
  }

  var names: [String] { all.map { $0.name } }

  /// Nil for a word that is not a command.
  func named(_ word: String) -> (any Subcommand.Type)? { all.first { $0.name == word } }
}
