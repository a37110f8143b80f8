import Foundation
import IBTestSupport
import Testing

/// Outputs for the many small documents that test the rules of lint, in a line or a few for each: their views in SwiftUI,
/// and merges of the documents with and without the mistake.
@Suite struct FixtureGoldenTests {
  static let files = ["fixtures-merge.txt", "fixtures-swift.txt"]

  /// Each struct that draws a view, on one line, without the lines that all files have. A repeated struct is left out.
  @Test func viewsInSwiftUI() async throws {
    let world = MemoryWorld(try GoldenTests.fixtures())
    _ = await world.run("convert", "swiftui", "--quiet", "--output", "out", "Fires", "Silent")
    var lines: [String] = []
    var known: Set<String> = []
    for (path, text) in world.writtenFiles.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      let body = text.split(separator: "#Preview")[0].split(separator: "\n").dropFirst(3)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      if known.insert(body).inserted { lines.append("\(path.dropFirst(4)): \(body)") }
    }
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden(beside: #filePath).difference(text, "fixtures-swift.txt") == nil)
  }

  private static let edits = [
    ("constant=\"2", "constant=\"3"), ("text=\"", "text=\"New "), ("title=\"", "title=\"New "),
    ("systemBackgroundColor", "systemGray6Color"), ("multiplier=\"", "priority=\"700\" multiplier=\""),
    ("width=\"", "width=\"1"), ("identifier=\"", "identifier=\"new-"),
    ("eventType=\"touchUpInside\"", "eventType=\"touchDown\""),
    ("<constraints>", "<constraints><constraint firstAttribute=\"height\" constant=\"9\" id=\"new-k0-001\"/>"),
  ]

  /// The conflicts of each merge, and the changes that it makes to our version.
  @Test func merges() async throws {
    let files = try GoldenTests.fixtures()
    var lines: [String] = []
    for (path, base) in files.sorted(by: { $0.key < $1.key }) where path.hasPrefix("Silent/") {
      let name = String(path.dropFirst(7))
      guard let ours = files["Fires/\(name)"] else { continue }
      let theirs = Self.edits.reduce(base) { $0.replacing($1.0, with: $1.1) }
      let merge = MemoryWorld(["base/\(name)": base, "ours/\(name)": ours, "theirs/\(name)": theirs])
      _ = await merge.run(
        "merge", "--format", "text", "--merged", "merged/\(name)", "base/\(name)", "ours/\(name)", "theirs/\(name)")
      guard let merged = merge.writtenFile("merged/\(name)") else {
        lines.append("\(name): \(merge.diagnostics)")
        continue
      }
      let diff = MemoryWorld(["ours/\(name)": ours, "merged/\(name)": merged])
      _ = await diff.run("diff", "--quiet", "--no-layout", "ours/\(name)", "merged/\(name)")
      let isPlain = diff.output.isEmpty && merge.output.split(separator: "\n").count == 1
      lines += isPlain ? [] : [merge.output + diff.output]
    }
    #expect(try Golden(beside: #filePath).difference(lines.joined(), "fixtures-merge.txt") == nil)
  }
}
