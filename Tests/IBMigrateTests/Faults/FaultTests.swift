import Foundation
import Testing

/// What no world in memory can show: whatever happens, each file is the old one or the new one.
@Suite(.serialized) struct FaultTests {
  private static let old = Scenes.storyboard()

  private func new(_ text: String = old) throws -> String {
    try migrated(text).text
  }

  @Test func modeAndLinksStay() throws {
    let folder = try WorkingFolder(["real.storyboard": Self.old])
    let real = folder.url.appending(path: "real.storyboard").path
    let link = folder.url.appending(path: "link.storyboard").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.storyboard")
    #expect(try folder.run("migrate safe-area link.storyboard") == 0)
    #expect(folder["real.storyboard"] == (try new()))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.storyboard")
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(folder.entries == ["link.storyboard", "real.storyboard"])
  }

  /// The blocks of `ulimit -f` are at most 1,024 bytes; the document is twice as long.
  @Test func aDiskWithoutRoomLosesNothing() throws {
    let folder = try WorkingFolder(["a.storyboard": Self.old, "b.storyboard": Self.old])
    #expect(Self.old.utf8.count > 2 * 1024)
    #expect(try folder.run("migrate safe-area", setup: "ulimit -f 1") == 2)
    #expect(folder.entries == ["a.storyboard", "b.storyboard"])
    for entry in folder.entries { #expect(folder[entry] == Self.old) }
  }

  /// Root may write everything.
  @Test(.enabled(if: geteuid() != 0, "the user who runs the tests may write every file"))
  func aReadOnlyFileIsLeftAlone() throws {
    let folder = try WorkingFolder(["a.storyboard": Self.old, "b.storyboard": Self.old])
    let path = folder.url.appending(path: "a.storyboard").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try folder.run("migrate safe-area") == 2)
    #expect(folder["a.storyboard"] == Self.old)
    #expect(folder["b.storyboard"] == (try new()))
  }

  /// A run is killed within its first call that changes a file, within its second, and so on until it gets to its end:
  /// of a write half is done, the other calls not at all.
  @Test func aRunThatIsKilledLeavesEachFileOldOrNew() throws {
    let names = ["a.storyboard", "b.storyboard", "c.storyboard"]
    let folder = try WorkingFolder()
    let fault = try FaultLibrary()
    let new = try new()
    var isAtEnd = false
    var kills = 0
    while !isAtEnd, kills < Self.mostCalls {
      for entry in folder.entries { try folder.remove(entry) }
      for name in names { try folder.write(Self.old, to: name) }
      let status = try folder.run("migrate safe-area -j 1", setup: fault.killing(atCall: kills + 1))
      isAtEnd = status == 0
      if !isAtEnd { kills += 1 }
      let texts = names.map { folder[$0] }
      #expect(texts.allSatisfy { $0 == Self.old || $0 == new }, "killed at call \(kills)")
      #expect(texts == Array(repeating: new, count: names.count) || !isAtEnd)
      // What such a run leaves beside the files says so by its name.
      #expect(folder.entries.allSatisfy { entry in names.contains { entry == $0 || entry.hasPrefix(".\($0).") } })
    }
    // Each file is written, given its mode, flushed and renamed.
    #expect(isAtEnd && kills >= 4 * names.count)
  }

  /// More calls than any run of three files makes.
  private static let mostCalls = 100
}
