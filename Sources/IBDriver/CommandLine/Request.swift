/// What the words of a command line ask for.
enum Request {
  /// The overview, or the page of a command.
  case help(Command?)
  case version
  case command(Invocation)

  init(
    _ arguments: [String], readList: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(UsageError) {
    guard let first = arguments.first else { throw UsageError("no command") }
    switch first {
    case "--help", "-h": self = .help(nil)
    case "--version": self = .version
    default:
      guard let command = Command(rawValue: first) else { throw Self.unknown(first) }
      let invocation = try ArgumentParser.parse(command, Array(arguments.dropFirst()), readList: readList)
      self = invocation.has(.help) ? .help(command) : .command(invocation)
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    word.hasPrefix("-")
      ? .unknown("option", word, known: ["--help", "--version"])
      : .unknown("command", word, known: Command.allCases.map(\.rawValue))
  }
}
