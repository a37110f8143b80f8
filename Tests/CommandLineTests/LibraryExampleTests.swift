import Foundation
import Testing

/// The Swift that the pages show is in `KeylineKitTests`, which compile and run it.
@Suite struct LibraryExampleTests {
  private static let folder = "Sources/KeylineKit/KeylineKit.docc"

  /// Lines without their indentation, empty ones and imports left out.
  private static func plain(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: ExampleProject.root.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func everyExampleOfTheLibraryIsCompiled() throws {
    let client =
      "\n" + Self.plain(try Self.lines(of: "Tests/KeylineKitTests/Examples.swift")).joined(separator: "\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ExampleProject.root.appending(path: Self.folder).path)
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "\(Self.folder)/\($0)" }
    var count = 0
    for page in pages {
      for block in MarkdownBlock.all(in: try Self.lines(of: page)) where block.language == "swift" {
        count += 1
        let isThere = client.contains("\n" + Self.plain(block.lines).joined(separator: "\n") + "\n")
        #expect(isThere, "\(page): \(block.lines)")
      }
    }
    #expect(count == pages.count)
  }
}
