import Foundation
import IBDriver
import IBTestSupport
import NibArchive
import Testing

/// `keyline nib`: files and folders, formats, statuses.
@Suite struct NibCommandTests {
  private static let old = NibWriter.write(NibDraft.greeting(["Hello"]))
  private static let new = NibWriter.write(NibDraft.greeting(["Howdy"]))

  @Test func aNibIsShownAsATree() async {
    let world = MemoryWorld(data: ["a.nib": Self.old])
    #expect(await world.run("nib", "dump", "a.nib") == .success)
    #expect(world.output.hasPrefix("a.nib: NIBArchive, coder 10, "))
    #expect(world.output.contains("\n          UIText: #"))
    #expect(world.output.contains(" NSString \"Hello\"\n"))
  }

  /// A binary property list: one array, each of whose elements is the same text (CFBinaryPList.c).
  private func list(of count: Int, _ text: String) -> [UInt8] {
    func bigEndian(_ number: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let array = [0xAF, 0x12] + bigEndian(count, 4) + [UInt8](repeating: 1, count: count)
    let head = Array("bplist00".utf8) + array
    let all = head + [0x5F, 0x12] + bigEndian(text.utf8.count, 4) + Array(text.utf8)
    let offsets = bigEndian(8, 4) + bigEndian(head.count, 4)
    return all + offsets + [0, 0, 0, 0, 0, 0, 4, 1] + bigEndian(2, 8) + bigEndian(0, 8) + bigEndian(all.count, 8)
  }

  /// A text is shortened without looking at all of it, each time.
  @Test func aLongTextCostsWhatIsShownOfIt() async {
    let start = clock()
    let world = MemoryWorld(data: ["a.nib": list(of: 20_000, String(repeating: "x", count: 70_000))])
    #expect(await world.run("nib", "dump", "a.nib") == .success)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    #expect(seconds < 30, "\(seconds) s")
  }

  @Test func aFolderIsSearchedForNibsAndLists() async {
    let world = MemoryWorld(
      ["App/Main.storyboardc/notes.txt": "", "App/Info.plist": ""],
      data: ["App/Main.storyboardc/a.nib": Self.old, "App/x.nib/runtime.nib": Self.new, "App/B.nib": Self.old])
    #expect(await world.run("nib", "dump", "App") == .success)
    let files = world.output.split(separator: "\n").filter { $0.contains("NIBArchive") }.map { $0.prefix { $0 != ":" } }
    #expect(files == ["App/B.nib", "App/Main.storyboardc/a.nib", "App/x.nib/runtime.nib"])
  }

  @Test func aFileThatIsCutOffIsToldWithItsByteAndTheRestIsDone() async {
    let world = MemoryWorld(data: ["App/a.nib": Array(Self.old.dropLast(3)), "App/b.nib": Self.new])
    #expect(await world.run("nib", "dump", "App") == .findings)
    #expect(world.diagnostics.hasPrefix("App/a.nib: error: "))
    #expect(world.diagnostics.hasSuffix(" (unusable-nib)\n") && world.diagnostics.contains(", at byte "))
    #expect(world.output.hasPrefix("App/b.nib"))
  }

  @Test func aFileThatIsNotThereIsUnreadable() async {
    #expect(await MemoryWorld().run("nib", "dump", "a.nib") == .unreadable)
  }

  @Test func differencesAreTold() async {
    let world = MemoryWorld(data: ["a.nib": Self.old, "b.nib": Self.new])
    #expect(await world.run("nib", "diff", "a.nib", "b.nib") == .success)
    #expect(
      world.output == """
        b.nib: 1 difference
          UINibTopLevelObjectsKey[1].UISubviews[0].UIText: "Hello" → "Howdy"

        """)
    #expect(await world.run("nib", "diff", "--exit-code", "a.nib", "b.nib") == .findings)
    #expect(await world.run("nib", "diff", "--exit-code", "a.nib", "a.nib") == .success)
  }

  @Test func foldersAreComparedFileByFile() async {
    let world = MemoryWorld(
      data: ["old/a.nib": Self.old, "old/b.nib": Self.old, "new/b.nib": Self.old, "new/c.nib": Self.new])
    #expect(await world.run("nib", "diff", "old", "new") == .success)
    #expect(world.output == "old/a.nib: only in the old version\nnew/c.nib: only in the new version\n")
  }

  @Test func theSameObjectsInOtherOrderAreTold() async {
    var nib = NibDraft.greeting(["Hello"])
    nib.coder = 9
    let world = MemoryWorld(data: ["a.nib": Self.old, "b.nib": NibWriter.write(nib)])
    #expect(await world.run("nib", "diff", "a.nib", "b.nib") == .success)
    #expect(world.output == "b.nib: the same objects, stored in a different form\n")
  }

  @Test(arguments: [["nib"], ["nib", "show", "a"], ["nib", "dump", "a", "b"], ["nib", "diff", "a"]])
  func whatIsNotUnderstoodIsWrongUsage(_ words: [String]) async {
    #expect(await CommandLineTool.run(words, in: MemoryWorld().world) == .usage)
  }

  /// An object that comes or goes has its class, and an outlet to another object the places of both.
  @Test func objectsOfDifferencesAreNamed() async {
    let world = MemoryWorld(data: [
      "a.nib": Self.old, "b.nib": NibWriter.write(NibDraft.greeting(["Hello", "World"])),
      "c.nib": NibWriter.write(NibDraft.greeting(["Hello", "World"], outlet: 1)),
    ])
    _ = await world.run("nib", "diff", "a.nib", "b.nib")
    #expect(world.output.contains("[1].UISubviews[1]: UILabel added\n"), "\(world.output)")
    _ = await world.run("nib", "diff", "b.nib", "a.nib")
    #expect(
      world.output.contains("UINibObjectsKey[3]: UILabel (UINibTopLevelObjectsKey[1].UISubviews[1]) removed\n"),
      "\(world.output)")
    _ = await world.run("nib", "diff", "b.nib", "c.nib")
    let place = "UINibTopLevelObjectsKey[1].UISubviews"
    #expect(
      world.output.contains(
        "refers to UILabel (\(place)[1]) instead of UILabel (\(place)[0])\n"), "\(world.output)")
  }
}
