import Testing

@testable import IBDriver

@Suite struct FolderWalkTests {
  private func folders(
    _ root: String, in world: MemoryWorld, entering isEntered: @escaping (String) -> Bool
  ) -> [String] {
    FolderWalk(root, in: world.world, isEntered: isEntered).map(\.folder).sorted()
  }

  @Test func whatIsEnteredIsWalkedThroughToItsDepth() {
    let world = MemoryWorld(["App/A/One/x": "", "App/B/y": "", "App/z": "", "Other/w": ""])
    #expect(folders("App", in: world) { _ in true } == ["App", "App/A", "App/A/One", "App/B"])
    #expect(folders("App", in: world) { $0 != "A" } == ["App", "App/B"])
    #expect(folders("App", in: world) { _ in false } == ["App"])
  }

  @Test func pathsBelowTheCurrentFolderHaveNoDot() {
    let world = MemoryWorld(["A/x": ""])
    #expect(folders(".", in: world) { _ in true } == [".", "A"])
  }

  @Test func linksAreEntriesAndNotFollowed() {
    let world = MemoryWorld(["App/Real/x": "", "App/Link/x": ""], links: ["App/Link"])
    #expect(folders("App", in: world) { _ in true } == ["App", "App/Real"])
    let names = FolderWalk("App", in: world.world) { _ in false }.flatMap { (try? $0.entries.get()) ?? [] }.map(\.name)
    #expect(names.sorted() == ["Link", "Real"])
  }
}
