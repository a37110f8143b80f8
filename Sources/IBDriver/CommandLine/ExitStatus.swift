package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// No finding at or above the threshold.
  case success = 0
  /// Findings of severity error, or of the severity that `--fail-on` names.
  case findings = 1
  /// A path could not be read or is of an unsupported kind; the rest was done.
  case unreadable = 2
  /// The command line was not understood (`EX_USAGE` of sysexits.h).
  case usage = 64

  /// Its meaning, in a few words.
  var meaning: String {
    switch self {
    case .success: "success"
    case .findings: "findings or differences"
    case .unreadable: "unreadable path"
    case .usage: "wrong usage"
    }
  }
}
