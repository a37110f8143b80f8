/// The maintainers' tool, run in the package's folder. Each command has its own file.
enum MaintainersTool {
  private static var commands: [any MaintainersCommand.Type] { [Generate.self, Causes.self] }

  /// - Returns: the exit status: 0, 1 if a check failed, 2 for a wrong command line or file.
  static func run(_ arguments: [String]) -> Int32 {
    guard let command = commands.first(where: { $0.name == arguments.first }) else {
      print("usage:")
      for command in commands { print("  keyline-dev \(command.name) \(command.usage)") }
      return 2
    }
    do {
      return try command.run(CommandWords(Array(arguments.dropFirst()), usage: command.usage)) ? 0 : 1
    } catch {
      print("\(command.name): \(error)")
      print("usage: keyline-dev \(command.name) \(command.usage)")
      return 2
    }
  }
}
