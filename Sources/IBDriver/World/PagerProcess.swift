import Synchronization
import SystemLibrary

/// The user's program that shows text one screen at a time.
enum PagerProcess {
  /// The characters in a command that only a shell interprets.
  ///
  /// Source: `prepare_shell_cmd` in `run-command.c` of git, which uses the same ones.
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
      // If a signal ends this process, the pager keeps the terminal until the user leaves it.
      temporary.beforeEnding { _ = finish() }
      return OutputFile(write: { bytes in open.withLock { $0 }?.write(bytes) ?? false }, finish: finish)
    }
  }
}
