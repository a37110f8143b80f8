import Foundation
import IBDriver
import IBTestSupport
import Synchronization
import Testing

/// The page of `report` has the findings of `lint`, each once.
@Suite struct PageFindingsTests {
  /// What a finding is recognized by.
  private struct Key: Hashable, Comparable {
    let rule: String
    let message: String
    let line: Int

    init?(_ finding: [String: Any]) {
      guard let rule = finding["rule"] as? String, let message = finding["message"] as? String else { return nil }
      self.rule = rule
      self.message = message
      line = finding["line"] as? Int ?? 0
    }

    static func < (a: Key, b: Key) -> Bool { (a.rule, a.message, a.line) < (b.rule, b.message, b.line) }
  }

  private func ofPage(_ page: String) throws -> [Key] {
    let scripts = page.matches(of: #/<script type="application/json" class="(document|findings)"[^>]*>(.*?)<\/script>/#)
    return try scripts.flatMap { script -> [Key] in
      let data = try JSONSerialization.jsonObject(with: Data(script.output.2.utf8))
      let findings = (data as? [String: Any])?["findings"] ?? data
      return (findings as? [[String: Any]] ?? []).compactMap(Key.init)
    }.sorted()
  }

  private func ofLint(_ output: String) throws -> [Key] {
    let findings = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    return (findings ?? []).compactMap(Key.init).sorted()
  }

  /// Both commands over a folder on the disk; the findings that they have in common.
  private func compare(_ folder: String) async throws -> [Key] {
    let (lint, page) = (OutputCollector(), OutputCollector())
    _ = await CommandLineTool.run(["lint", "-q", "--format", "json", "--on", "iphone-15", folder], in: lint.world)
    _ = await CommandLineTool.run(["report", "-q", "--format", "html", "--on", "iphone-15", folder], in: page.world)
    let found = try ofLint(lint.text)
    #expect(try ofPage(page.text) == found, "\(folder)")
    return found
  }

  @Test func catalogsBrokenFilesAndExcludedOnesAreAsInLint() async throws {
    let files = [
      "a.xib": Documents.repeating, "broken.xib": Documents.broken, "Old/b.xib": Documents.repeating,
      ".keyline.yml": "excluded:\n  - Old\n",
      "Assets.xcassets/Logo.imageset/Contents.json":
        #"{"images":[{"idiom":"universal","filename":"gone.png"}],"info":{"version":1,"author":"xcode"}}"#,
    ]
    let (lint, page) = (MemoryWorld(files), MemoryWorld(files))
    _ = await lint.run("lint", "-q", "--format", "json")
    _ = await page.run("report", "-q", "--format", "html")
    let found = try ofLint(lint.output)
    #expect(try ofPage(page.output) == found)
    #expect(Set(found.map(\.rule)).count > 2, "a file has no finding: \(found)")
  }

  @Test func theSamplesHaveTheSameFindings() async throws {
    #expect(try await compare("Samples").isEmpty == false)
  }

  /// Small ones, because both commands lay everything out.
  @Test(
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)),
    arguments: ["awkward+beam", "PopcornTimeTV+PopcornTimeTV"])
  func realProjectsHaveTheSameFindings(_ project: String) async throws {
    let corpus = try #require(Corpus.folder)
    _ = try await compare(corpus.appending(path: "repos/\(project)").path)
  }
}

/// Keeps what a run over the real file system prints.
private final class OutputCollector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  var world: World {
    var world = World.system
    world.output = { [self] more in
      bytes.withLock { $0 += more }
      return true
    }
    world.diagnostics = { _ in true }
    return world
  }
}
