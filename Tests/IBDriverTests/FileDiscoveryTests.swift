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

  @Test func withoutOperandsTheCurrentFolderIsSearched() {
    let world = MemoryWorld(["b.xib": "", "Sub/a.xib": ""])
    #expect(paths([], in: world) == ["Sub/a.xib", "b.xib"])
    #expect(paths(["."], in: world) == paths([], in: world))
  }

  @Test(arguments: [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "SourcePackages", ".build", ".git", ".hidden",
    "Images.xcassets",
  ])
  func foldersOfBuildsAndDependenciesAreSkippedUnlessNamed(_ folder: String) {
    let world = MemoryWorld(["App/\(folder)/Deep/a.xib": "", "App/b.xib": ""])
    #expect(paths(["App"], in: world) == ["App/b.xib"])
    #expect(paths(["App/\(folder)"], in: world) == ["App/\(folder)/Deep/a.xib"])
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
