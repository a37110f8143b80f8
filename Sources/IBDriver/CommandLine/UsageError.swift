import IBSource

/// A command line that was not understood, or the configuration that it refers to.
struct UsageError: Error, Equatable {
  /// The problem: lower case, no full stop.
  let message: String
  /// Whether a help page shows the correct usage.
  let isHelped: Bool

  init(_ message: String) {
    self.init(message, isHelped: true)
  }

  private init(_ message: String, isHelped: Bool) {
    self.message = message
    self.isHelped = isHelped
  }

  /// An unknown word, with the known one that was probably meant.
  static func unknown(_ what: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(what) '\(word)'\(Suggestion.hint(for: word, among: known))")
  }

  /// An unknown value, with the one that was probably meant and those that are allowed.
  ///
  /// - Parameter listing: the command that lists them, where they are many.
  static func unknownValue(
    of what: String, _ word: String, allowed: [String], listing: String? = nil
  ) -> UsageError {
    UsageError(
      "unknown \(what) '\(word)'\(Suggestion.answer(to: word, among: allowed, allowed: listing.map(Self.list)))")
  }

  /// The text of a message instead of a long list: the command that prints it.
  static func list(by command: String) -> String { "what '\(command)' lists" }

  /// A configuration or a baseline that was not understood, though the command line may be correct.
  static func configuration(_ failure: FileFailure) -> UsageError {
    UsageError("\(failure.path): \(failure.reason)", isHelped: false)
  }
}
