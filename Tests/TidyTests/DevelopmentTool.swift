import Foundation

/// `keyline-dev`, which is built beside the bundle of tests.
enum DevelopmentTool {
  private static let path = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "keyline-dev")

  /// Runs it in a folder.
  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
