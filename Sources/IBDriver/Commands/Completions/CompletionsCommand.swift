struct CompletionsCommand: Subcommand {
  static let name = "completions"
  static let summary = "print a completion script for a shell"
  static let operands = Operands("shell", 1...1, choices: shells)
  static let explanation = "Shells: \(shells.joined(separator: ", "))."

  private static let shells = Shell.allCases.map(\.rawValue)

  let session: Session

  func run() -> ExitStatus {
    let shell = session.invocation.operands.first.flatMap(Shell.init)
    return session.console.answer(shell?.script(for: CommandRegistry.commands) ?? "")
  }
}
