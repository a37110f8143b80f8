/// The command line tool without its process: it takes arguments and a world and returns an exit status. All input and
/// output goes through the world.
///
/// Only this module handles files, terminals and processors. It knows nothing about views: it reads files, passes them
/// to the stages below, and writes their results.
package enum CommandLineTool {
  /// Runs `arguments`, without the name of the executable.
  package static func run(_ arguments: [String], in world: World) async -> ExitStatus {
    let console = Console(world: world)
    let commands = CommandRegistry.commands
    do {
      switch try Request(arguments, commands: commands, readList: world.readStream) {
      case .overview(let isAsked):
        let status = console.answer(Help(commands: commands).overview)
        // As with git, the page goes to standard output, but a script that lost its command still fails.
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

  /// The help page for a command line that was not understood: the command's, if one is named.
  private static func page(for arguments: [String]) -> String {
    arguments.first.flatMap(CommandRegistry.commands.named).map { "help \($0.name)" } ?? "help"
  }
}
