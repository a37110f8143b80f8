import IBLint
import IBReport

/// The command line tool without its process: arguments and a world come in, an exit status goes out, everything else
/// goes through the world.
///
/// This module is the only one that knows of files, terminals and processors. It knows nothing of views: it reads
/// files, hands them to the stages below, and writes what those return.
package enum CommandLineTool {
  /// Runs `arguments`, the name of the executable left out.
  package static func run(_ arguments: [String], in world: World) async -> ExitStatus {
    let console = Console(world: world)
    do {
      switch try Request(arguments, readList: world.read) {
      case .help(let command): return console.answer(command.map(Help.page) ?? Help.overview)
      case .version: return console.answer("\(Product.name) \(Product.version)\n")
      case .command(let invocation): return try await perform(invocation, console)
      }
    } catch {
      console.complain(error.message)
      guard error.isHelped else { return .usage }
      let page = error.command.map { "help \($0.rawValue)" } ?? "help"
      console.tell("try '\(Product.name) \(page)'")
      return .usage
    }
  }

  private static func perform(
    _ invocation: Invocation, _ console: Console
  ) async throws(UsageError) -> ExitStatus {
    let operand = invocation.operands.first ?? ""
    let files = FileCommand(invocation: invocation, console: console)
    switch invocation.command {
    case .resolve: return try await ResolveCommand(command: files).run()
    case .report where invocation.value(.format) == PageEmitter.name:
      return try await PageReport(command: files).run()
    case .report: return try await ReportCommand(command: files).run()
    case .render: return try await RenderCommand(command: files).run()
    case .lint: return try await LintCommand(command: files).run()
    case .migrate: return try await MigrateCommand(command: files).run()
    case .diff: return try await DiffCommand(command: files).run()
    case .dump: return try DumpCommand(command: files).run()
    case .devices:
      let format = invocation.value(.format).flatMap(ListFormat.init) ?? .text
      return console.answer(DevicesCommand(format: format).render())
    case .rules:
      let format = invocation.value(.format).flatMap(RulesFormat.init) ?? .text
      return console.answer(RulesCommand(format: format).render())
    case .explain: return console.answer(RuleCatalog.info(operand).map(ExplainCommand.page) ?? "")
    case .schema: return console.answer(JSONSchemas.named(operand) ?? "")
    case .completions: return console.answer(Shell(rawValue: operand)?.script ?? "")
    case .help: return console.answer(Command(rawValue: operand).map(Help.page) ?? Help.overview)
    }
  }
}
