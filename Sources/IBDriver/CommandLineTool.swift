/// The command line tool without its process: it takes arguments and a world and returns an exit status.
///
/// All input and output goes through the world. Only this module handles files, terminals and processors. It reads
/// files, passes them to the modules below, and writes their results; it does not interpret views.
package enum CommandLineTool {
  /// Runs `arguments`, without the name of the executable.
  package static func run(_ arguments: [String], in world: World) async -> ExitStatus {
    let console = Console(world: world)
    let commands = CommandRegistry.commands
    do {
      switch try Request(arguments, commands: commands, readList: world.readStream) {
      case .overview(let isAsked):
        let status = console.answer(Help(commands: commands).overview)
        // As in git, the page goes to standard output, but the status shows a script that its command was missing.
        return isAsked || status != .success ? status : .usage
      case .page(let command): return console.answer(Help(commands: commands).page(for: command))
      case .version(let isDetailed):
        return console.answer(isDetailed ? BuildDescription.text : "\(Product.name) \(Product.version)\n")
      case .command(let command, let invocation):
        let pager = Pager(for: command, invocation, in: world)
        defer { pager?.finish() }
        let console = pager.map { Console(world: $0.world) } ?? console
        return try await command.init(session: Session(invocation: invocation, console: console, start: run)).run()
      }
    } catch {
      console.complain(error.message)
      if error.isHelped { console.report("try '\(Product.name) \(page(for: arguments))'") }
      return .usage
    }
  }

  /// The command line that prints the help page for an invalid one: the page of the named command, if there is one.
  private static func page(for arguments: [String]) -> String {
    arguments.first.flatMap(CommandRegistry.commands.named).map { "help \($0.name)" } ?? "help"
  }
}
