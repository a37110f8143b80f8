import Foundation
import IBTestSupport
import Testing

/// A difference of two revisions of git is that of the two trees checked out: each side lays out its scenes with
/// the storyboards of that version around them.
@Suite struct RevisionDiffTests {
  /// A screen that a storyboard reference leads to, in a navigation controller of another storyboard.
  private static func project(title: String, top: Double) -> [String: String] {
    let navigation =
      "<navigationBar key=\"navigationBar\" id=\"bar\"/><connections><segue id=\"s\" destination=\"ref\" "
      + "kind=\"relationship\" relationship=\"rootViewController\"/></connections>"
    let reference =
      "<scene sceneID=\"scene-ref\"><objects><viewControllerPlaceholder id=\"ref\" storyboardName=\"Detail\"/>"
      + "</objects></scene>"
    let button = view("go", tag: "button", content: "<state key=\"normal\" title=\"\(title)\"/>")
    let places =
      constraint("x", "go.leading", "safe.leading", constant: 16)
      + constraint("y", "go.top", "safe.top", constant: top)
    let detail = storyboard(scene(rootView(subviews: button, constraints: places)))
    return [
      "Main.storyboard": storyboard(scene(navigation, id: "nav", tag: "navigationController"), reference),
      "Detail.storyboard": detail.replacing(
        "useAutolayout", with: "initialViewController=\"vc\" useAutolayout"),
    ]
  }

  /// Before, the file with markers was a finding below the words "no differences".
  @Test func aFileThatGitCouldNotMergeIsLeftOut() throws {
    func file(_ title: String) -> Data {
      let button = view("go", tag: "button", content: "<state key=\"normal\" title=\"\(title)\"/>")
      return Data(storyboard(scene(rootView(subviews: button, constraints: ""))).utf8)
    }
    let repository = try GitRepository(base: file("A"), ours: file("B"), theirs: file("C"))
    defer { repository.remove() }
    #expect(try repository.tryGit(["merge", "other"]).status == 1)
    let answer = try repository.keyline("diff")
    #expect(answer.status == 0 && answer.output.isEmpty)
    #expect(try repository.keyline("diff", "--exit-code").status == 1)
    #expect(try repository.keyline("diff", "-q", "--name-only", "HEAD~1", "HEAD").output == "\(GitRepository.file)\n")
  }

  /// The lines of a difference below the names of the files.
  private func changes(_ repository: GitRepository, _ words: String...) throws -> [Substring] {
    let answer = try repository.keyline(["diff", "-q", "--on", "iphone-8,ios=16"] + words)
    #expect(answer.status == 0)
    return answer.output.split(separator: "\n").filter { $0.hasPrefix(" ") }
  }

  private func write(_ files: [String: String], in folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Makes a repository with two commits and a folder for each.
  private func expectTheSame(_ old: [String: String], _ new: [String: String]) throws -> [Substring] {
    let repository = try GitRepository()
    let trees = try WorkingFolder()
    defer { repository.remove() }
    for (name, files) in [("old", old), ("new", new)] {
      try write(files, in: repository.folder)
      try write(files, in: URL(filePath: trees.path(name)))
      try repository.git("add", ".")
      try repository.git("commit", "-q", "-m", name)
    }
    let expected = try changes(repository, trees.path("old"), trees.path("new"))
    #expect(try changes(repository, "HEAD~1", "HEAD") == expected)
    #expect(try changes(repository, "HEAD~1") == expected)
    #expect(try changes(repository, "HEAD~1:.", ".") == expected)
    #expect(try changes(repository, "--cached", "HEAD~1") == expected)
    return expected
  }

  @Test func aScreenBehindAReferenceDoesNotMove() throws {
    let lines = try expectTheSame(Self.project(title: "Go", top: 8), Self.project(title: "Now", top: 8))
    #expect(lines.count == 1 && lines[0].contains("title \"Go\" → \"Now\"") && !lines[0].contains("moves"))
    let moved = try expectTheSame(Self.project(title: "Go", top: 8), Self.project(title: "Go", top: 9))
    #expect(moved.contains { $0.contains("moves") })
  }

  /// Projects of the corpus whose storyboards refer to each other, with other titles and distances.
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) func projectsOfTheCorpus() throws {
    var projects: [String: [String: String]] = [:]
    let mark = Data("<viewControllerPlaceholder".utf8)
    let root = try #require(Corpus.folder).standardizedFileURL.path
    var named: Set<String> = []
    for file in Corpus.documents where file.pathExtension == "storyboard" {
      let path = String(file.standardizedFileURL.path.dropFirst(root.count + 1))
      let parts = path.split(separator: "/")
      let data = try Data(contentsOf: file)
      guard parts.count > 2, data.count < 65_536 else { continue }
      let project = parts[..<2].joined(separator: "/")
      if data.range(of: mark) != nil { named.insert(project) }
      projects[project, default: [:]][parts[2...].joined(separator: "/")] = String(decoding: data, as: UTF8.self)
    }
    let chosen = named.sorted().filter { (2...12).contains(projects[$0]?.count ?? 0) }.prefix(4)
    #expect(!chosen.isEmpty)
    for project in chosen {
      let old = projects[project] ?? [:]
      let new = old.mapValues { text in
        text.replacing("title=\"", with: "title=\"New ").replacing("constant=\"8\"", with: "constant=\"9\"")
      }
      #expect(try !expectTheSame(old, new).isEmpty, "\(project)")
    }
  }
}
