import Foundation
import IBDriver
import IBTestSupport
import Synchronization
import Testing

/// Two commands that look at one fact of a real project find the same.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct SameAnswerCorpusTests {
  /// A few projects with several storyboards, small enough for a debug build.
  private static let projects: [URL] = {
    let byFolder = Dictionary(grouping: Corpus.documents.filter { $0.pathExtension == "storyboard" }) { url in
      url.deletingLastPathComponent().deletingLastPathComponent()
    }
    let fitting = byFolder.filter { (3...8).contains($0.value.count) }.keys.sorted { $0.path < $1.path }
    return stride(from: 0, to: fitting.count, by: max(1, fitting.count / 6)).map { fitting[$0] }
  }()

  /// What a command writes over real files.
  private func output(_ arguments: [String]) async -> (text: String, status: IBDriver.ExitStatus) {
    let text = Mutex<[UInt8]>([])
    var world = World.system
    world.output = { bytes in
      text.withLock { $0 += bytes }
      return true
    }
    world.diagnostics = { _ in true }
    let status = await CommandLineTool.run(arguments, in: world)
    return (String(decoding: text.withLock(\.self), as: UTF8.self), status)
  }

  /// A finding or an issue: the file and what is said of it.
  private struct Statement: Hashable {
    let file: String
    let message: String
  }

  private static let rules = [
    "ambiguous-layout", "ambiguous-scroll-content-size", "clipped-text", "content-priority-tie",
    "control-outside-safe-area", "unsatisfiable-constraints", "unsatisfiable-on-some-screens", "view-out-of-sight",
  ]

  private func findings(_ project: URL, on configuration: [String]) async throws -> Set<Statement> {
    let only = Self.rules.flatMap { ["--only-rule", $0] }
    let (text, _) = await output(["lint", "--format", "jsonl", "-q", project.path] + configuration + only)
    return try statements(text) { line in
      [line["message"] as? String].compactMap(\.self)
    }
  }

  private func issues(_ project: URL, on configuration: [String]) async throws -> Set<Statement> {
    let (text, _) = await output(["resolve", "--format", "jsonl", "-q", project.path] + configuration)
    return try statements(text) { line in
      (line["issues"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
    }
  }

  private func statements(_ text: String, _ messages: ([String: Any]) -> [String]) throws -> Set<Statement> {
    var statements: Set<Statement> = []
    for line in text.split(separator: "\n") {
      guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
      let file = object["file"] as? String ?? object["path"] as? String ?? ""
      for message in messages(object) { statements.insert(Statement(file: file, message: message)) }
    }
    return statements
  }

  /// What lint finds in a layout, resolve says of the same layout.
  @Test(arguments: [
    ["--on", "iphone-15"], ["--on", "iphone-se-3,landscape"], ["--on", "ipad-pro-11,rtl"], ["--canvas"],
  ])
  func lintFindsInLayoutsWhatResolveFinds(_ configuration: [String]) async throws {
    var count = 0
    for project in Self.projects {
      let issues = try await issues(project, on: configuration)
      for finding in try await findings(project, on: configuration) {
        count += 1
        let isKnown =
          issues.contains(finding)
          || issues.contains { $0.file == finding.file && finding.message.hasPrefix($0.message) }
        #expect(isKnown, "\(finding.file): \(finding.message)")
      }
    }
    #expect(!Self.projects.isEmpty)
    if configuration != ["--canvas"] { #expect(count > 0) }
  }

  /// The same text counts the same, wherever the file of it is.
  @Test func aConfigurationThatIsNamedCountsAsOneThatIsFound() async throws {
    let configuration = """
      configurations: ['iphone-se-3', 'ipad-pro-11']
      rules: {ambiguous-layout: error, control-outside-safe-area: on, missing-automation-identifier: on}
      deployment_target: 12.0
      """
    // The samples have findings, issues and layouts to tell apart.
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let folder = FileManager.default.temporaryDirectory.appending(path: "keyline-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: source, to: folder)
    let path = folder.resolvingSymlinksInPath().path
    let named = folder.deletingLastPathComponent().appending(path: "\(folder.lastPathComponent).yml")
    defer { try? FileManager.default.removeItem(at: named) }
    try configuration.write(to: named, atomically: true, encoding: .utf8)
    let commands = [
      ["resolve", "--format", "jsonl"], ["report", "--format", "json"], ["report", "--format", "html"],
      ["lint", "--format", "jsonl"], ["migrate", "safe-area", "--dry-run"],
    ]
    var answers: [String] = []
    for command in commands {
      answers.append(await output(command + ["-q", path, "--config", named.path]).text)
    }
    try FileManager.default.moveItem(at: named, to: folder.appending(path: ".keyline.yml"))
    for (command, answer) in zip(commands, answers) {
      let found = await output(command + ["-q", path]).text
      #expect(found == answer, "\(command)")
      #expect(command[0] == "migrate" || !found.isEmpty, "\(command)")
    }
  }
}
