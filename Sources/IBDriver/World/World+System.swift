import SystemLibrary

extension World {
  /// The machine Keyline runs on.
  package static var system: World { system(TemporaryFiles()) }

  /// The same, for a process with these unfinished files.
  package static func system(_ temporary: TemporaryFiles) -> World {
    let files = AtomicFile(temporary: temporary)
    let output = Descriptor(STDOUT_FILENO, path: "standard output")
    var world = World(
      read: { path in Descriptor.openFile(path).flatMap { $0.readAll() } },
      readInput: { Descriptor(STDIN_FILENO, path: "standard input").readAll() },
      kind: FileSystem.kind,
      list: FileSystem.list,
      makeFolder: FileSystem.makeFolder,
      store: files.store,
      create: files.create,
      output: { bytes in
        if output.write(bytes) { return true }
        // The reader of the output, such as `head`, has exited and does not wait for the rest.
        if errno == EPIPE { temporary.endProcess(by: SIGPIPE) }
        return false
      },
      diagnostics: { Descriptor(STDERR_FILENO, path: "standard error").write($0) },
      environment: { variable in getenv(variable).map { String(cString: $0) } },
      processorCount: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      currentFolder: FileSystem.currentFolder)
    world.readStart = { path, count in Descriptor.openFile(path).flatMap { $0.readStart(count) } }
    world.readStream = { path in Descriptor.open(path, O_RDONLY).flatMap { $0.readAll() } }
    world.realPath = FileSystem.realPath
    world.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    world.diagnosticsAreTerminal = isatty(STDERR_FILENO) == 1
    world.program = FileSystem.program
    world.openChannel = { Channel.takingStandardStreams(temporary) }
    world.allowRunning = FileSystem.allowRunning
    world.startPager = { PagerProcess.start($0, $1, temporary) }
    world.filter = { ChildProcess.run($0, $1, input: $2) }
    world.git = { ChildProcess.run("git", gitOptions + $0, settings: gitEnvironment) }
    world.gitAnswer = { ChildProcess.answer("git", gitOptions + $0, settings: gitEnvironment) }
    return world
  }

  /// Options that protect from the configuration of the repository in which git runs.
  ///
  /// Another person may have written the configuration. The options turn off the monitor program that it can name, and
  /// repositories that another one contains as files. Keyline's commands need neither.
  private static let gitOptions = ["-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit"]
  /// Variables that keep git from fetching missing objects and from locking files.
  private static let gitEnvironment = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "GIT_OPTIONAL_LOCKS=0"]

  /// The arguments of this process after the name of the program. They may consist of any bytes.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { SystemPath.text($0) } }
  }
}
