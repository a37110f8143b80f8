import IBSource
import IBTestSupport
import NibArchive
import Testing

/// Archives are read, and written again as the same bytes; what is wrong is reported with its byte.
@Suite struct NibReaderTests {
  private static let nib = NibDraft.greeting(["Hello", "World"])

  private func failure(_ bytes: [UInt8]) -> NibFailure? {
    if case .failure(let failure) = NibReader.read(bytes) { failure } else { nil }
  }

  /// Byte for byte, by hand: 50 bytes of header, an object of class 0 with one value, a key, the value, a class.
  @Test func anArchiveIsItsHeaderAndFourSections() throws {
    let nib = Nib(
      objects: [Nib.Object(0, [Nib.Value(0, .int16(-2))])], keys: [Array("Key".utf8)], classes: [Nib.Class("A")])
    let header: [UInt8] = [
      1, 0, 0, 0, 10, 0, 0, 0,
      1, 0, 0, 0, 50, 0, 0, 0, 1, 0, 0, 0, 53, 0, 0, 0, 1, 0, 0, 0, 57, 0, 0, 0, 1, 0, 0, 0, 61, 0, 0, 0,
    ]
    let sections: [UInt8] =
      [0x80, 0x80, 0x81] + [0x83] + Array("Key".utf8) + [0x80, 1, 0xFE, 0xFF] + [0x82, 0x80] + Array("A\0".utf8)
    #expect(NibWriter.write(nib) == Array("NIBArchive".utf8) + header + sections)
    #expect(try NibReader.read(NibWriter.write(nib)).get() == nib)
  }

  @Test func everyTypeOfValueIsReadAsItWasWritten() throws {
    let contents: [Nib.Content] = [
      .int8(-1), .int16(300), .int32(-70000), .int64(.min), .bool(true), .bool(false), .float(0.1),
      .double(-.infinity), .data(Array(repeating: 7, count: 200)), .data([]), .null, .object(1),
    ]
    let nib = Nib(
      coder: 9, objects: [Nib.Object(1, contents.map { Nib.Value(1, $0) }), Nib.Object(0)],
      keys: [[], Array("k".utf8)], classes: [Nib.Class("NSObject"), Nib.Class("UIColor", fallbacks: [0, 1])],
      trailer: Array("LNE\0".utf8))
    #expect(try NibReader.read(NibWriter.write(nib)).get() == nib)
  }

  /// Signaling as well: the bits are kept.
  @Test func whatIsNoNumberKeepsItsBits() throws {
    let bits: UInt64 = 0x7FF0_0000_0000_0001
    let nib = Nib(
      objects: [Nib.Object(0, [Nib.Value(0, .double(Double(bitPattern: bits))), Nib.Value(0, .float(.nan))])],
      keys: [Array("k".utf8)], classes: [Nib.Class("A")])
    let bytes = NibWriter.write(nib)
    #expect(NibWriter.write(try NibReader.read(bytes).get()) == bytes)
  }

  @Test func numbersOfVariableLengthAreRead() throws {
    for length in [0, 1, 127, 128, 16383, 16384, 70000] {
      let nib = Nib(
        objects: [Nib.Object(0, [Nib.Value(0, .data(Array(repeating: 1, count: length)))])], keys: [Array("k".utf8)],
        classes: [Nib.Class("A")])
      #expect(try NibReader.read(NibWriter.write(nib)).get() == nib)
    }
  }

  @Test func elementsHaveABudget() {
    let count = UInt32(ReadingBudget.elements) + 1
    let bytes: [UInt8] =
      Array("NIBArchive".utf8) + [1, 0, 0, 0, 10, 0, 0, 0]
      + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + [50, 0, 0, 0]
      + [UInt8](repeating: 0, count: 24) + [UInt8](repeating: 0x80, count: 3 * Int(count))
    #expect(failure(bytes)?.message == "the file has more than \(ReadingBudget.elements) objects and values, the limit")
  }

  @Test func everyBeginningOfAnArchiveIsRefused() {
    let bytes = NibWriter.write(Self.nib)
    for count in 0..<bytes.count {
      let failure = failure(Array(bytes.prefix(count)))
      #expect(failure != nil && failure.map { $0.offset <= count } == true, "\(count) bytes")
    }
  }

  /// Each of them changes one byte of the archive of `anArchiveIsItsHeaderAndFourSections`.
  @Test(arguments: [
    (0, 0x6E, 0, "not a NIBArchive"), (10, 2, 10, "format version 2 is not supported; expected 1"),
    (18, 200, 18, "200 objects do not fit into 15 bytes"),
    (22, 51, 18, "the header puts the objects at byte 51; they begin at 50"),
    (50, 0x81, 50, "object 0 has class 1, but the number of classes is 1"),
    (51, 0x81, 50, "the values of object 0 do not follow those of the previous object"),
    (52, 0x82, 34, "the number of values is 1, but the objects use 2"),
    (53, 0x82, 34, "the header puts the values at byte 57; they begin at 56"),
    (57, 0x81, 57, "value 0 has key 1, but the number of keys is 1"),
    (58, 11, 58, "a value has the unknown type 11"),
    (58, 10, 58, "a value refers to object 2156068862, but the number of objects is 1"),
    (61, 0, 61, "a number is encoded in more bytes than it needs"),
    (64, 1, 61, "the name of class 0 does not end with a zero byte"),
  ])
  func whatIsWrongIsToldWithItsByte(_ place: Int, _ byte: Int, _ offset: Int, _ message: String) {
    let nib = Nib(
      objects: [Nib.Object(0, [Nib.Value(0, .int16(-2))])], keys: [Array("Key".utf8)], classes: [Nib.Class("A")])
    var bytes = NibWriter.write(nib)
    bytes[place] = UInt8(byte)
    let failure = failure(bytes)
    #expect(failure?.message == message && failure?.offset == offset, "\(String(describing: failure))")
  }

  @Test func numbersOutOfRangeAreWrittenWithoutATrap() {
    let nib = Nib(objects: [Nib.Object(-1, [Nib.Value(-5, .object(-1))])], keys: [], classes: [])
    #expect(failure(NibWriter.write(nib)) != nil)
  }
}
