package import Foundation

/// A new folder on the disk with files to work on, and the real executable to run in it.
package final class WorkingFolder {
  package let url = FileManager.default.temporaryDirectory.appending(path: "keyline-\(UUID().uuidString)")

  /// What a run of the executable gave.
  package struct Run {
    package let status: Int32
    package let output: String
    package let diagnostics: String
  }

  /// The executables are built beside the bundle of tests.
  package static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline").path

  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where a file of the folder is.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  package subscript(path: String) -> String? {
    (try? Data(contentsOf: url.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all entries, hidden ones included, sorted.
  package var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// A process that runs `keyline` here, not yet started; what it says is not heard.
  ///
  /// - Parameters:
  ///   - arguments: words as a shell reads them.
  ///   - setup: what the shell does before, such as `ulimit -f 1`.
  package func process(_ arguments: String, setup: String = ":") -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(setup); exec '\(Self.executable)' \(arguments)"]
    process.currentDirectoryURL = url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The exit status of a run.
  package func run(_ arguments: String, setup: String = ":") throws -> Int32 {
    let process = process(arguments, setup: setup)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A run with what it says. One that does not end by itself within the time, in seconds, is killed: its status is 9.
  package func result(_ arguments: String, setup: String = ":", within limit: Double = 60) throws -> Run {
    let process = process(arguments, setup: setup)
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    let identifier = process.processIdentifier
    let timer = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timer)
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let told = diagnostics.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    return Run(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      diagnostics: String(decoding: told, as: UTF8.self))
  }
}
