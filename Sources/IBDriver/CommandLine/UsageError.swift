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

  /// A configuration or a baseline that was not understood, though the command line may be correct.
  static func configuration(_ failure: FileFailure) -> UsageError {
    UsageError("\(failure.path): \(failure.reason)", isHelped: false)
  }
}
