import Synchronization

/// Shows a command's output on a terminal through the user's pager, as git does.
///
/// The pager starts with the first output. It does not start if the output goes to a file or a pipe, or on a continuous
/// integration machine.
///
/// Sources: git's manual, git(1), "GIT_PAGER", and git-config(1), "core.pager", for the variables, for the meaning of
/// an empty one and of `cat`, and for `LESS`.
final class Pager: Sendable {
  private enum State {
    case waiting
    case running(OutputFile)
    /// No pager; output goes directly to standard output.
    case absent
  }

  private static let usual = "less"
  /// The settings make less quit if the text fits on one screen, keep colors, and leave the screen as it is.
  private static let settings = (variable: "LESS", value: "FRX")
  /// Variables that show that git already runs a pager, or that the user has turned off git's pager.
  ///
  /// The first variable shows that git runs this program for its `diff`.
  private static let gitVariables = ["GIT_DIFF_PATH_COUNTER", "GIT_PAGER_IN_USE"]

  private let outer: World
  private let command: String
  private let state = Mutex(State.waiting)

  /// Nil if no pager shows the command's output.
  init?(for command: any Subcommand.Type, _ invocation: Invocation, in world: World) {
    guard command.isPaged, world.outputIsTerminal, !invocation.has(.noPager), !invocation.has(.output) else {
      return nil
    }
    let isSet = { variable in !(world.environment(variable) ?? "").isEmpty }
    if world.environment("TERM") == "dumb" || isSet("CI") || Self.gitVariables.contains(where: isSet) { return nil }
    self.command = world.environment("KEYLINE_PAGER") ?? world.environment("PAGER") ?? Self.usual
    if ["", "cat"].contains(self.command) { return nil }
    outer = world
  }

  /// The world for the command, whose output goes to the pager.
  var world: World {
    var world = outer
    world.output = { [self] in write($0) }
    world.diagnostics = { [self] in warn($0) }
    return world
  }

  /// Waits until the user leaves the pager.
  func finish() {
    if case .running(let pager) = state.withLock({ $0 }) { _ = pager.finish() }
  }

  /// After the user leaves the pager, the remaining output is discarded, and the command ends as usual.
  private func write(_ bytes: [UInt8]) -> Bool {
    let started = state.withLock { state in
      if case .waiting = state { state = start() }
      return state
    }
    guard case .running(let pager) = started else { return outer.output(bytes) }
    _ = pager.write(bytes)
    return true
  }

  private func start() -> State {
    let isSet = outer.environment(Self.settings.variable) != nil
    let settings = isSet ? [] : ["\(Self.settings.variable)=\(Self.settings.value)"]
    return (try? .running(outer.startPager(command, settings).get())) ?? .absent
  }

  /// Writes messages into the pager: on the same terminal, they would mix with its screen.
  private func warn(_ bytes: [UInt8]) -> Bool {
    guard outer.diagnosticsAreTerminal, case .running(let pager) = state.withLock({ $0 }) else {
      return outer.diagnostics(bytes)
    }
    _ = pager.write(bytes)
    return true
  }
}
