/// What `doctor` says about one thing.
struct Diagnosis: Sendable {
  enum State: String, Sendable {
    case ok, warning, error
  }

  /// A word or two, such as `configuration`.
  let subject: String
  let state: State
  /// What was found: no full stop.
  let message: String
  /// The way out; nil where none is needed.
  let advice: String?

  static func ok(_ subject: String, _ message: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .ok, message: message, advice: nil)
  }

  static func warning(_ subject: String, _ message: String, _ advice: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .warning, message: message, advice: advice)
  }

  static func error(_ subject: String, _ message: String, _ advice: String) -> Diagnosis {
    Diagnosis(subject: subject, state: .error, message: message, advice: advice)
  }
}
