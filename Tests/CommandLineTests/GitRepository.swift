import Foundation
import Testing

/// A repository of git in a temporary folder, with nothing but its own configuration.
struct GitRepository {
  static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline")
  static let file = "Main.storyboard"

  let folder: URL

  /// What a program wrote, and how it ended.
  struct Answer {
    let status: Int32
    let output: String
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "keyline-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  /// A repository with a base on which `main` has made ours and the branch `other` theirs.
  init(base: Data, ours: Data, theirs: Data) throws {
    try self.init()
    try commit(base, "base")
    try git("checkout", "-q", "-b", "other")
    try commit(theirs, "theirs")
    try git("checkout", "-q", "main")
    try commit(ours, "ours")
  }

  private init(_ folder: URL) { self.folder = folder }

  /// The same in another folder.
  func copy() throws -> GitRepository {
    let other = FileManager.default.temporaryDirectory.appending(path: "keyline-git-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: folder, to: other)
    return GitRepository(other)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var content: Data { get throws { try Data(contentsOf: folder.appending(path: Self.file)) } }

  private func commit(_ content: Data, _ message: String) throws {
    try content.write(to: folder.appending(path: Self.file))
    try git("add", ".")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// Runs git, which must end well.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let answer = try tryGit(arguments)
    try #require(answer.status == 0, "git \(arguments.joined(separator: " ")): \(answer.output)")
    return answer.output
  }

  /// The same with standard input.
  @discardableResult func git(reading input: Data, _ arguments: String...) throws -> String {
    let file = folder.appending(path: ".git/input")
    try input.write(to: file)
    let answer = try tryGit(arguments, input: FileHandle(forReadingFrom: file))
    try #require(answer.status == 0, "git \(arguments.joined(separator: " ")): \(answer.output)")
    return answer.output
  }

  func tryGit(_ arguments: [String], input: FileHandle = .nullDevice) throws -> Answer {
    let settings = ["user.name=Test", "user.email=test@example.org", "core.pager=cat", "core.editor=true"]
    return try run(URL(filePath: "/usr/bin/env"), ["git"] + settings.flatMap { ["-c", $0] } + arguments, input)
  }

  func keyline(_ arguments: String...) throws -> Answer { try keyline(arguments) }

  func keyline(_ arguments: [String]) throws -> Answer { try run(Self.executable, arguments) }

  private func run(_ program: URL, _ arguments: [String], _ input: FileHandle = .nullDevice) throws -> Answer {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        // The same commits have the same ids.
        "GIT_AUTHOR_DATE": "1700000100 +0000", "GIT_COMMITTER_DATE": "1700000100 +0000",
      ], uniquingKeysWith: { $1 })
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: String(decoding: written, as: UTF8.self))
  }
}
