import IBDriver
import IBTestSupport
import Testing

@Suite struct DumpCommandTests {
  @Test func standardInputIsDumpedAsWell() async {
    let world = MemoryWorld(input: Documents.clean)
    #expect(await world.run("dump", "-") == .success)
    #expect(world.output.hasPrefix("document iOS "))
  }

  @Test func aMalformedFileIsToldOnStandardError() async {
    let world = MemoryWorld(["a.xib": Documents.broken])
    #expect(await world.run("dump", "a.xib") == .findings)
    #expect(world.output.isEmpty)
    #expect(world.diagnostics.hasPrefix("a.xib:1:"))
  }

  @Test func theProjectsOfAFolderArePrintedAsJSON() async throws {
    let world = MemoryWorld([
      "App/Shop.xcodeproj/project.pbxproj": ProjectText.app(minimumSystem: "12.0"), "App/Kit/Package.swift": "Package(",
    ])
    #expect(await world.run("dump", "--stage", "project", ".") == .success)
    #expect(world.output.hasPrefix(#"{"project":1,"projects":[{"path":"App/Shop.xcodeproj","#))
    #expect(world.output.contains(#""minimumSystem":"12.0","moduleName":"Shop""#))
    #expect(world.output.contains(#""packages":[{"path":"App/Kit/Package.swift""#))
    #expect(await world.run("dump", "--stage", "project", "gone") == .unreadable)
  }

  @Test func aMissingFileGivesStatusTwo() async {
    let world = MemoryWorld()
    #expect(await world.run("dump", "gone.xib") == .unreadable)
    #expect(world.diagnostics.hasPrefix("keyline: error: gone.xib: "))
  }
}
