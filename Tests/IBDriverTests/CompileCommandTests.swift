import IBDriver
import IBTestSupport
import Testing

/// `keyline compile`: the nib, problems, statuses.
@Suite struct CompileCommandTests {
  private static let view = #"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#

  @Test func aXibIsCompiledToAFile() async {
    let world = MemoryWorld(["a.xib": document(Self.view)])
    #expect(await world.run("compile", "a.xib", "-o", "a.nib") == .success)
    #expect(world.diagnostics.isEmpty)
    #expect(world.writtenFile("a.nib")?.hasPrefix("NIBArchive") == true)
  }

  @Test func whatIsNotKnownIsToldWithItsPlaceAndNothingIsWritten() async {
    let world = MemoryWorld(["a.xib": document(Self.view.replacing("<view ", with: "<view marquee=\"YES\" "))])
    #expect(await world.run("compile", "a.xib", "-o", "a.nib") == .findings)
    #expect(world.diagnostics.contains("'marquee' of view is not known to the compiler (not-compiled)"))
    #expect(world.writtenFile("a.nib") == nil)
  }

  @Test func aFileThatIsNotThereIsUnreadable() async {
    #expect(await MemoryWorld().run("compile", "a.xib") == .unreadable)
  }
}
