import IBReport
import IBSource

/// The output of a command: results on standard output, everything else on standard error.
struct Console: Sendable {
  private static let eraseLine = "\r\u{1B}[K"

  let world: World

  /// The style of results: colored only on a terminal that supports it and whose user has not disabled color.
  ///
  /// Sources: no-color.org, and the terminal type `dumb`.
  var outputStyle: TerminalStyle {
    guard world.outputIsTerminal, wantsColor else { return .plain }
    return terminalHasLinks ? .linked(folder: world.currentFolder) : .colored
  }

  /// Whether the terminal supports hyperlinks; other terminals may show the escape sequences as text.
  ///
  /// Source: the table of terminals in E. Koblinger, "Hyperlinks (a.k.a. HTML-like anchors) in terminal emulators".
  private var terminalHasLinks: Bool {
    let programs = ["WezTerm", "ghostty", "iTerm.app", "vscode"]
    let isNamed = world.environment("TERM_PROGRAM").map(programs.contains) ?? false
    let kinds = ["alacritty", "foot", "xterm-ghostty", "xterm-kitty"]
    let isOfKind = world.environment("TERM").map(kinds.contains) ?? false
    // Version 0.50 of VTE, the library of GNOME's terminals, introduced links.
    let hasLibrary = world.environment("VTE_VERSION").flatMap(Int.init).map { $0 >= 5000 } ?? false
    return isNamed || isOfKind || hasLibrary || world.environment("WT_SESSION") != nil
  }

  private var wantsColor: Bool {
    (world.environment("NO_COLOR") ?? "").isEmpty && !terminalIsDumb
  }

  private var terminalIsDumb: Bool { world.environment("TERM") == "dumb" }

  /// Whether to show progress on standard error.
  ///
  /// False if the results go to the same terminal: progress would mix with them, and the results themselves show it.
  ///
  /// - Parameter output: the destination of the results.
  func showsProgress(beside output: OutputFile) -> Bool {
    world.diagnosticsAreTerminal && !(world.outputIsTerminal && output.isStandard) && !terminalIsDumb
  }

  /// Writes the complete result of a command.
  func answer(_ text: String) -> ExitStatus {
    world.output(Array(text.utf8)) ? .success : .unreadable
  }

  func complain(_ message: String) {
    report("\(Product.name): error: \(message)")
  }

  func complain(_ failure: FileFailure) {
    complain("\(failure.path): \(failure.reason)")
  }

  func warn(_ message: String) {
    report("\(Product.name): warning: \(message)")
  }

  /// Prints a remark about something that is not an error, but worth knowing.
  func note(_ message: String) {
    report("note: \(message)")
  }

  /// Writes a line for people, and ignores a failure, because no other stream is left to report it.
  ///
  /// Lines contain paths and words from files. This is the only place that replaces control characters in them.
  func report(_ line: String) {
    _ = world.diagnostics(Array("\(line.onOneLine)\n".utf8))
  }

  func show(progress: String) {
    _ = world.diagnostics(Array("\(Self.eraseLine)\(progress)".utf8))
  }

  func eraseProgress() {
    _ = world.diagnostics(Array(Self.eraseLine.utf8))
  }
}
