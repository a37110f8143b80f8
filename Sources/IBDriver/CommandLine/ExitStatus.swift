package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// All findings are below the threshold.
  case success = 0
  /// There are findings of severity error, or of the severity that `--fail-on` names.
  case findings = 1
  /// A path could not be read or is of an unsupported kind; all others were processed.
  case unreadable = 2
  /// The command line is invalid (`EX_USAGE` of sysexits.h).
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
