import IBDriver
import Testing

@Suite struct FileDiscoveryTests {
  private func paths(_ operands: [String], in world: MemoryWorld) -> [String] {
    FileDiscovery(operands, inputName: "<stdin>", in: world.world).files.map(\.path)
  }

  @Test func aFolderGivesItsScenesSortedByTheBytesOfTheirPaths() {
    let world = MemoryWorld([
      "App/b.xib": "", "App/a.storyboard": "", "App/Sub/z.xib": "", "App/Z.xib": "", "App/code.swift": "",
      "App/a-b/c.xib": "", "Other/o.xib": "",
    ])
    // "S" < "Z" < "a" and "-" < "." by their bytes.
    #expect(
      paths(["App"], in: world) == ["App/Sub/z.xib", "App/Z.xib", "App/a-b/c.xib", "App/a.storyboard", "App/b.xib"])
    #expect(paths(["App/"], in: world).first == "App/Sub/z.xib")
  }

  /// The attributes that macOS writes beside a file on disks of others, under the name of a document.
  @Test func filesBesideADocumentAreNoDocuments() {
    #expect(paths(["App"], in: MemoryWorld(["App/a.xib": "", "App/._a.xib": ""])) == ["App/a.xib"])
  }

  @Test func withoutOperandsTheCurrentFolderIsSearched() {
    let world = MemoryWorld(["b.xib": "", "Sub/a.xib": ""])
    #expect(paths([], in: world) == ["Sub/a.xib", "b.xib"])
    #expect(paths(["."], in: world) == paths([], in: world))
  }

  @Test(arguments: [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "SourcePackages", ".build", ".git", ".hidden",
    "Images.xcassets", "__MACOSX", "de.xcloc", "Shop.xcarchive", "Run.xcresult", "Shop.docc", "Shop.framework",
    "Shop.xcframework",
    "View.xctemplate",
  ])
  func foldersOfBuildsAndDependenciesAreSkippedUnlessNamed(_ folder: String) {
    let world = MemoryWorld(["App/\(folder)/Deep/a.xib": "", "App/b.xib": ""])
    #expect(paths(["App"], in: world) == ["App/b.xib"])
    #expect(paths(["App/\(folder)"], in: world) == ["App/\(folder)/Deep/a.xib"])
  }

  /// `lint` searches catalogs, but a document in a data set is data.
  @Test func documentsInDataSetsAreSkippedUnlessNamed() async {
    let world = MemoryWorld([
      "A.xcassets/Old.dataset/Contents.json": #"{"data":[{"idiom":"universal","filename":"Old.xib"}]}"#,
      "A.xcassets/Old.dataset/Old.xib": "<document", "a.xib": Documents.clean,
    ])
    #expect(await world.run("lint") == .success)
    #expect(!world.output.contains("Old.xib"), "\(world.output)")
    #expect(await world.run("lint", "A.xcassets/Old.dataset/Old.xib") != .success)
  }

  @Test func whatGitIgnoresIsTakenOnlyIfItIsNamed() async {
    let world = MemoryWorld([
      "top/.git/info/exclude": "Private\n", "top/.gitignore": "/out/\n*.tmp.xib\n", "top/a.xib": Documents.clean,
      "top/out/b.xib": Documents.clean, "top/App/.gitignore": "!keep.tmp.xib\n", "top/App/c.tmp.xib": Documents.clean,
      "top/App/keep.tmp.xib": Documents.clean, "top/App/Private/d.xib": Documents.clean,
      "top/App/out/e.xib": Documents.clean, ".gitignore": "a.xib\n",
    ])
    #expect(paths(["top"], in: world) == ["top/App/keep.tmp.xib", "top/App/out/e.xib", "top/a.xib"])
    #expect(paths(["top/App"], in: world) == ["top/App/keep.tmp.xib", "top/App/out/e.xib"])
    #expect(paths(["top/out", "top/App/c.tmp.xib"], in: world) == ["top/out/b.xib", "top/App/c.tmp.xib"])
    #expect(await world.run("lint", "top", "--no-ignore") == .success)
    #expect(world.diagnostics == "6 files; no findings\n")
  }

  @Test func aWorkingCopyInsideAnotherHasItsOwnRules() {
    let world = MemoryWorld([
      ".git/HEAD": "", ".gitignore": "*.xib\n", "a.xib": "", "Sub/.git": "gitdir: ../.git/modules/Sub\n",
      ".git/modules/Sub/info/exclude": "c.xib\n", "Sub/b.xib": "", "Sub/c.xib": "",
    ])
    #expect(paths([], in: world) == ["Sub/b.xib"])
  }

  @Test func whereGitIgnoresAllTheWarningSaysSo() async {
    let world = MemoryWorld([".git/HEAD": "", ".gitignore": "*.xib\n", "a.xib": Documents.clean])
    #expect(await world.run("lint") == .success)
    #expect(world.diagnostics.contains("; git ignores some files there, which --no-ignore includes\n"))
  }

  @Test func patternsOfTheCommandLineLeaveFilesOut() async {
    let world = MemoryWorld([
      "App/a.xib": Documents.repeating, "App/Old/b.xib": Documents.repeating, "Vendor/c.xib": Documents.repeating,
      "d.xib": Documents.clean,
    ])
    #expect(await world.run("lint", "--exclude", "Vendor", "--exclude", "**/Old", "--exclude=App/*.xib") == .success)
    #expect(world.diagnostics == "1 file; no findings\n")
    #expect(await world.run("resolve", "--exclude", "d.xib", "d.xib") == .success)
    #expect(world.diagnostics.contains("note: d.xib: excluded by --exclude; skipped\n"))
  }

  @Test func linksToFoldersAreNotFollowed() {
    let world = MemoryWorld(["App/Link/a.xib": "", "App/b.xib": ""], links: ["App/Link"])
    #expect(paths(["App"], in: world) == ["App/b.xib"])
  }

  @Test func aFileIsReadOnceHoweverOftenItIsNamed() {
    let world = MemoryWorld(["App/a.xib": "", "App/b.xib": ""])
    #expect(paths(["App/b.xib", "App", "App/b.xib"], in: world) == ["App/b.xib", "App/a.xib"])
  }

  @Test func standardInputGoesByTheNameItIsGiven() {
    let discovery = FileDiscovery(["-"], inputName: "Some/Name.xib", in: MemoryWorld().world)
    #expect(discovery.files == [InputFile("Some/Name.xib", .standardInput)])
  }

  @Test func whatIsMissingOrOfAnotherKindIsAFailureAndTheRestIsDone() {
    let world = MemoryWorld(["a.xib": "", "code.swift": ""])
    let discovery = FileDiscovery(["gone", "code.swift", "a.xib"], inputName: "", in: world.world)
    #expect(discovery.files == [InputFile("a.xib", .named)])
    #expect(
      discovery.failures == [
        FileFailure("gone", "no such file or directory"),
        FileFailure("code.swift", "neither a .storyboard nor a .xib file"),
      ])
  }
}
