/// The exit status of a run.
package enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the threshold.
  case success = 0
  /// Findings at error level; with `--strict` any finding.
  case findings = 1
  /// A path could not be read or is of an unsupported kind; the rest was done.
  case unreadable = 2
  /// The command line was not understood (`EX_USAGE` of sysexits.h).
  case usage = 64
}
