/// The words of a request: a command line of Keyline, after options that say where its results go.
struct WorkArguments: Sendable {
  /// For the exit status.
  let statusFile: String?
  /// For what the command writes to standard output.
  let reportFile: String?
  /// The command and its words.
  let words: [String]

  static let options = [
    Option(
      .statusFile, .text("FILE"), help: "write the status of a run that ends with 0 or 1 into FILE, and end with 0"),
    Option(.reportFile, .text("FILE"), help: "write what the command prints into FILE"),
  ]

  init(_ arguments: [String], readList: @escaping (String) -> Result<[UInt8], FileFailure>) throws(UsageError) {
    let arguments = try Self.listed(arguments, readList)
    // Only the words before the command are options of the worker; all others are the command's.
    let count = arguments.firstIndex { !$0.hasPrefix("--") } ?? arguments.count
    let own = try ArgumentParser.parse(WorkerCommand.self, Array(arguments[..<count]), readList: readList)
    statusFile = own.value(.statusFile)
    reportFile = own.value(.reportFile)
    words = Array(arguments[count...])
    if own.has(.persistentWorker) || words.first == WorkerCommand.name {
      throw UsageError("a worker does not start workers")
    }
  }

  /// The words, or those of the list that is the only one.
  private static func listed(
    _ words: [String], _ readList: @escaping (String) -> Result<[UInt8], FileFailure>
  ) throws(UsageError) -> [String] {
    guard words.count == 1, words[0].hasPrefix("@") else { return words }
    return try ArgumentParser.parse(WorkerCommand.self, words, readList: readList).operands
  }
}
