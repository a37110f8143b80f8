import IBSource

/// The least severity of a finding with which `lint` fails.
enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note, never

  /// Where neither the command line nor a configuration says otherwise.
  static let usual = error
  /// Of `strict: true` in a configuration: every finding counts.
  static let strict = note

  static let words = allCases.map(\.rawValue)

  /// Whether findings of a severity count.
  func counts(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
