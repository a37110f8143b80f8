import IBSource

/// Reads a binary property list (Measurements/NibArchive.md#property-list).
package struct BinaryPropertyListReader {
  private static let magic = Array("bplist00".utf8)
  /// The length in bytes of the trailer at the end of the file.
  private static let trailerLength = 32
  /// The bytes of the trailer before the widths of its numbers.
  private static let unusedLength = 6

  private let bytes: [UInt8]
  /// The number of bytes of a reference to an object.
  private var referenceWidth = 0
  /// The offset of each object.
  private var offsets: [Int] = []
  /// The remaining number of bytes of contents.
  ///
  /// In a valid file, objects do not share bytes, so all contents together are at most as large as the file. Shared
  /// bytes could make a list larger in memory than the file.
  private var budget: Int
  /// The budget for references from containers to their members.
  private var elements = ReadingBudget(ReadingBudget.elements)

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = bytes.count
  }

  /// Whether the bytes begin like a binary property list.
  package static func isPropertyList(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  package static func read(_ bytes: [UInt8]) -> Result<BinaryPropertyList, NibFailure> {
    var reader = BinaryPropertyListReader(bytes)
    do throws(NibFailure) {
      return .success(try reader.list())
    } catch {
      return .failure(error)
    }
  }

  private mutating func list() throws(NibFailure) -> BinaryPropertyList {
    guard Self.isPropertyList(bytes) else { throw NibFailure(0, "not a binary property list") }
    guard bytes.count <= NibFormat.mostBytes else {
      throw NibFailure(NibFormat.mostBytes, "the property list is larger than \(NibFormat.mostBytes) bytes, the limit")
    }
    let top = try readTrailer()
    var values: [BinaryPropertyList.Value] = []
    var ranges: [Range<Int>] = []
    values.reserveCapacity(offsets.count)
    ranges.reserveCapacity(offsets.count)
    for offset in offsets {
      var cursor = ByteCursor(bytes, from: offset)
      values.append(try value(&cursor))
      ranges.append(offset..<cursor.place)
    }
    try checkRepetition(of: values)
    return BinaryPropertyList(values: values, ranges: ranges, top: top)
  }

  /// Limits how often values are repeated, because printing or comparing a list writes a text for each reference.
  private func checkRepetition(of values: [BinaryPropertyList.Value]) throws(NibFailure) {
    let lengths = values.map(Self.shownLength)
    var repeated = ReadingBudget(ReadingBudget.repeatedBytes + bytes.count)
    for (number, value) in values.enumerated() {
      let length: Int
      switch value {
      case .array(let members), .set(let members): length = members.reduce(0) { $0 + lengths[$1] }
      case .dictionary(let entries): length = entries.reduce(0) { $0 + lengths[$1.key] + lengths[$1.value] }
      default: length = 0
      }
      guard repeated.take(length) else {
        throw NibFailure(
          offsets[number],
          "repeated texts would take more than \(ReadingBudget.repeatedBytes >> 20) MiB")
      }
    }
  }

  /// The largest number of bytes of a text on a line.
  private static let longestShown = 400

  private static func shownLength(_ value: BinaryPropertyList.Value) -> Int {
    if case .string(let text) = value { min(text.utf8.count, longestShown) } else { 0 }
  }

  // MARK: - Table

  /// - Returns: the number of the top object.
  private mutating func readTrailer() throws(NibFailure) -> Int {
    let start = bytes.count - Self.trailerLength
    guard start >= Self.magic.count else { throw NibFailure(bytes.count, "the file ends too early") }
    var cursor = ByteCursor(bytes, from: start + Self.unusedLength)
    let offsetWidth = Int(try cursor.byte())
    referenceWidth = Int(try cursor.byte())
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
      throw NibFailure(
        start + Self.unusedLength,
        "offsets are \(offsetWidth) and references \(referenceWidth) bytes wide; expected 1 to 8")
    }
    let place = cursor.place
    let count = try big(&cursor, 8)
    let top = try big(&cursor, 8)
    let table = try big(&cursor, 8)
    guard table <= start, count > 0, count <= (start - table) / offsetWidth else {
      throw NibFailure(place, "a table of \(count) objects at byte \(table) does not fit into the file")
    }
    guard elements.take(count) else { throw NibFormat.tooMany(place) }
    guard top < count else {
      throw NibFailure(place, "the root object has number \(top), but the file has only \(count) objects")
    }
    cursor = ByteCursor(bytes, from: table)
    offsets.reserveCapacity(count)
    for _ in 0..<count {
      let place = cursor.place
      let offset = try big(&cursor, offsetWidth)
      guard offset < table else { throw NibFailure(place, "the table of objects refers to byte \(offset)") }
      offsets.append(offset)
    }
    return top
  }

  /// A number with the highest byte first. If it exceeds `Int`, it becomes the largest `Int`.
  private func big(_ cursor: inout ByteCursor, _ width: Int) throws(NibFailure) -> Int {
    Int(clamping: try wide(&cursor, width))
  }

  /// The last eight bytes of a number with the highest byte first.
  private func wide(_ cursor: inout ByteCursor, _ width: Int) throws(NibFailure) -> UInt64 {
    try cursor.slice(width).reduce(0) { $0 << 8 | UInt64($1) }
  }

  // MARK: - Objects

  private mutating func value(_ cursor: inout ByteCursor) throws(NibFailure) -> BinaryPropertyList.Value {
    let offset = cursor.place
    let marker = try cursor.byte()
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0 where low == 0: return .null
    case 0x0 where low == 8: return .bool(false)
    case 0x0 where low == 9: return .bool(true)
    case 0x1 where low <= 4:
      // A number of up to four bytes has no sign. From a number of sixteen bytes, only the lower half is used.
      return .integer(Int64(bitPattern: try wide(&cursor, 1 << low)))
    case 0x2 where low == 2: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try wide(&cursor, 4)))))
    case 0x2 where low == 3: return .real(Double(bitPattern: try wide(&cursor, 8)))
    case 0x3 where low == 3: return .date(Double(bitPattern: try wide(&cursor, 8)))
    case 0x4: return .data(Array(try content(&cursor, low, width: 1)))
    case 0x5: return .string(String(decoding: try content(&cursor, low, width: 1), as: UTF8.self))
    case 0x6: return .string(Self.utf16(try content(&cursor, low, width: 2)))
    case 0x8 where low < 8: return .reference(try wide(&cursor, low + 1))
    case 0xA: return .array(try references(&cursor, low))
    case 0xC: return .set(try references(&cursor, low))
    case 0xD: return .dictionary(try entries(&cursor, low))
    default: throw NibFailure(offset, "an object has the unknown marker \(marker)")
    }
  }

  /// The length of a content in units: the low bits of the marker. If they are all set, the number after the marker.
  private func count(_ cursor: inout ByteCursor, _ low: Int) throws(NibFailure) -> Int {
    guard low == 0xF else { return low }
    let place = cursor.place
    let marker = try cursor.byte()
    guard marker >> 4 == 0x1, marker & 0xF <= 3 else { throw NibFailure(place, "a length is not a number") }
    return try big(&cursor, 1 << Int(marker & 0xF))
  }

  private mutating func content(
    _ cursor: inout ByteCursor, _ low: Int, width: Int
  ) throws(NibFailure) -> ArraySlice<UInt8> {
    let place = cursor.place
    let count = try count(&cursor, low)
    guard count <= budget / width else { throw Self.overflow(place) }
    budget -= count * width
    return try cursor.slice(count * width)
  }

  private mutating func take(_ count: Int, _ place: Int) throws(NibFailure) {
    guard elements.take(count) else { throw NibFormat.tooMany(place) }
  }

  private static func overflow(_ place: Int) -> NibFailure {
    NibFailure(place, "contents take more bytes than the file has")
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func references(_ cursor: inout ByteCursor, _ low: Int) throws(NibFailure) -> [Int] {
    let place = cursor.place
    let count = try count(&cursor, low)
    guard count <= budget / referenceWidth else { throw Self.overflow(place) }
    budget -= count * referenceWidth
    try take(count, place)
    return try numbers(&cursor, count)
  }

  private mutating func entries(_ cursor: inout ByteCursor, _ low: Int) throws(NibFailure) -> [BinaryPropertyList.Entry]
  {
    let place = cursor.place
    let count = try count(&cursor, low)
    guard count <= budget / referenceWidth / 2 else { throw Self.overflow(place) }
    budget -= count * referenceWidth * 2
    try take(count, place)
    let keys = try numbers(&cursor, count)
    let values = try numbers(&cursor, count)
    return zip(keys, values).map { BinaryPropertyList.Entry(key: $0, value: $1) }
  }

  private func numbers(_ cursor: inout ByteCursor, _ count: Int) throws(NibFailure) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<count {
      let place = cursor.place
      let number = try big(&cursor, referenceWidth)
      guard number < offsets.count else {
        throw NibFailure(place, "an object refers to object \(number), but the number of objects is \(offsets.count)")
      }
      numbers.append(number)
    }
    return numbers
  }
}
