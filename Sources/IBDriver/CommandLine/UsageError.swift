import IBSource

/// A command line, or a configuration that it leads to, that was not understood.
struct UsageError: Error, Equatable {
  /// What is wrong: lower case, no full stop.
  let message: String
  /// Whether a page of help says what is right.
  let isHelped: Bool

  init(_ message: String) {
    self.init(message, isHelped: true)
  }

  private init(_ message: String, isHelped: Bool) {
    self.message = message
    self.isHelped = isHelped
  }

  /// An unknown word, with the known one that it was probably meant to be.
  static func unknown(_ what: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(what) '\(word)'\(Suggestion.hint(for: word, among: known))")
  }

  /// A configuration or a baseline that was not understood: the command line may be right.
  static func configuration(_ failure: FileFailure) -> UsageError {
    UsageError("\(failure.path): \(failure.reason)", isHelped: false)
  }
}
