/// A command of the maintainers' tool.
protocol MaintainersCommand {
  static var name: String { get }
  /// What follows the name: the words and options that the command reads (`CommandWords`).
  static var usage: String { get }

  /// - Returns: false if what was looked at is not as it should be; the exit status is 1 then.
  /// - Throws: what is wrong with the command line or with a file; the exit status is 2 then.
  static func run(_ words: CommandWords) throws -> Bool
}
