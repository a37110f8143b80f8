import Foundation
import IBTestSupport
import Testing

/// The repository that `Scripts/example-project` makes, in a folder of its own.
final class ExampleProject {
  struct Answer {
    let status: Int32
    /// What a terminal would show: standard output and standard error in the order in which they were written.
    let output: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let folder: WorkingFolder

  init() throws {
    folder = try WorkingFolder()
    let script = Self.root.appending(path: "Scripts/example-project").path
    let answer = try Self.shell("'\(script)' project", in: folder)
    try #require(answer.status == 0, "\(answer.output)")
  }

  /// Runs a command of a page.
  func run(_ command: String) throws -> Answer {
    try Self.shell("cd project; \(command)", in: folder)
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: "project/\(path)") }

  /// The environment by which `Scripts/mutation` changes the programs that tests start; empty otherwise.
  static let mutant = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("KEYLINE_MUTANT") }

  /// Runs a command with nothing but its own home and configuration of git, and `keyline` where it was built.
  private static func shell(_ command: String, in folder: WorkingFolder) throws -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    let programs = URL(filePath: WorkingFolder.executable).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(programs):\(path)", "HOME": folder.url.path, "LC_ALL": "C.UTF-8", "TERM": "dumb",
      "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_PAGER": "cat", "GIT_TERMINAL_PROMPT": "0",
    ].merging(mutant) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: text)
  }
}
