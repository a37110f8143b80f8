enum Request {
  /// The help overview. It is also printed without arguments, although the user did not ask for it.
  case overview(isAsked: Bool)
  case page(any Subcommand.Type)
  /// The version, and with details also how the program was built.
  case version(isDetailed: Bool)
  case command(any Subcommand.Type, Invocation)

  init(
    _ arguments: [String], commands: CommandTable, readList: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(UsageError) {
    switch arguments.first {
    case nil: self = .overview(isAsked: false)
    case "--help", "-h": self = .overview(isAsked: true)
    case "--version", "-V": self = .version(isDetailed: try Self.wantsDetails(arguments.dropFirst()))
    case let first?:
      guard let command = commands.named(first) else { throw Self.unknown(first, commands) }
      let invocation = try ArgumentParser.parse(command, Array(arguments.dropFirst()), readList: readList)
      self = invocation.has(.help) ? .page(command) : .command(command, invocation)
    }
  }

  /// Whether the words after `--version` ask for more than the version.
  private static func wantsDetails(_ words: ArraySlice<String>) throws(UsageError) -> Bool {
    if let word = words.first(where: { $0 != "--verbose" }) { throw UsageError("unexpected '\(word)'") }
    return !words.isEmpty
  }

  /// Former commands of Keyline, each with the advice for its users.
  private static let removed = [
    "compile":
      "the command 'compile' was removed: Keyline no longer compiles nibs; 'nib dump' and 'nib diff' read them",
    "swiftui":
      "the command 'swiftui' was removed: 'convert swiftui --format html' draws scenes as SwiftUI lays them out",
    "worker": "the command 'worker' was removed: let Bazel run the other commands, which start in a few milliseconds",
  ]

  private static func unknown(_ word: String, _ commands: CommandTable) -> UsageError {
    if let reason = removed[word] { return UsageError(reason) }
    return word.hasPrefix("-")
      ? .unknown("option", word, known: ["--help", "--version"])
      : .unknown("command", word, known: commands.names)
  }
}
