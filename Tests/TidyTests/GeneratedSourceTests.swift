import Foundation
import Testing

@Suite struct GeneratedSourceTests {
  /// The executables are built beside the bundle of tests.
  private static let tool = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline-dev")

  /// Nothing is written: the tool compares.
  @Test func generatedFilesAreWhatTheirDataSays() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.tool
    process.arguments = ["generate", "--check"]
    process.currentDirectoryURL = PackageFolder.root
    process.standardOutput = output
    try process.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(told)")
  }

  @Test func everyGeneratedFileSaysWhatMadeIt() throws {
    let files = try PackageFolder.files(in: "Sources", ending: "+Generated.swift")
    #expect(!files.isEmpty)
    for path in files {
      let first = try PackageFolder.text(path).split(separator: "\n").first ?? ""
      #expect(first.contains("keyline-dev generate"), "\(path)")
    }
  }
}
