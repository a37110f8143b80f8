import Foundation
import IBDriver
import IBTestSupport
import Testing

/// Random changes of random scenes. Golden files contain the output of the commands for each: the differences, the
/// conflicts of a merge and its changes of our version, and the problems.
@Suite struct RandomChangeGoldenTests {
  static let files = ["changes-diff.txt", "changes-merge.txt", "changes-report.txt", "changes-texts.txt"]

  /// A document after so many changes of values and without some of its elements.
  private static func changed(_ text: String, _ count: Int, _ random: inout SplitMix) -> String {
    (0..<count).reduce(text) { text, _ in
      let number = Int.random(in: 1...40, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: return replaced(text, /constant="([\d.-]+)"/, "\(number)", &random)
      case 2: return replaced(text, /\s(?:text|title|placeholder)="([^"]*)"/, "Other \(number)", &random)
      case 3: return replaced(text, /(<constraint [^>]*\/>)/, "", &random)
      case 4: return replaced(text, /<\w+( )id=/, " tag=\"\(number)\" ", &random)
      default: return replaced(text, /\s(?:spacing|pointSize|multiplier|numberOfLines)="(\d+)"/, "\(number)", &random)
      }
    }
  }

  /// A text with another value in one of the matches.
  private static func replaced(
    _ text: String, _ expression: Regex<(Substring, Substring)>, _ other: String, _ random: inout SplitMix
  ) -> String {
    guard let value = text.matches(of: expression).randomElement(using: &random)?.output.1 else { return text }
    return text.replacingCharacters(in: value.startIndex..<value.endIndex, with: other)
  }

  @Test func differences() async throws {
    var random = SplitMix(seed: 11), text = ""
    for (place, document) in RandomSceneGoldenTests.documents.prefix(24).enumerated() {
      let new = Self.changed(document, 1 + place % 3, &random)
      let world = MemoryWorld(["Old.storyboard": document, "New.storyboard": new])
      _ = await world.run("diff", "--quiet", "--all-size-classes", "Old.storyboard", "New.storyboard")
      text += Self.limited("\(place)", world.output + world.diagnostics, most: 6)
    }
    #expect(try Golden(beside: #filePath).difference(text, "changes-diff.txt") == nil)
  }

  @Test func merges() async throws {
    var random = SplitMix(seed: 12), text = ""
    for (place, document) in RandomSceneGoldenTests.documents.prefix(24).enumerated() {
      let base = document.replacing("><", with: ">\n<")
      let ours = Self.changed(base, 4, &random), theirs = Self.changed(base, 4, &random)
      let world = MemoryWorld(["b.xib": base, "o.xib": ours, "t.xib": theirs])
      _ = await world.run("merge", "--format", "text", "--merged", "m.xib", "b.xib", "o.xib", "t.xib")
      let after = MemoryWorld(["o.xib": ours, "m.xib": world.writtenFile("m.xib") ?? ""])
      _ = await after.run("diff", "--quiet", "--no-layout", "o.xib", "m.xib")
      text += Self.limited("\(place)", world.output + world.diagnostics + after.output, most: 3)
    }
    #expect(try Golden(beside: #filePath).difference(text, "changes-merge.txt") == nil)
  }

  @Test func reports() async throws {
    let world = MemoryWorld(RandomSceneGoldenTests.all.filter { $0.key < "In/16" })
    _ = await world.run("report", "--verbose", "--text-sizes", "In")
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "changes-report.txt") == nil)
  }

  /// Texts that are cut off in a language, in scenes with the same, longer, empty and missing translations.
  @Test func translations() async throws {
    var files: [String: String] = [:]
    for (place, document) in RewrittenViewGoldenTests.documents.enumerated() {
      files["In/Base.lproj/\(place).storyboard"] = document
      let texts = document.matches(of: /<label id="(\w+)"[^>]* text="([^"]+)"/)
      for (language, count) in [("de", 2), ("fr", 1), ("ar", 3)] {
        let lines = texts.enumerated().map { number, match in
          let times = (number + place + count) % 4
          let value = Array(repeating: match.output.2, count: times).joined(separator: " ")
          return "\"\(match.output.1).text\" = \"\(value)\";\n"
        }
        if place % 4 != count { files["In/\(language).lproj/\(place).strings"] = lines.joined() }
      }
    }
    let world = MemoryWorld(files)
    let rules = ["layout", "translations"].flatMap { ["--only-rule", $0] }
    _ = await world.run(words: ["lint", "--quiet"] + rules + ["In"])
    _ = await world.run("report", "--languages", "de,ar", "In")
    #expect(try Golden(beside: #filePath).difference(world.output + world.diagnostics, "changes-texts.txt") == nil)
  }

  /// The first lines of an output, and the number of the others.
  static func limited(_ name: String, _ output: String, most: Int) -> String {
    let lines = output.split(separator: "\n")
    let more = lines.count > most ? " (\(lines.count - most) more)" : ""
    return "\(name)\(more)\n" + lines.prefix(most).map { "  \($0)\n" }.joined()
  }
}
