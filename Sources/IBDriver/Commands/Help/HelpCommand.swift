struct HelpCommand: Subcommand {
  static let name = "help"
  static let summary = "show the help of a command"
  static let isPaged = true
  /// The second word is a word of the command, such as `swiftui` of `convert`.
  static var operands: Operands { Operands("command", 0...2, choices: CommandRegistry.commands.names) }

  static let options = [Option(.man, help: "print a manual page instead, for 'man -l'")]

  let session: Session

  func run() -> ExitStatus {
    let commands = CommandRegistry.commands
    let command = session.invocation.operands.first.flatMap(commands.named)
    if session.invocation.has(.man) {
      let manual = ManualPage(commands: commands)
      return session.console.answer(command.map(manual.page) ?? manual.overview)
    }
    let help = Help(commands: commands)
    return session.console.answer(command.map(help.page) ?? help.overview)
  }
}
