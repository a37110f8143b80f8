import Synchronization
import SystemLibrary

/// A program of the user that shows text a screen at a time.
enum PagerProcess {
  /// The characters of a command that only a shell understands.
  ///
  /// Source: git's own choice, `prepare_shell_cmd` of its `run-command.c`.
  private static let shellCharacters = Set("|&;<>()$`\\\"' \t\n*?[#~=%")

  /// See `World.startPager`.
  static func start(
    _ command: String, _ settings: [String], _ temporary: TemporaryFiles
  ) -> Result<OutputFile, FileFailure> {
    let words = command.contains(where: shellCharacters.contains) ? ["sh", "-c", command] : [command]
    return ChildProcess.startReader(words[0], Array(words.dropFirst()), settings: settings).map { process, input in
      let open = Mutex<Descriptor?>(input)
      let finish: @Sendable () -> FileFailure? = {
        open.withLock { $0 = nil }
        _ = ChildProcess.wait(for: process)
        return nil
      }
      // If a signal ends this process, the terminal stays with the pager until the user leaves it.
      temporary.beforeEnding { _ = finish() }
      return OutputFile(write: { bytes in open.withLock { $0 }?.write(bytes) ?? false }, finish: finish)
    }
  }
}
