import Foundation
import IBDriver
import IBLint
import IBSource
import IBTestSupport
import Testing

/// Digests of the outputs for documents with a small change each, and for many random scenes: more outputs than a reader
/// would look through. A golden file has a line for each command and kind of element.
///
/// If a digest is another, `KEYLINE_OUTPUTS=folder` writes the outputs; compare those of two versions.
@Suite struct DigestGoldenTests {
  static let files = ["digests-changes.txt", "digests-pairs.txt", "digests-random.txt"]

  private typealias Command = (name: String, words: [String])

  private static let rules = ["--rule", RuleCatalog.checks.map(\.id).joined(separator: ",")]
  private static let frames: [Command] = [
    (
      "frames",
      ["resolve", "--quiet", "--format", "csv", "--on", "iphone-se-3", "--on", "ipad-9,landscape,rtl,text=AX2"]
    ),
    ("pictures", ["render", "--quiet", "--output", "In", "--overlays", "--on", "iphone-15,landscape,dark"]),
    ("report", ["report", "--quiet", "--verbose", "--text-sizes", "--format", "json"]),
    ("lint", ["lint", "--quiet"] + rules),
    ("convert", ["convert", "swiftui", "--quiet", "--output", "In"]),
  ]
  private static let texts: [Command] = [
    ("outline", ["outline", "--quiet"]),
    ("safe-area", ["migrate", "safe-area", "--dry-run"]), ("leftovers", ["migrate", "xcode-leftovers", "--dry-run"]),
  ]

  @Test func changes() async throws {
    let documents = try VariationGoldenTests.documents()
    let files = VariationGoldenTests.variants(documents).map { ("In/\($0.path)", $0.text) }
    let digests = try await Self.digests(of: Dictionary(uniqueKeysWithValues: files), Self.frames + Self.texts)
    #expect(try Golden(beside: #filePath).difference(digests, "digests-changes.txt") == nil)
  }

  /// What two changes of one document differ in, with frames, and the merged documents.
  @Test func pairs() async throws {
    let documents = try VariationGoldenTests.documents()
    let variants = VariationGoldenTests.variants(documents)
    var files: [String: String] = [:], merged = ""
    for (document, variants) in Dictionary(grouping: variants, by: \.document).sorted(by: { $0.key < $1.key }) {
      for (ours, theirs) in zip(variants, variants.dropFirst(2)) {
        (files["Old/\(ours.path)"], files["In/\(ours.path)"]) = (ours.text, theirs.text)
        let world = MemoryWorld(["b.xib": documents[document] ?? "", "o.xib": ours.text, "t.xib": theirs.text])
        _ = await world.run("merge", "--quiet", "--merged", "m.xib", "b.xib", "o.xib", "t.xib")
        merged += "In/\(ours.path)\n\(world.output)\(world.diagnostics)\(world.writtenFile("m.xib") ?? "")\n"
      }
    }
    let world = MemoryWorld(files)
    _ = await world.run("diff", "--quiet", "--on", "iphone-15", "--on", "ipad-9", "Old", "In")
    try Self.write(merged, "merge")
    try Self.write(world.output, "diff")
    let digests = Self.lines("merge", merged) + Self.lines("diff", world.output)
    #expect(try Golden(beside: #filePath).difference(digests, "digests-pairs.txt") == nil)
  }

  @Test func randomScenes() async throws {
    let files = (100..<220).map { place in
      var scene = RandomScene(seed: UInt64(place))
      return ("In/\(place % 10).\(place).storyboard", scene.storyboard())
    }
    let digests = try await Self.digests(of: Dictionary(uniqueKeysWithValues: files), Self.frames)
    #expect(try Golden(beside: #filePath).difference(digests, "digests-random.txt") == nil)
  }

  /// A line for each command and group of files; the first part of a file's name is its group.
  private static func digests(of files: [String: String], _ commands: [Command]) async throws -> String {
    var text = ""
    for (name, words) in commands {
      let world = MemoryWorld(files)
      _ = await world.run(words: words + ["In"])
      let written = world.writtenFiles.sorted { $0.key < $1.key }.map { "\($0.key)\n\($0.value)\n" }
      let output = world.output + world.diagnostics + written.joined()
      try write(output, name)
      text += lines(name, output)
    }
    return text
  }

  private static func lines(_ name: String, _ output: String) -> String {
    let groups = groups(of: output).sorted { $0.key < $1.key }
    return groups.map { "\(name) \($0.key) \(digest(of: $0.value))\n" }.joined()
  }

  /// The lines by group: a line without the name of a file belongs to the file before it.
  private static func groups(of output: String) -> [Substring: [Substring]] {
    var group: Substring = "-"
    var groups: [Substring: [Substring]] = [:]
    for line in output.split(whereSeparator: \.isNewline) {
      if let file = line.firstRange(of: "In/") { group = line[file.upperBound...].prefix { $0 != "." && $0 != "/" } }
      groups[group, default: []].append(line)
    }
    return groups
  }

  /// The first half of the 64 bits of FNV-1a.
  private static func digest(of lines: [Substring]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in lines {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 10) &* 0x100_0000_01b3
    }
    return String(hash >> 32, radix: 16)
  }

  private static func write(_ output: String, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["KEYLINE_OUTPUTS"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(output.utf8).write(to: URL(filePath: folder).appending(path: "\(name).txt"))
  }
}
