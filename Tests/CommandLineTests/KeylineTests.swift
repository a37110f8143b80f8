import Foundation
import Testing

/// Few runs of the real executable: what no world in memory can show.
@Suite struct KeylineTests {
  private struct Run {
    var status: Int32
    var output: String
    var diagnostics: String
  }

  private static let broken = "<document><view></document>"
  private static let clean = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
    """

  /// The executables are built beside the bundle of tests.
  private static let executable = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline")

  /// Runs `keyline` in a new folder with those files; a value nil makes a folder that links to its parent.
  private func run(_ arguments: String..., files: [String: String?] = [:], input: String = "") throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keyline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appending(path: path)
      let parent = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      if let text {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: parent)
      }
    }
    return try start(arguments, in: folder, input: input)
  }

  private func start(_ arguments: [String], in folder: URL, input: String) throws -> Run {
    let process = Process()
    let (standardInput, output, diagnostics) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let told = diagnostics.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
      diagnostics: String(decoding: told, as: UTF8.self))
  }

  @Test func aFolderWithALinkToItselfIsSearchedOnce() throws {
    let files = ["b.xib": Self.broken, "Sub/a.xib": Self.clean, "Sub/loop": nil, "Pods/c.xib": ""]
    let run = try run("lint", files: files)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("b.xib:1:"))
    #expect(run.diagnostics == "2 files; 1 error\n")
  }

  @Test func standardInputIsReadToItsEnd() throws {
    let long = "<!-- \(String(repeating: "x", count: 200_000)) -->"
    let run = try run("lint", "-", input: Self.clean + long)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics == "1 file; no findings\n")
  }

  @Test func aMissingPathAndWrongUsageHaveTheirStatuses() throws {
    let missing = try run("lint", "gone.xib", "Sub", files: ["Sub/a.xib": Self.clean])
    #expect(missing.status == 2)
    #expect(missing.diagnostics.hasPrefix("keyline: error: gone.xib: no such file or directory\n"))
    #expect(try run("lnit").status == 64)
  }

  @Test func aReportIsWrittenToItsFile() throws {
    let xib = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#
    let run = try run("dump", "a.xib", "--output", "missing/tree.txt", files: ["a.xib": xib])
    #expect(run.status == 2)
    #expect(run.diagnostics == "keyline: error: missing/tree.txt: no such file or directory\n")
  }
}
