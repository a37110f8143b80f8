/// The command line tool without its process: arguments and a world come in, an exit status goes out, everything else
/// goes through the world.
///
/// This module is the only one that knows of files, terminals and processors. It knows nothing of views: it reads
/// files, hands them to the stages below, and writes what those return.
package enum CommandLineTool {
  /// Runs `arguments`, the name of the executable left out.
  package static func run(_ arguments: [String], in world: World) async -> ExitStatus {
    let console = Console(world: world)
    let commands = CommandRegistry.commands
    do {
      switch try Request(arguments, commands: commands, readList: world.readStream) {
      case .overview: return console.answer(Help(commands: commands).overview)
      case .page(let command): return console.answer(Help(commands: commands).page(for: command))
      case .version: return console.answer("\(Product.name) \(Product.version)\n")
      case .command(let command, let invocation):
        return try await command.init(Session(invocation: invocation, console: console)).run()
      }
    } catch {
      console.complain(error.message)
      if error.isHelped { console.tell("try '\(Product.name) \(page(for: arguments))'") }
      return .usage
    }
  }

  /// The page of help for a command line that was not understood: the command's, where one is named.
  private static func page(for arguments: [String]) -> String {
    arguments.first.flatMap(CommandRegistry.commands.named).map { "help \($0.name)" } ?? "help"
  }
}
