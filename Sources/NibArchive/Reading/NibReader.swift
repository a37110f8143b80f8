import IBSource

/// Reads a NIBArchive without loss.
///
/// The tests write it again and compare the bytes. A file that could not be written back is refused; all of Apple's
/// files can be (Measurements/NibArchive.md#container).
package struct NibReader {
  /// A section as described in the header.
  private struct Section {
    let count: Int
    let offset: Int
    /// The offset in the header.
    let place: Int
  }

  private var cursor: ByteCursor
  /// The budget for the elements of all sections together.
  private var elements = ReadingBudget(ReadingBudget.elements)

  private init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Whether the bytes begin like a NIBArchive.
  package static func isNib(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: NibFormat.magic) }

  package static func read(_ bytes: [UInt8]) -> Result<Nib, NibFailure> {
    var reader = NibReader(bytes)
    do throws(NibFailure) {
      return .success(try reader.nib())
    } catch {
      return .failure(error)
    }
  }

  private mutating func nib() throws(NibFailure) -> Nib {
    guard Self.isNib(cursor.bytes) else { throw NibFailure(0, "not a NIBArchive") }
    guard cursor.bytes.count <= NibFormat.mostBytes else {
      throw NibFailure(NibFormat.mostBytes, "the archive is larger than \(NibFormat.mostBytes) bytes, the limit")
    }
    _ = try cursor.slice(NibFormat.magic.count)
    let start = cursor.place
    let version = try cursor.integer(UInt32.self)
    guard version == NibFormat.version else {
      throw NibFailure(start, "format version \(version) is not supported; expected \(NibFormat.version)")
    }
    let coder = try cursor.integer(UInt32.self)
    let sections = (try section(), try section(), try section(), try section())
    let classCount = sections.3.count
    let outlines = try objects(sections.0, classCount)
    let keys = try keys(sections.1)
    let values = try values(sections.2, keyCount: keys.count, objectCount: outlines.count)
    let classes = try classes(sections.3)
    let used = outlines.last?.values.upperBound ?? 0
    guard used == values.count else {
      throw NibFailure(sections.2.place, "the number of values is \(values.count), but the objects use \(used)")
    }
    let objects = outlines.map { Nib.Object($0.classNumber, Array(values[$0.values])) }
    return Nib(
      coder: coder, objects: objects, keys: keys, classes: classes, trailer: Array(try cursor.slice(cursor.rest)))
  }

  private mutating func section() throws(NibFailure) -> Section {
    let place = cursor.place
    return Section(
      count: Int(try cursor.integer(UInt32.self)), offset: Int(try cursor.integer(UInt32.self)), place: place)
  }

  /// Begins a section. It must follow the previous one, and its elements must fit into the file.
  private mutating func begin(_ section: Section, _ noun: String, _ leastBytes: Int) throws(NibFailure) {
    guard section.offset == cursor.place else {
      throw NibFailure(
        section.place, "the header puts the \(noun) at byte \(section.offset); they begin at \(cursor.place)")
    }
    guard section.count <= cursor.rest / leastBytes else {
      throw NibFailure(section.place, "\(section.count) \(noun) do not fit into \(cursor.rest) bytes")
    }
    guard elements.take(section.count) else { throw NibFormat.tooMany(section.place) }
  }

  // MARK: - Sections

  /// An object before its values are read.
  private struct Outline {
    let classNumber: Int
    let values: Range<Int>
  }

  private mutating func objects(_ section: Section, _ classCount: Int) throws(NibFailure) -> [Outline] {
    try begin(section, "objects", NibFormat.LeastBytes.object)
    var outlines: [Outline] = []
    outlines.reserveCapacity(section.count)
    var next = 0
    for number in 0..<section.count {
      let place = cursor.place
      let classNumber = try cursor.number()
      guard classNumber < classCount else {
        throw NibFailure(place, "object \(number) has class \(classNumber), but the number of classes is \(classCount)")
      }
      let first = try cursor.number()
      let count = try cursor.number()
      guard first == (count == 0 ? 0 : next) else {
        throw NibFailure(place, "the values of object \(number) do not follow those of the previous object")
      }
      outlines.append(Outline(classNumber: classNumber, values: next..<next + count))
      next += count
    }
    return outlines
  }

  private mutating func keys(_ section: Section) throws(NibFailure) -> [[UInt8]] {
    try begin(section, "keys", NibFormat.LeastBytes.key)
    var keys: [[UInt8]] = []
    keys.reserveCapacity(section.count)
    for _ in 0..<section.count {
      let length = try cursor.number()
      keys.append(Array(try cursor.slice(length)))
    }
    return keys
  }

  private mutating func values(
    _ section: Section, keyCount: Int, objectCount: Int
  ) throws(NibFailure) -> [Nib.Value] {
    try begin(section, "values", NibFormat.LeastBytes.value)
    var values: [Nib.Value] = []
    values.reserveCapacity(section.count)
    for number in 0..<section.count {
      let place = cursor.place
      let key = try cursor.number()
      guard key < keyCount else {
        throw NibFailure(place, "value \(number) has key \(key), but the number of keys is \(keyCount)")
      }
      values.append(Nib.Value(key, try content(objectCount)))
    }
    return values
  }

  private mutating func content(_ objectCount: Int) throws(NibFailure) -> Nib.Content {
    let place = cursor.place
    let byte = try cursor.byte()
    guard let type = NibFormat.ValueType(rawValue: byte) else {
      throw NibFailure(place, "a value has the unknown type \(byte)")
    }
    switch type {
    case .int8: return .int8(try cursor.integer())
    case .int16: return .int16(try cursor.integer())
    case .int32: return .int32(try cursor.integer())
    case .int64: return .int64(try cursor.integer())
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .float: return .float(Float(bitPattern: try cursor.integer()))
    case .double: return .double(Double(bitPattern: try cursor.integer()))
    case .data:
      let length = try cursor.number()
      return .data(Array(try cursor.slice(length)))
    case .null: return .null
    case .object:
      let number = try cursor.integer(UInt32.self)
      guard number < objectCount else {
        throw NibFailure(place, "a value refers to object \(number), but the number of objects is \(objectCount)")
      }
      return .object(Int(number))
    }
  }

  private mutating func classes(_ section: Section) throws(NibFailure) -> [Nib.Class] {
    try begin(section, "classes", NibFormat.LeastBytes.class)
    var classes: [Nib.Class] = []
    classes.reserveCapacity(section.count)
    for number in 0..<section.count {
      let place = cursor.place
      let length = try cursor.number()
      let fallbacks = try fallbacks(section.count)
      let name = try cursor.slice(length)
      guard name.last == 0 else { throw NibFailure(place, "the name of class \(number) does not end with a zero byte") }
      classes.append(Nib.Class(Array(name.dropLast()), fallbacks: fallbacks))
    }
    return classes
  }

  private mutating func fallbacks(_ classCount: Int) throws(NibFailure) -> [Int] {
    let start = cursor.place
    let count = try cursor.number()
    guard elements.take(min(count, cursor.rest)) else { throw NibFormat.tooMany(start) }
    var fallbacks: [Int] = []
    for _ in 0..<count {
      let place = cursor.place
      let number = try cursor.integer(Int32.self)
      guard number >= 0, number < classCount else {
        throw NibFailure(place, "a class falls back to class \(number), but the number of classes is \(classCount)")
      }
      fallbacks.append(Int(number))
    }
    return fallbacks
  }
}
