/// A command of the tool: its help page, its command line, and its action.
///
/// Each command has a folder in `Commands/` and a line in `CommandRegistry`. Parsing, help, completions and dispatch
/// are derived from these.
protocol Subcommand: Sendable {
  static var name: String { get }
  /// A summary for the overview, at most 60 characters: a verb in the imperative and its object, without a full stop.
  static var summary: String { get }
  /// The words that the command accepts besides options.
  static var operands: Operands { get }
  /// A paragraph for the command's page; may be empty.
  static var explanation: String { get }
  /// The options in the order of the help page, without `--help`, which comes last.
  static var options: [Option] { get }
  /// Former options of the command, by their names without hyphens, each with its replacement.
  static var removedOptions: [String: String] { get }

  /// Whether people read the output from the top, so that a terminal shows it through a pager.
  static var isPaged: Bool { get }

  init(session: Session)

  func run() async throws(UsageError) -> ExitStatus
}

extension Subcommand {
  static var operands: Operands { .none }
  static var explanation: String { "" }
  static var options: [Option] { [] }
  static var removedOptions: [String: String] { [:] }
  static var isPaged: Bool { false }

  /// All options of the command, including those that it shares with other commands.
  static var allOptions: [Option] {
    options + (isPaged ? [.noPager] : []) + [Option(.help, short: "h", in: .running, help: "show this help")]
  }
}

/// A parsed command line, and the command's input and output.
struct Session: Sendable {
  let invocation: Invocation
  let console: Console
  /// Runs another command line in a world, in the same way as this one.
  let start: @Sendable (_ arguments: [String], World) async -> ExitStatus
  /// The absolute paths of the folders that the command line searches.
  let searchedFolders: [String]
  /// The world of the console, with the folders that the command searches.
  let world: World

  init(
    invocation: Invocation, console: Console,
    start: @escaping @Sendable (_ arguments: [String], World) async -> ExitStatus
  ) {
    self.invocation = invocation
    self.console = console
    self.start = start
    var world = console.world
    let operands = invocation.operands
    searchedFolders = (operands.isEmpty ? ["."] : operands.filter { world.kind($0) == .folder }).map(world.absolute)
    world.searched = searchedFolders
    self.world = world
  }
}

/// Commands that help lists under one title.
struct CommandGroup: Sendable {
  /// A verb or a noun in lower case.
  let title: String
  let commands: [any Subcommand.Type]

  init(_ title: String, _ commands: [any Subcommand.Type]) {
    self.title = title
    self.commands = commands
  }
}

/// The commands of the tool, in the order of listings.
struct CommandTable: Sendable {
  let groups: [CommandGroup]

  var all: [any Subcommand.Type] { groups.flatMap(\.commands) }

  var names: [String] { all.map { $0.name } }

  /// Nil for an unknown word.
  func named(_ word: String) -> (any Subcommand.Type)? { all.first { $0.name == word } }
}
