protocol MaintainersCommand {
  static var name: String { get }
  /// The words and options that the command reads after its name (`CommandWords`).
  static var usage: String { get }

  /// - Returns: false if a check failed; the exit status is then 1.
  /// - Throws: the problem with the command line or a file; the exit status is then 2.
  static func run(_ words: CommandWords) throws -> Bool
}
