import Foundation
import IBTestSupport
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

  private static let names = ["a.storyboard", "b.storyboard", "c.storyboard"]

  /// A run is disturbed at its first call that changes a file, at its second, and so on until none is left. Whatever
  /// happens each file is old or new, the run says whether all is done, and the next run leaves no other file.
  @Test(arguments: FaultLibrary.Kind.allCases)
  func aRunThatIsDisturbedLeavesEachFileOldOrNew(_ kind: FaultLibrary.Kind) throws {
    let folder = try WorkingFolder()
    let fault = try FaultLibrary()
    let new = try new()
    var calls = 0
    var isAtEnd = false
    while !isAtEnd, calls < Self.mostCalls {
      for entry in folder.entries { try folder.remove(entry) }
      for name in Self.names { try folder.write(Self.old, to: name) }
      let status = try folder.run("migrate safe-area -j 1", setup: fault.disturbing(call: calls + 1, kind))
      let texts = Self.names.map { folder[$0] }
      #expect(texts.allSatisfy { $0 == Self.old || $0 == new }, "\(kind) at call \(calls + 1)")
      let isDone = texts.allSatisfy { $0 == new }
      switch kind {
      case .kill: #expect(status == 0 || status == SIGKILL)
      case .terminate: #expect(status == 0 || status == SIGTERM, "\(status) at call \(calls + 1)")
      case .fail, .short: #expect(status == (isDone ? 0 : 2), "\(kind) at call \(calls + 1)")
      }
      if kind != .kill { #expect(folder.entries == Self.names, "\(kind) at call \(calls + 1)") }
      // The next run finishes what is left, and removes what a killed one left beside the files.
      #expect(try folder.run("migrate safe-area -j 1") == 0)
      #expect(folder.entries == Self.names && Self.names.allSatisfy { folder[$0] == new })
      calls += 1
      // A short write is written on, so that only the number of calls says that there are no more.
      // A signal may also arrive too late to end a run.
      isAtEnd = kind == .short || kind == .terminate ? calls > Self.names.count * Self.callsOfAFile : status == 0
    }
    #expect(isAtEnd && calls > Self.callsOfAFile * Self.names.count)
  }

  /// Each file is made, given its mode, written, flushed and renamed.
  private static let callsOfAFile = 5

  /// More calls than any run of three files makes.
  private static let mostCalls = 100
}
