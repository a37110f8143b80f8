import Testing

@testable import IBDriver

/// The working copy as it was in an earlier commit, from answers of git that stand here.
@Suite struct EarlierVersionTests {
  private typealias Files = [String: String]

  /// Answers of git by the first argument or the last; git fails if there is none.
  private static let answers = [
    "--show-prefix": "\n", "main^{commit}": "c1\n", "merge-base": "c0\n",
    "diff-index": """
    :100644 100644 a1 b1 M|changed.xib|:000000 100644 00 b2 A|added.xib|:100644 000000 a3 00 D|gone/deep/old.xib|\
    :100644 100644 a4 a4 R100|before/moved.xib|after/moved.xib|:100644 100644 a5 b5 C90|same.xib|copy.xib|\
    :120000 120000 a6 b6 M|link.xib|
    """,
    "ls-files": "fresh/deep/new.xib|old/new.xib|", "ls-tree": "before|old|gone|gone/deep|",
  ]
  private static let present = [
    "changed.xib": "new", "added.xib": "new", "after/moved.xib": "moved", "same.xib": "same", "copy.xib": "same",
    "link.xib": "link", "fresh/deep/new.xib": "new", "old/new.xib": "new", "old/same.xib": "same",
  ]

  /// - Parameter folder: the current folder.
  private func world(
    _ answers: Files = answers, _ files: Files = present, top: String = "/r/", in folder: String = "/r"
  )
    -> (memory: MemoryWorld, world: World)
  {
    let memory = MemoryWorld(Dictionary(uniqueKeysWithValues: files.map { (top + $0.key, $0.value) }))
    var world = memory.world
    world.currentFolder = folder
    world.git = { words in
      if words[0] == "cat-file" { return .success(Array("blob \(words[2])".utf8)) }
      guard let text = answers[words[0]] ?? words.last.flatMap({ answers[$0] }) else {
        return .failure(FileFailure("git", "failed"))
      }
      return .success(Array(text.replacing("|", with: "\0").utf8))
    }
    return (memory, world)
  }

  private func version(_ world: World) throws -> EarlierVersion {
    try EarlierVersion.mergeBase(of: "main", in: world).get()
  }

  private func text(_ result: Result<[UInt8], FileFailure>) -> String {
    switch result {
    case .success(let bytes): String(decoding: bytes, as: UTF8.self)
    case .failure(let failure): failure.reason
    }
  }

  private func names(_ result: Result<[FolderEntry], FileFailure>) throws -> [String] {
    try result.get().map(\.name).sorted()
  }

  @Test func changedFilesComeFromGitAndAllOthersFromTheDisk() throws {
    let version = try version(world().world)
    let past = version.asWorld
    #expect(version.commit == "c0")
    #expect(text(past.read("/r/changed.xib")) == "blob a1" && text(past.readStart("/r/changed.xib", 3)) == "blo")
    #expect(text(past.read("/r/same.xib")) == "same" && text(past.readStart("/r/same.xib", 2)) == "sa")
    #expect(text(past.read("/r/link.xib")) == "link")
    #expect(text(past.read("/r/gone/deep/old.xib")) == "blob a3" && text(past.read("/r/before/moved.xib")) == "blob a4")
    for path in ["added.xib", "copy.xib", "after/moved.xib", "fresh/deep/new.xib", "old/new.xib"] {
      #expect(text(past.read("/r/\(path)")) == "no such file or directory", "\(path)")
    }
  }

  @Test func filesAndFoldersAreThoseOfTheCommit() throws {
    let past = try version(world().world).asWorld
    for path in ["changed.xib", "same.xib", "gone/deep/old.xib", "before/moved.xib", "old/same.xib"] {
      #expect(past.kind("/r/\(path)") == .file, "\(path)")
    }
    for path in ["gone", "gone/deep", "before", "old"] { #expect(past.kind("/r/\(path)") == .folder, "\(path)") }
    for path in ["added.xib", "copy.xib", "after", "after/moved.xib", "fresh", "fresh/deep", "old/new.xib"] {
      #expect(past.kind("/r/\(path)") == nil, "\(path)")
    }
    #expect(
      try names(past.list("/r")) == ["before", "changed.xib", "gone", "link.xib", "old", "same.xib"])
    #expect(try names(past.list("/r/gone")) == ["deep"] && names(past.list("/r/gone/deep")) == ["old.xib"])
    #expect(try past.list("/r/gone").get().first?.kind == .folder)
    #expect(try names(past.list("/r/old")) == ["same.xib"])
    #expect(throws: FileFailure.self) { try past.list("/r/fresh").get() }
  }

  @Test func aMovedFileHasItsPresentPath() throws {
    let version = try version(world().world)
    #expect(version.present("/r/before/moved.xib") == "/r/after/moved.xib" && version.present("same.xib") == "same.xib")
  }

  @Test func theEarlierVersionPrintsNothing() throws {
    let (memory, world) = world()
    let past = try version(world).asWorld
    #expect(past.output([65]) && past.diagnostics([65]))
    #expect(memory.output.isEmpty && memory.diagnostics.isEmpty)
  }

  /// Git's paths begin at the top of the working copy, not at the current folder.
  @Test(arguments: [
    ("/r", "\n", "/r/"), ("/r/old", "old/\n", "/r/"), ("/", "\n", "/"), ("/old", "old/\n", "/"),
  ])
  func theWorkingCopyMayBeginAboveTheCurrentFolder(_ folder: String, _ prefix: String, _ top: String) throws {
    let answers = Self.answers.merging(["--show-prefix": prefix]) { $1 }
    let version = try version(world(answers, top: top, in: folder).world)
    #expect(version.covers("\(top)same.xib") && version.covers(top) && version.covers("."))
    #expect(version.covers("/other/a.xib") == (top == "/"))
    let past = version.asWorld
    #expect(text(past.read("\(top)changed.xib")) == "blob a1")
    let names = try names(past.list(top == "/" ? "/" : "/r"))
    #expect(names == ["before", "changed.xib", "gone", "link.xib", "old", "same.xib"])
  }

  @Test(arguments: [
    ("--show-prefix", "main", "the current folder is not in a git repository"),
    ("main^{commit}", "main", "no such commit"), ("merge-base", "main", "shares no commit with HEAD"),
    ("", "-main", "no such commit"),
  ])
  func withoutACommonCommitTheReasonIsGiven(_ missing: String, _ revision: String, _ reason: String) {
    let answers = Self.answers.filter { $0.key != missing }.merging(["-main^{commit}": "c1\n"]) { $1 }
    func failure(_ answers: Files) -> String? {
      guard case .failure(let failure) = EarlierVersion.mergeBase(of: revision, in: world(answers).world) else {
        return nil
      }
      return failure.reason
    }
    #expect(failure(answers) == reason)
    let shallow = failure(answers.merging(["--is-shallow-repository": "true\n"]) { $1 })
    #expect(shallow?.hasPrefix("this shallow clone shares no commit") == (missing != "--show-prefix"))
  }

  @Test func aRepositoryWithoutHeadHasNoCommitYet() {
    let head = Self.answers.merging(["HEAD^{commit}": "c1\n"]) { $1 }
    #expect(EarlierVersion.isBeforeFirstCommit(world().world))
    #expect(!EarlierVersion.isBeforeFirstCommit(world(head).world))
    #expect(!EarlierVersion.isBeforeFirstCommit(world(head.filter { $0.key != "--show-prefix" }).world))
    #expect(!EarlierVersion.isBeforeFirstCommit(world([:]).world))
  }
}
