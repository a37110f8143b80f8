import Foundation
import IBSource
import NibArchive
import Testing

/// Binary property lists, as Foundation writes them.
@Suite struct PropertyListTests {
  private static func bytes(_ value: Any) -> [UInt8] {
    (try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)).map(Array.init) ?? []
  }

  static let info = bytes([
    "UIStoryboardVersion": 1, "UIStoryboardDesignatedEntryPointIdentifier": "Main",
    "UIViewControllerIdentifiersToNibNames": ["Main": "Main", "Details": "UIViewController-a1"],
  ])

  private func members(_ value: Any) throws -> [String: ObjectGraph.Target] {
    let graph = ObjectGraph(try BinaryPropertyListReader.read(Self.bytes(value)).get())
    return Dictionary(
      uniqueKeysWithValues: graph.nodes[0].members.map { member in
        if case .entry(let key) = member.label { (key, member.target) } else { ("", member.target) }
      })
  }

  @Test func everyKindOfValueIsRead() throws {
    let long = String(repeating: "é", count: 20)
    let members = try members([
      "flag": true, "small": 5, "large": 1 << 40, "negative": -3, "real": 0.5, "text": "a", "wide": long,
      "data": Data([1, 2]), "date": Date(timeIntervalSinceReferenceDate: 86400),
    ])
    #expect(members["flag"] == .leaf(.bool(true)))
    #expect(members["small"] == .leaf(.integer(5)))
    #expect(members["large"] == .leaf(.integer(1 << 40)))
    #expect(members["negative"] == .leaf(.integer(-3)))
    #expect(members["real"] == .leaf(.double(0.5)))
    #expect(members["text"] == .leaf(.string("a")))
    #expect(members["wide"] == .leaf(.string(long)))
    #expect(members["data"] == .leaf(.data([1, 2])))
    #expect(members["date"] == .leaf(.date(86400)))
  }

  @Test func containersAreObjects() throws {
    let graph = ObjectGraph(try BinaryPropertyListReader.read(Self.bytes(["list": [1, [2]]])).get())
    #expect(graph.nodes.map(\.className).sorted() == ["array", "array", "dictionary"])
    #expect(graph.nodes[0].className == "dictionary")
  }

  @Test func aListOfOneValueIsShown() throws {
    let graph = ObjectGraph(try BinaryPropertyListReader.read(Self.bytes("text")).get())
    #expect(graph.nodes.count == 1 && graph.nodes[0].members.map(\.target) == [.leaf(.string("text"))])
  }

  @Test func everyBeginningOfAListIsRefused() {
    for count in 0..<Self.info.count {
      guard case .failure(let failure) = BinaryPropertyListReader.read(Array(Self.info.prefix(count))) else {
        Issue.record("\(count) bytes were read")
        continue
      }
      #expect(failure.offset <= count)
    }
  }

  /// A list of one string whose length follows its marker in 1, 2, 4 or 8 bytes, made by hand.
  @Test(arguments: [1, 2, 4, 8]) func aLengthMayTakeEightBytes(_ width: Int) throws {
    let length = [UInt8](repeating: 0, count: width - 1) + [3]
    let object: [UInt8] = [0x5F, 0x10 + UInt8(width.trailingZeroBitCount)] + length + Array("abc".utf8)
    let list = try BinaryPropertyListReader.read(Self.list(of: object)).get()
    #expect(list.values == [.string("abc")])
  }

  /// Lengths of sixteen bytes are not written by any tool (Measurements/NibArchive.md#property-list).
  @Test func aLengthOfSixteenBytesIsRefused() {
    let object = [0x5F, 0x14] + [UInt8](repeating: 0, count: 15) + [3] + Array("abc".utf8)
    guard case .failure(let failure) = BinaryPropertyListReader.read(Self.list(of: object)) else {
      Issue.record("it was read")
      return
    }
    #expect(failure.offset == 9 && failure.message == "a length is not a number")
  }

  /// A file of one object.
  private static func list(of object: [UInt8]) -> [UInt8] {
    let start = Array("bplist00".utf8) + object
    return start + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, UInt8(start.count)]
  }

  /// An array that is inside itself, made by hand: one object, whose only element is object 0.
  @Test func aListInsideItselfIsShownOnce() throws {
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0] + [8] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    let graph = ObjectGraph(try BinaryPropertyListReader.read(bytes).get())
    #expect(GraphOutline.lines(graph).count == 2)
  }

  /// Objects of a file by their bytes, with references of one byte; the first is the top.
  private static func list(of objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    func wide(_ number: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    for object in objects {
      table += wide(bytes.count)
      bytes += object
    }
    return bytes + table + [0, 0, 0, 0, 0, 0, 8, 1] + wide(objects.count) + wide(0) + wide(bytes.count)
  }

  private static func array(_ count: Int) -> [UInt8] {
    [0xAF, 0x12] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
      + [UInt8](repeating: 1, count: count)
  }

  /// A text of 250 bytes is written for each of 200,000 references to it: 50 MB from a file of 200 kB.
  @Test func textsThatOccurAgainAndAgainHaveABudget() throws {
    let text: [UInt8] = [0x5F, 0x10, 250] + [UInt8](repeating: 0x61, count: 250)
    guard case .failure(let failure) = BinaryPropertyListReader.read(Self.list(of: [Self.array(200_000), text])) else {
      Issue.record("it was read")
      return
    }
    #expect(failure.message == "repeated texts would take more than 32 MiB")
    let few = try BinaryPropertyListReader.read(Self.list(of: [Self.array(100_000), text])).get()
    #expect(few.values.count == 2)
  }

  @Test func referencesHaveABudget() {
    let bytes = Self.list(of: [Self.array(ReadingBudget.elements), [0x08]])
    guard case .failure(let failure) = BinaryPropertyListReader.read(bytes) else {
      Issue.record("it was read")
      return
    }
    #expect(failure.message == "the file has more than \(ReadingBudget.elements) objects and values, the limit")
  }

  /// 200 arrays that are the same bytes would be 200 times as large as the file says.
  @Test func objectsThatShareBytesAreRefused() {
    let array: [UInt8] = [0xAF, 0x10, 200] + [UInt8](repeating: 0, count: 200)
    let table = [UInt8](repeating: 8, count: 200)
    let bytes: [UInt8] =
      Array("bplist00".utf8) + array + table + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 200]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 211]
    guard case .failure(let failure) = BinaryPropertyListReader.read(bytes) else {
      Issue.record("it was read")
      return
    }
    #expect(failure.message == "contents take more bytes than the file has")
  }
}
