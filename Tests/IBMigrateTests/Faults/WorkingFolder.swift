import Foundation

/// A new folder on the disk with files to migrate, and the real executable to run in it.
final class WorkingFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "keyline-\(UUID().uuidString)")

  /// The executables are built beside the bundle of tests.
  private static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline").path

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appending(path: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  subscript(path: String) -> String? {
    (try? Data(contentsOf: url.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all entries, hidden ones included, sorted.
  var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// A process that runs `keyline` here, not yet started.
  ///
  /// - Parameter setup: what the shell does before, such as `ulimit -f 1`.
  func process(_ arguments: String, setup: String = ":") -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(setup); exec '\(Self.executable)' \(arguments)"]
    process.currentDirectoryURL = url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The exit status of a run.
  func run(_ arguments: String, setup: String = ":") throws -> Int32 {
    let process = process(arguments, setup: setup)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
