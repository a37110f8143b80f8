/// `keyline help [COMMAND]`: prints the overview, or the page of a command.
struct HelpCommand: Subcommand {
  static let name = "help"
  static let summary = "explain a command"
  static var operands: Operands { Operands("command", 0...1, choices: CommandRegistry.commands.names) }

  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func run() -> ExitStatus {
    let commands = CommandRegistry.commands
    let help = Help(commands: commands)
    let command = session.invocation.operands.first.flatMap(commands.named)
    return session.console.answer(command.map(help.page) ?? help.overview)
  }
}
