import IBSource

/// An invalid command line, or an invalid configuration that it refers to.
struct UsageError: Error, Equatable {
  /// The problem in lower case, without a full stop.
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

  /// An unknown word, with the known word that the user probably meant.
  static func unknown(_ what: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(what) '\(word)'\(Suggestion.hint(for: word, among: known))")
  }

  /// An unknown value, with the value that the user probably meant and the allowed ones.
  ///
  /// - Parameter listing: the command that lists the allowed values, if they are too many for a message.
  static func unknownValue(
    of what: String, _ word: String, allowed: [String], listing: String? = nil
  ) -> UsageError {
    unknownValue("unknown \(what) '\(word)'", word, allowed: allowed, listing: listing)
  }

  /// The same, after the beginning of a message.
  static func unknownValue(
    _ start: String, _ word: String, allowed: [String], listing: String? = nil
  ) -> UsageError {
    UsageError(
      "\(start)\(Suggestion.answer(to: word, among: allowed, listedBy: listing))")
  }

  /// An invalid configuration or baseline, although the command line may be correct.
  static func configuration(_ failure: FileFailure) -> UsageError {
    UsageError("\(failure.path): \(failure.reason)", isHelped: false)
  }
}
