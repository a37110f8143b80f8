import IBSource

/// Everything outside the process that Keyline uses. Only the driver accesses it.
///
/// The real one is `World.system`; tests create one in memory. Several threads may call all functions at once.
package struct World: Sendable {
  /// Writes bytes in order; false if they could not be written.
  package typealias Sink = @Sendable ([UInt8]) -> Bool

  /// The bytes of a file; a failure gives the reason in words.
  package var read: @Sendable (_ path: String) -> Result<[UInt8], FileFailure>
  /// The first bytes of a file, at most `count`; a failure gives the reason in words.
  package var readStart: @Sendable (_ path: String, _ count: Int) -> Result<[UInt8], FileFailure>
  /// The bytes of any path that the user names. If it is a pipe, the call waits for the bytes.
  package var readStream: @Sendable (_ path: String) -> Result<[UInt8], FileFailure>
  package var readInput: @Sendable () -> Result<[UInt8], FileFailure>
  /// The kind of a path's target; nil if it does not exist.
  package var kind: @Sendable (_ path: String) -> FileKind?
  /// The absolute path of a file or folder with all links followed. It is the same for all names of the file.
  ///
  /// Nil if the path does not exist.
  package var realPath: @Sendable (_ path: String) -> String?
  /// The entries of a folder in any order, without `.` and `..`.
  ///
  /// Broken links, and entries that are neither a file nor a folder, are left out.
  package var list: @Sendable (_ folder: String) -> Result<[FolderEntry], FileFailure>
  /// Creates a folder and its missing parents; nil on success.
  package var makeFolder: @Sendable (_ path: String) -> FileFailure?
  /// Writes a whole file or replaces an existing one; nil on success.
  ///
  /// Readers see the old or the new file, never a part of it. An existing file keeps its mode. A link stays a link, and
  /// its target is replaced. After a failure, an old file is unchanged. If `old` is given, a file whose bytes differ
  /// from it is not replaced. A pipe or a device is refused, because only a user who names it can intend that; see
  /// `put`.
  package var store: @Sendable (_ path: String, _ bytes: [UInt8], _ old: [UInt8]?) -> FileFailure?
  /// Opens an output that is written from start to end. An old file is replaced only when the output is finished.
  ///
  /// A pipe or a device is written to directly.
  package var create: @Sendable (_ path: String) -> Result<OutputFile, FileFailure>
  package var output: Sink
  /// Writes to standard error.
  package var diagnostics: Sink
  package var outputIsTerminal = false
  package var diagnosticsAreTerminal = false
  /// The value of an environment variable; nil if it is not set.
  package var environment: @Sendable (_ variable: String) -> String?
  /// The number of files to process at once, at least 1.
  package var processorCount: Int
  /// Runs git in the current folder with these arguments, and returns its output. A failure contains git's message.
  package var git: @Sendable (_ arguments: [String]) -> Result<[UInt8], FileFailure> = { _ in
    .failure(FileFailure("git", "git is not installed"))
  }
  /// Also returns the exit status of git, for commands whose status has more than two meanings.
  package var gitAnswer: @Sendable (_ arguments: [String]) -> Result<ProgramAnswer, FileFailure> = { _ in
    .failure(FileFailure("git", "git is not installed"))
  }
  /// Runs a program that reads these bytes from standard input, and returns its output. A failure contains the
  /// program's message.
  package var filter:
    @Sendable (_ program: String, _ arguments: [String], _ input: [UInt8]) -> Result<[UInt8], FileFailure> = {
      program, _, _ in .failure(FileFailure(program, "\(program) is not installed"))
    }
  /// The name by which another program can start this one: an absolute path, or its name if the shell finds it by that.
  package var program = "keyline"
  /// The absolute path of the folder to which relative paths refer.
  package var currentFolder: String
  /// The absolute path of the folder of the whole project; folders above it do not count.
  ///
  /// Nil if the extent of the project follows from the folders themselves.
  package var top: String?
  /// The absolute paths of the folders that a command searches.
  var searched: [String] = []
  /// Opens standard input and output for messages only; nil if they are not available. Call it once.
  package var openChannel: @Sendable () -> Channel? = { nil }
  /// Allows everyone who may read a file to run it; nil on success.
  package var allowRunning: @Sendable (_ path: String) -> FileFailure? = { _ in nil }
  /// Starts a command that shows its input on the terminal. The command is parsed as a shell does.
  ///
  /// When the returned output is finished, the user has left the command. `settings` are variables of its environment,
  /// such as `A=b`.
  package var startPager: @Sendable (_ command: String, _ settings: [String]) -> Result<OutputFile, FileFailure> = {
    command, _ in .failure(FileFailure(command, "no terminal"))
  }

  /// A world in which all other members have defaults: no git and no other program, no terminal, no channel, and equal
  /// writers.
  ///
  /// - Parameter currentFolder: an absolute path.
  package init(
    read: @escaping @Sendable (String) -> Result<[UInt8], FileFailure>,
    readInput: @escaping @Sendable () -> Result<[UInt8], FileFailure>,
    kind: @escaping @Sendable (String) -> FileKind?,
    list: @escaping @Sendable (String) -> Result<[FolderEntry], FileFailure>,
    makeFolder: @escaping @Sendable (String) -> FileFailure?,
    store: @escaping @Sendable (String, [UInt8], [UInt8]?) -> FileFailure?,
    create: @escaping @Sendable (String) -> Result<OutputFile, FileFailure>,
    output: @escaping Sink, diagnostics: @escaping Sink,
    environment: @escaping @Sendable (String) -> String?, processorCount: Int, currentFolder: String = "/"
  ) {
    (self.read, readStream, self.readInput) = (read, read, readInput)
    readStart = { path, count in read(path).map { Array($0.prefix(count)) } }
    (self.kind, self.list, self.makeFolder) = (kind, list, makeFolder)
    realPath = { path in kind(path).map { _ in World.absolute(path, from: currentFolder) } }
    (self.store, self.create) = (store, create)
    (self.output, self.diagnostics) = (output, diagnostics)
    (self.environment, self.processorCount, self.currentFolder) = (environment, processorCount, currentFolder)
  }
}

extension World {
  /// The first line of git's output; empty if git prints nothing.
  func gitLine(_ arguments: [String]) -> Result<String, FileFailure> {
    git(arguments).map { PathText.text($0.prefix { $0 != UInt8(ascii: "\n") }) }
  }

  /// The first line of git's output; nil if git fails or prints nothing.
  func gitWord(_ arguments: [String]) -> String? {
    (try? gitLine(arguments).get()).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes a whole file that the user names; nil on success.
  ///
  /// As with `create`, the bytes go into a pipe or a device, or replace an old file.
  func put(_ path: String, _ bytes: [UInt8]) -> FileFailure? {
    switch create(path) {
    case .failure(let failure): failure
    case .success(let file): file.write(bytes) ? file.finish() : FileFailure(path, "could not be written")
    }
  }
}

package enum FileKind: Sendable {
  case file, folder
  /// A pipe, a terminal or a device: a file without an end.
  case other
}

package struct OutputFile: Sendable {
  /// Adds bytes; false if they could not be written.
  package let write: World.Sink
  /// Puts the file in its place; nil on success. An output that is never finished leaves no files.
  package let finish: @Sendable () -> FileFailure?
  private(set) var isStandard = false

  package init(write: @escaping World.Sink, finish: @escaping @Sendable () -> FileFailure?) {
    self.write = write
    self.finish = finish
  }

  static func standard(_ world: World) -> OutputFile {
    var file = OutputFile(write: world.output, finish: { nil })
    file.isStandard = true
    return file
  }
}

package struct FolderEntry: Sendable {
  /// The name without its folder.
  package let name: String
  /// The kind of the entry, or of a link's target.
  package let kind: FileKind
  package let isLink: Bool

  package init(name: String, kind: FileKind, isLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// How another program ended.
package struct ProgramAnswer: Sendable {
  package let status: Int
  package let output: [UInt8]
  /// The first line that the program wrote to standard error.
  package let reason: String
}

/// Why a path cannot be read or written.
package struct FileFailure: Error, Hashable, Sendable {
  package let path: String
  /// The reason in words, such as `no such file or directory`.
  package let reason: String

  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}
