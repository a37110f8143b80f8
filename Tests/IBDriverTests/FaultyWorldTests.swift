import Foundation
import IBDriver
import Synchronization
import Testing

/// Every command that writes, with each of its calls of the world failing in turn.
@Suite struct FaultyWorldTests {
  private static let reason = "the disk failed"

  private enum Call: Equatable {
    case none, reading, writing
  }

  /// A world whose call of a number fails, counted from 1; says which kind of call that was.
  private final class Fault: Sendable {
    private let due: Int
    private let state = Mutex((count: 0, call: Call.none, path: ""))

    init(at due: Int) { self.due = due }

    var call: Call { state.withLock { $0.call } }
    var path: String { state.withLock { $0.path } }

    /// The failure, if this is the call.
    func failure(_ call: Call, _ path: String) -> FileFailure? {
      state.withLock { state in
        state.count += 1
        guard state.count == due else { return nil }
        (state.call, state.path) = (call, path)
        return FileFailure(path, FaultyWorldTests.reason)
      }
    }

    func world(_ base: World) -> World {
      var world = base
      world.read = { path in self.failure(.reading, path).map { .failure($0) } ?? base.read(path) }
      world.list = { path in self.failure(.reading, path).map { .failure($0) } ?? base.list(path) }
      world.makeFolder = { path in self.failure(.writing, path) ?? base.makeFolder(path) }
      world.store = { path, bytes, old in self.failure(.writing, path) ?? base.store(path, bytes, old) }
      world.create = { path in
        if let failure = self.failure(.writing, path) { return .failure(failure) }
        return base.create(path).map { file in
          OutputFile(
            write: { self.failure(.writing, path) == nil && file.write($0) },
            finish: { self.failure(.writing, path) ?? file.finish() })
        }
      }
      return world
    }
  }

  /// A module without a class, which a safe fix removes; guides that a migration replaces.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" customModule="Shop" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="t"/>
                            <viewControllerLayoutGuide type="bottom" id="b"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  /// `make faults` asks for runs over eight files. The cost grows with the square of their number.
  private static let isWhole = ProcessInfo.processInfo.environment["KEYLINE_FAULTS"] != nil
  private static let names = (0..<(isWhole ? 8 : 5)).map { "App/\($0).storyboard" }
  /// More calls than any of the runs makes.
  private static let mostCalls = 2_000

  private static func memory() -> MemoryWorld {
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, document) })
    return MemoryWorld(files)
  }

  @Test(arguments: [
    ["migrate", "safe-area", "-j", "1"], ["lint", "--fix", "-j", "1"],
    ["render", "--on", "iphone-15", "-o", "P", "-j", "1"],
    ["report", "-f", "json", "-o", "out.json", "-j", "1"], ["lint", "-f", "sarif", "-o", "out.sarif", "-j", "1"],
    ["lint", "--write-baseline", "base.json", "-j", "1"], ["dump", "-o", "out.txt", names[0]],
    ["resolve", "-f", "json", "-o", "out.json", "-j", "1"], ["convert", "swiftui", "-o", "S", "-j", "1"],
    ["merge", "-o", "out.txt", names[0], names[1], names[2]], ["diff", "-o", "out.txt", names[0], names[1]],
    ["edit", names[0], "set", "c", "title=Shop"],
    ["edit", "-o", "copy.storyboard", names[0], "set", "c", "title=Shop"],
    ["strings", "--export", "-o", "out.strings", names[0]], ["init", "--force"],
  ])
  func eachCallFailsOnce(_ arguments: [String]) async {
    let whole = Self.memory()
    #expect(await CommandLineTool.run(arguments, in: whole.world) != .usage)
    let outputs =
      Self.names + ["out.json", "out.sarif", "base.json", "out.txt", "out.strings", "copy.storyboard", ".keyline.yml"]
      + [".keyline-baseline.json", ".pre-commit-config.yaml"]
    var number = 0
    var isAtEnd = false
    while !isAtEnd, number < Self.mostCalls {
      number += 1
      let memory = Self.memory()
      let fault = Fault(at: number)
      let status = await CommandLineTool.run(arguments, in: fault.world(memory.world))
      isAtEnd = fault.call == .none
      // Each file is what a whole run makes of it, or as it was; a part of a report is none.
      for path in outputs {
        let isWhole = memory.writtenFile(path) == nil || memory.writtenFile(path) == whole.writtenFile(path)
        let isReport = !Self.names.contains(path)
        #expect(isWhole || (isReport && fault.call == .reading), "\(arguments), call \(number): \(path)")
      }
      if fault.call == .writing || Self.names.contains(fault.path) {
        #expect(status == .unreadable, "\(arguments), call \(number): \(fault.path)")
        #expect(memory.diagnostics.contains("keyline: error: "), "\(arguments), call \(number)")
      }
    }
    #expect(isAtEnd && number > 2)
  }
}
