import IBDriver
import IBTestSupport
import Testing

@Suite struct DumpCommandTests {
  /// `<a b="1">` is bytes 0 to 8, its value byte 6; `<c/>` 9 to 12; `<d><e/></d>` 13 to 23; `</a>` ends at 28.
  @Test func theSyntaxTreeIsPrintedWithItsRanges() async {
    let world = MemoryWorld(["a.xib": #"<a b="1"><c/><d><e/></d></a>"#])
    #expect(await world.run("dump", "--stage", "syntax", "a.xib") == .success)
    let expected = """
      0..<28 a 0..<9 b="1"@6..<7
        9..<13 c 9..<13
        13..<24 d 13..<16
          16..<20 e 16..<20

      """
    #expect(world.output == expected)
  }

  @Test func standardInputIsDumpedAsWell() async {
    let world = MemoryWorld(input: "<a/>")
    #expect(await world.run("dump", "-") == .success)
    #expect(world.output == "0..<4 a 0..<4\n")
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
