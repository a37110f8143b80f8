import Foundation
import IBTestSupport
import Testing

/// The merge driver inside a real git.
@Suite struct GitMergeTests {
  /// Three versions of one file.
  struct Versions: CustomTestStringConvertible, Sendable {
    let name: String
    let base: Data
    let ours: Data
    let theirs: Data

    var testDescription: String { name }
  }

  private static func document(text: String, title: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <label text="\(text)" id="lab-el-001"/>
              <button title="\(title)" id="but-to-001"/>
          </objects>
      </document>

      """.utf8)
  }

  /// Edits of neighboring lines, which git cannot merge; edits of one line, which no one can; and some real merges:
  /// `KEYLINE_ALL_MERGES` asks for thirty of them.
  static let cases: [Versions] = {
    let base = document(text: "Hello", title: "Send")
    let made = [
      Versions(
        name: "merged", base: base, ours: document(text: "Welcome", title: "Send"),
        theirs: document(text: "Hello", title: "Post")),
      Versions(
        name: "conflict", base: base, ours: document(text: "Welcome", title: "Send"),
        theirs: document(text: "Good day", title: "Send")),
    ]
    let count = ProcessInfo.processInfo.environment["KEYLINE_ALL_MERGES"] == nil ? 1 : 30
    let step = max(1, Corpus.merges.count / count)
    let real = (0..<min(count, Corpus.merges.count)).compactMap { number -> Versions? in
      let folder = Corpus.merges[number * step]
      let data = ["base", "ours", "theirs"].compactMap { try? Data(contentsOf: folder.appending(path: "\($0).xml")) }
      guard data.count == 3, Set(data).count == 3 else { return nil }
      return Versions(name: folder.path, base: data[0], ours: data[1], theirs: data[2])
    }
    return made + real
  }()

  /// What the command itself makes of the versions.
  private func expected(_ versions: Versions, in repository: GitRepository) throws -> (status: Int32, content: Data) {
    let names = ["b.xib", "o.xib", "t.xib"]
    for (name, data) in zip(names, [versions.base, versions.ours, versions.theirs]) {
      try data.write(to: repository.folder.appending(path: ".git/\(name)"))
    }
    let paths = names.map { ".git/\($0)" }
    let answer = try repository.keyline("merge", "-q", paths[0], paths[1], paths[2], "--output", ".git/merged.xib")
    return (answer.status, try Data(contentsOf: repository.folder.appending(path: ".git/merged.xib")))
  }

  /// The stages of a conflict are the three versions, untouched.
  private func expectStages(_ versions: Versions, in repository: GitRepository) throws {
    for (number, data) in [versions.base, versions.ours, versions.theirs].enumerated() {
      let stage = try repository.git("cat-file", "blob", ":\(number + 1):\(GitRepository.file)")
      #expect(stage == String(decoding: data, as: UTF8.self))
    }
  }

  @Test(arguments: GitMergeTests.cases, ["merge", "cherry-pick", "rebase"])
  func gitGetsWhatTheCommandWrites(_ versions: Versions, _ operation: String) throws {
    // A rebase applies our commit to their branch, so that the sides change places.
    let isRebase = operation == "rebase"
    let (ours, theirs) = isRebase ? (versions.theirs, versions.ours) : (versions.ours, versions.theirs)
    let repository = try GitRepository(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    defer { repository.remove() }
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    let sides = Versions(name: versions.name, base: versions.base, ours: ours, theirs: theirs)
    let (status, content) = try expected(sides, in: repository)
    let words = operation == "merge" ? ["merge", "-q", "-m", "merged", "other"] : [operation, "other"]
    let answer = try repository.tryGit(words)
    #expect((answer.status == 0) == (status == 0))
    #expect(try repository.content == content)
    if status == 0 {
      #expect(try repository.git("status", "--porcelain") == "")
    } else {
      try expectStages(sides, in: repository)
      #expect(
        try repository.keyline("merge", "-q", "--continue", GitRepository.file, "--resolve", "theirs").status != 64)
      try repository.git(operation, "--abort")
      #expect(try repository.content == versions.ours)
    }
  }

  /// A driver that is killed at any moment leaves a merge that did not take place, or one that is complete.
  @Test(arguments: GitMergeTests.cases.prefix(2))
  func aKilledDriverLeavesNothingHalfDone(_ versions: Versions) throws {
    let repository = try GitRepository(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    defer { repository.remove() }
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    let complete = try expected(versions, in: repository).content
    let driver = try repository.git("config", "merge.keyline.driver").split(separator: "\n")[0]
    for milliseconds in [1, 9, 25] {
      try repository.git(
        "config", "merge.keyline.driver",
        "timeout -s KILL 0.\(String(repeating: "0", count: milliseconds < 10 ? 2 : 1))\(milliseconds) \(driver)")
      _ = try repository.tryGit(["merge", "-q", "-m", "merged", "other"])
      #expect([versions.ours, complete].contains(try repository.content))
      #expect(try repository.tryGit(["fsck", "--strict"]).status == 0)
      try repository.git("reset", "-q", "--hard", "main@{0}")
      _ = try repository.tryGit(["merge", "--abort"])
      try repository.git("reset", "-q", "--hard", ":/ours")
      #expect(try repository.content == versions.ours)
    }
  }

  @Test func theSetUpCanBeUndone() throws {
    let repository = try GitRepository()
    defer { repository.remove() }
    let attributes = repository.folder.appending(path: ".git/info/attributes")
    try Data("*.png binary\n".utf8).write(to: attributes)
    let before = try repository.git("config", "--local", "--list")
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    let written = try Data(contentsOf: attributes)
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    #expect(try Data(contentsOf: attributes) == written)
    #expect(try repository.git("check-attr", "merge", "App/A.storyboard") == "App/A.storyboard: merge: keyline\n")
    #expect(try repository.keyline("git-setup", "-q", "--undo").status == 0)
    #expect(try Data(contentsOf: attributes) == Data("*.png binary\n".utf8))
    #expect(try repository.git("config", "--local", "--list") == before)
  }
}
