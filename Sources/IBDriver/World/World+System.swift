import SystemLibrary

extension World {
  /// The machine Keyline runs on.
  package static var system: World {
    World(
      read: { path in Descriptor.open(path, O_RDONLY).flatMap { $0.readAll() } },
      readStart: { path, count in Descriptor.open(path, O_RDONLY).flatMap { $0.readStart(count) } },
      readInput: { Descriptor(STDIN_FILENO, path: "standard input").readAll() },
      kind: FileSystem.kind,
      list: FileSystem.list,
      makeFolder: FileSystem.makeFolder,
      store: AtomicFile.store,
      create: { path in
        Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC).map { file in { bytes in file.write(bytes) } }
      },
      output: { Descriptor(STDOUT_FILENO, path: "standard output").write($0) },
      diagnostics: { Descriptor(STDERR_FILENO, path: "standard error").write($0) },
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      diagnosticsAreTerminal: isatty(STDERR_FILENO) == 1,
      environment: { variable in getenv(variable).map { String(cString: $0) } },
      processorCount: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      currentFolder: FileSystem.currentFolder,
      program: FileSystem.program,
      git: { ChildProcess.run("git", $0) },
      gitAnswer: { ChildProcess.answer("git", $0) }
    )
  }
}
