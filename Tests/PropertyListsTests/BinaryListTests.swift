import Foundation
import IBSource
import PropertyLists
import Testing

/// Binary lists, which Xcode writes into apps and sometimes as `.strings`.
@Suite struct BinaryListTests {
  @Test func aListIsReadAsTheOtherFormsAre() throws {
    let value: [String: Any] = ["a": ["x", 7, 0.5, true], "b": Data([1, 2])]
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
    let file = PropertyListFile(bytes)
    #expect(file.problem == nil)
    let elements = file.root?["a"]?.elements ?? []
    #expect(elements.count == 4 && elements[0].text == "x" && elements[3].flag == true)
    let range = try #require(elements.first).range
    #expect(bytes[range.lower..<range.upper].last == UInt8(ascii: "x"))
  }

  /// An array whose only element is itself: object 0 at byte 8, the table of offsets after it.
  @Test func aListInItselfIsRefused() {
    let trailer: [UInt8] = [
      0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10,
    ]
    let list: [UInt8] = [0xA1, 0x00, 0x08]
    let bytes = Array("bplist00".utf8) + list + trailer
    #expect(PropertyListFile(bytes).problem?.message.contains("a list in itself") == true)
  }

  /// Objects that only archives have, and a key that is a number. The table of offsets follows the objects.
  @Test(arguments: [
    ([[0x00]], "a kind of value that occurs only in archives of objects"),
    ([[0x80, 0x00]], "a kind of value that occurs only in archives of objects"),
    ([[0xD1, 0x01, 0x01], [0x10, 0x07]], "a key that is not a string"),
    ([[0xD1, 0x01, 0x01], [0x51, 0x61]], nil),
  ])
  func otherObjectsAreRefused(_ objects: [[UInt8]], _ message: String?) {
    var offsets: [UInt8] = []
    var bytes = Array("bplist00".utf8)
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let trailer: [UInt8] = [
      0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      UInt8(bytes.count),
    ]
    #expect(PropertyListFile(bytes + offsets + trailer).problem?.message == message)
  }

  /// Nine arrays, each with ten times the next one: a thousand million values.
  @Test func aListThatGrowsWithoutEndIsRefused() {
    var objects: [UInt8] = []
    var offsets: [UInt8] = []
    for level in 0..<9 {
      offsets.append(UInt8(8 + objects.count))
      objects.append(0xAA)
      objects += [UInt8](repeating: UInt8(level + 1), count: 10)
    }
    offsets.append(UInt8(8 + objects.count))
    objects += [0x09]
    let table = UInt8(8 + objects.count)
    let trailer: [UInt8] = [
      0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, table,
    ]
    let file = PropertyListFile(Array("bplist00".utf8) + objects + offsets + trailer)
    #expect(file.problem?.message == "more than 1048576 values")
  }
}
