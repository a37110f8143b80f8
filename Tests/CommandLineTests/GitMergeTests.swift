import Foundation
import IBTestSupport
import Testing

/// The merge driver inside a real git.
@Suite(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
struct GitMergeTests {
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

  /// Edits of neighboring lines, which git cannot merge; edits of one line, which no one can. Real merges are replayed
  /// in `GitReplayTests`.
  static let cases: [MergeVersions] = {
    let base = document(text: "Hello", title: "Send")
    return [
      MergeVersions(
        name: "merged", base: base, ours: document(text: "Welcome", title: "Send"),
        theirs: document(text: "Hello", title: "Post")),
      MergeVersions(
        name: "conflict", base: base, ours: document(text: "Welcome", title: "Send"),
        theirs: document(text: "Good day", title: "Send")),
    ]
  }()

  /// What the command itself makes of the versions.
  private func expected(
    _ versions: MergeVersions, in repository: GitRepository
  ) throws -> (status: Int32, content: Data) {
    let names = ["b.xib", "o.xib", "t.xib"]
    for (name, data) in zip(names, [versions.base, versions.ours, versions.theirs]) {
      try data.write(to: repository.folder.appending(path: ".git/\(name)"))
    }
    let paths = names.map { ".git/\($0)" }
    let answer = try repository.keyline("merge", "-q", paths[0], paths[1], paths[2], "--output", ".git/merged.xib")
    return (answer.status, try Data(contentsOf: repository.folder.appending(path: ".git/merged.xib")))
  }

  /// The stages of a conflict are the three versions, untouched.
  private func expectStages(_ versions: MergeVersions, in repository: GitRepository) throws {
    for (number, data) in [versions.base, versions.ours, versions.theirs].enumerated() {
      let stage = try repository.git("cat-file", "blob", ":\(number + 1):\(GitRepository.file)")
      #expect(stage == String(decoding: data, as: UTF8.self))
    }
  }

  @Test(arguments: GitMergeTests.cases, ["merge", "cherry-pick", "rebase"])
  func gitGetsWhatTheCommandWrites(_ versions: MergeVersions, _ operation: String) throws {
    // A rebase applies our commit to their branch, so that the sides change places.
    let isRebase = operation == "rebase"
    let (ours, theirs) = isRebase ? (versions.theirs, versions.ours) : (versions.ours, versions.theirs)
    let repository = try GitRepository(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    defer { repository.remove() }
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    let sides = MergeVersions(name: versions.name, base: versions.base, ours: ours, theirs: theirs)
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

  /// Names in other encodings and ends of lines of Windows stay as they are.
  @Test(arguments: ["caf\u{E9}/* -diff\n", "*.png binary\r\n*.pdf binary\r\n", "*.png binary", ""])
  func otherAttributesKeepTheirBytes(_ latin: String) throws {
    let repository = try GitRepository()
    defer { repository.remove() }
    let attributes = repository.folder.appending(path: ".git/info/attributes")
    let bytes = Data(latin.unicodeScalars.map { UInt8($0.value) })
    try bytes.write(to: attributes)
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    let written = try Data(contentsOf: attributes)
    #expect(written.starts(with: bytes) && written.count > bytes.count)
    // The lines are found again where an editor has changed their ends.
    let changed = Data(written.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    try changed.write(to: attributes)
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    #expect(try Data(contentsOf: attributes) == changed)
    try written.write(to: attributes)
    #expect(try repository.keyline("git-setup", "-q", "--undo").status == 0)
    let rest = try Data(contentsOf: attributes)
    #expect(rest == bytes || rest == bytes + [0x0A])
  }

  /// A merge that stopped at a conflict in one label.
  private func stopped() throws -> GitRepository {
    let versions = Self.cases[1]
    let repository = try GitRepository(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    #expect(try repository.keyline("git-setup", "-q").status == 0)
    #expect(try repository.tryGit(["merge", "-q", "-m", "merged", "other"]).status != 0)
    return repository
  }

  @Test func aFileThatSomeoneHasEditedSinceIsNotReplaced() throws {
    let repository = try stopped()
    defer { repository.remove() }
    let file = repository.folder.appending(path: GitRepository.file)
    let marked = try repository.content
    let text = String(decoding: marked, as: UTF8.self)
    for edited in [
      text.replacing("title=\"Send\"", with: "title=\"By hand\""), String(decoding: Self.cases[1].ours, as: UTF8.self),
    ] {
      try Data(edited.utf8).write(to: file)
      #expect(
        try repository.keyline("merge", "-q", "--continue", GitRepository.file, "--resolve", "theirs").status == 2)
      #expect(try repository.content == Data(edited.utf8))
    }
    try marked.write(to: file)
    #expect(try repository.keyline("merge", "-q", "--continue", GitRepository.file, "--resolve", "theirs").status == 0)
    #expect(try repository.content == Self.cases[1].theirs)
  }

  @Test func aLinkThatLeadsOutOfTheRepositoryIsNotWrittenThrough() throws {
    let repository = try stopped()
    let outside = try WorkingFolder()
    defer { repository.remove() }
    let file = repository.folder.appending(path: GitRepository.file)
    try outside.write(String(decoding: repository.content, as: UTF8.self), to: "Other.storyboard")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: outside.path("Other.storyboard"))
    let before = outside["Other.storyboard"]
    #expect(try repository.keyline("merge", "-q", "--continue", GitRepository.file, "--resolve", "theirs").status == 2)
    #expect(outside["Other.storyboard"] == before)
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
