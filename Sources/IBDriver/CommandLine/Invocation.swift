import IBSource

/// A command line that was understood.
package struct Invocation: Sendable {
  package let command: Command
  /// The words that are no options, in order.
  package let operands: [String]
  private let values: [OptionName: [String]]
  private let fallbacks: [OptionName: String]

  init(_ command: Command, operands: [String], values: [OptionName: [String]]) {
    self.command = command
    self.operands = operands
    self.values = values
    var fallbacks: [OptionName: String] = [:]
    for option in Options.of(command) { fallbacks[option.name] = option.fallback }
    self.fallbacks = fallbacks
  }

  func has(_ option: OptionName) -> Bool {
    values[option] != nil
  }

  /// The last value given, else the table's; nil when there is neither.
  func value(_ option: OptionName) -> String? {
    values[option]?.last ?? fallbacks[option]
  }

  /// All values given, in order.
  func values(_ option: OptionName) -> [String] {
    values[option] ?? []
  }
}

/// A command line that was not understood.
struct UsageError: Error, Equatable {
  /// What is wrong: lower case, no full stop.
  let message: String
  /// The command whose page helps; nil for the overview.
  let command: Command?
  /// Whether a page of help says what is right.
  let isHelped: Bool

  init(_ message: String, _ command: Command? = nil) {
    self.message = message
    self.command = command
    isHelped = true
  }

  private init(unhelped message: String) {
    self.message = message
    command = nil
    isHelped = false
  }

  /// A configuration or a baseline that was not understood: the command line may be right.
  static func configuration(_ failure: FileFailure) -> UsageError {
    UsageError(unhelped: "\(failure.path): \(failure.reason)")
  }

  /// An unknown word, with the known one that it was probably meant to be.
  static func unknown(_ what: String, _ word: String, known: [String], _ command: Command? = nil) -> UsageError {
    let hint = Suggestion.nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("unknown \(what) '\(word)'\(hint)", command)
  }
}
