import IBReport

/// Where a command writes: results on standard output, everything else on standard error.
struct Console: Sendable {
  private static let eraseLine = "\r\u{1B}[K"

  let world: World

  /// Color only on a terminal whose user has not disabled it (no-color.org; a terminal that is `dumb`).
  var outputStyle: TerminalStyle {
    world.outputIsTerminal && wantsColour ? .colored : .plain
  }

  private var wantsColour: Bool {
    (world.environment("NO_COLOR") ?? "").isEmpty && !terminalIsDumb
  }

  private var terminalIsDumb: Bool { world.environment("TERM") == "dumb" }

  /// Progress would disturb results on the same screen, and those show the progress themselves.
  var showsProgress: Bool {
    world.diagnosticsAreTerminal && !world.outputIsTerminal && !terminalIsDumb
  }

  /// Writes the whole result of a command.
  func answer(_ text: String) -> ExitStatus {
    world.output(Array(text.utf8)) ? .success : .unreadable
  }

  func complain(_ message: String) {
    tell("\(Product.name): error: \(message)")
  }

  func complain(_ failure: FileFailure) {
    complain("\(failure.path): \(failure.reason)")
  }

  /// A line for people; there is no one left to inform when it cannot be written. Paths and words of files are part of
  /// such lines, and are made harmless here and nowhere else.
  func tell(_ line: String) {
    _ = world.diagnostics(Array("\(line.onOneLine)\n".utf8))
  }

  func show(progress: String) {
    _ = world.diagnostics(Array("\(Self.eraseLine)\(progress)".utf8))
  }

  func eraseProgress() {
    _ = world.diagnostics(Array(Self.eraseLine.utf8))
  }
}
