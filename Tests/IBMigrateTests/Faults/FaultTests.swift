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
    #expect(try folder.run("migrate safe-area", limit: "ulimit -f 1") == 2)
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

  /// How often a run is killed: few times in a quick run of all tests, as often as `KEYLINE_FAULT_RUNS` says for a
  /// thorough one.
  private static let runs = ProcessInfo.processInfo.environment["KEYLINE_FAULT_RUNS"].flatMap { Int($0) } ?? 25

  /// Killed at moments spread over the time that a whole run takes.
  @Test func aRunThatIsKilledLeavesEachFileOldOrNew() throws {
    let names = (10..<18).map { "\($0).storyboard" }
    let folder = try WorkingFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.old) }))
    let new = try new()
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try folder.run("migrate safe-area -j 1") == 0)
    let whole = clock.now - start
    var interrupted = 0
    for run in 0..<Self.runs {
      for name in names { try folder.write(Self.old, to: name) }
      let process = folder.process("migrate safe-area -j 1")
      try process.run()
      usleep(UInt32(whole / .microseconds(1) * Double(run) / Double(Self.runs)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let texts = names.map { folder[$0] }
      #expect(texts.allSatisfy { $0 == Self.old || $0 == new })
      if texts.contains(Self.old), texts.contains(new) { interrupted += 1 }
    }
    // Otherwise no run was hit while it wrote, and nothing was shown.
    #expect(interrupted > 0)
  }
}
