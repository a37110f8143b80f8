import Foundation
import IBTestSupport
import Testing

/// The real executable inside a real repository of git.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct GitDiffTests {
  private static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline")

  private let folder: URL

  /// A repository with one commit of `Main.xib` whose label says `Old`, and `New` on the disk.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "keyline-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("Old", to: "Main.xib")
    try Data("*.xib diff=keyline\n".utf8).write(to: folder.appending(path: ".gitattributes"))
    for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]] { _ = try git(words) }
    try write("New", to: "Main.xib")
  }

  private func write(_ text: String, to file: String) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><label text="\(text)" id="a"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label></objects>
      </document>
      """
    try Data(document.utf8).write(to: folder.appending(path: file))
  }

  /// What git prints; no configuration but ours counts.
  private func git(_ arguments: [String]) throws -> String {
    let settings = ["user.name=Test", "user.email=test@example.org", "core.pager=cat"]
    let words = settings.flatMap { ["-c", $0] } + arguments
    return try run(URL(filePath: "/usr/bin/env"), ["git"] + words)
  }

  private func keyline(_ arguments: String...) throws -> String { try run(Self.executable, arguments) }

  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"], uniquingKeysWith: { $1 })
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
    return String(decoding: written, as: UTF8.self)
  }

  private static let lines = "Main.xib\n  label \"New\": text \"Old\" → \"New\"\n"

  /// Git runs the program that `core.fsmonitor` names when it reads its index, unless it is asked not to.
  @Test func aProgramThatTheRepositoryNamesIsNotRun() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, trace) = (folder.appending(path: "monitor"), folder.appending(path: "trace"))
    try Data("#!/bin/sh\ntouch '\(trace.path)'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    _ = try git(["config", "core.fsmonitor", program.path])
    try? FileManager.default.removeItem(at: trace)
    #expect(try keyline("diff", "-q", ":Main.xib", "Main.xib") == Self.lines)
    #expect(!FileManager.default.fileExists(atPath: trace.path))
  }

  /// A word that begins with `@` names a list of arguments, and `@~0` a revision.
  @Test func theShortNameOfTheHeadIsARevision() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try keyline("diff", "-q", "@~0:Main.xib", "Main.xib") == Self.lines)
  }

  @Test func aRevisionIsComparedWithTheDisk() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try keyline("diff", "-q", "HEAD:Main.xib", "Main.xib") == Self.lines)
    #expect(try keyline("diff", "-q", "HEAD:", ".") == Self.lines)
  }

  @Test func gitCallsItAsExternalDiff() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try git(["config", "diff.keyline.command", "'\(Self.executable.path)' diff"])
    #expect(try git(["diff"]) == Self.lines)
    _ = try git(["add", "."])
    try write("Other", to: "Second.xib")
    _ = try git(["add", "."])
    #expect(try git(["diff", "--cached"]) == Self.lines + "Second.xib\n  file added, with label \"Other\"\n")
  }

  @Test func gitComparesStableTexts() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try git(["config", "diff.keyline.textconv", "'\(Self.executable.path)' diff --textconv"])
    let told = try git(["diff"])
    #expect(told.contains("\n-  text: \"Old\"\n"))
    #expect(told.contains("\n+  text: \"New\"\n"))
  }
}
