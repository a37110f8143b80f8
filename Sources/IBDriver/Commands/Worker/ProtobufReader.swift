/// Reads the wire format of Protocol Buffers (protobuf.dev, Encoding): numbers of seven bits a byte, and fields.
struct ProtobufReader {
  /// The most bytes of a number of 64 bits.
  static let longestVarint = 10

  enum Value: Equatable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// A number of a fixed length, which no message here has.
    case other
  }

  private let bytes: ArraySlice<UInt8>
  /// The index of the next byte.
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// Nil where its end is not there, or it is longer than 64 bits.
  mutating func varint() -> UInt64? {
    var number: UInt64 = 0
    for index in 0..<Self.longestVarint {
      guard position < bytes.endIndex else { return nil }
      let byte = bytes[position]
      position += 1
      let bits = UInt64(byte & 0x7F)
      if index == Self.longestVarint - 1, bits > 1 { return nil }
      number |= bits << UInt64(7 * index)
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// The next field; nil for bytes that are none.
  mutating func field() -> (number: Int, value: Value)? {
    guard let key = varint(), let number = Int(exactly: key >> 3), number > 0, let value = value(of: key & 7) else {
      return nil
    }
    return (number, value)
  }

  /// The value of a wire type; groups, which are no longer written, are not read.
  private mutating func value(of type: UInt64) -> Value? {
    switch type {
    case 0: varint().map { .number($0) }
    case 1: skip(8)
    case 2: varint().flatMap { Int(exactly: $0) }.flatMap { part($0) }.map { .bytes($0) }
    case 5: skip(4)
    default: nil
    }
  }

  private mutating func skip(_ count: Int) -> Value? { part(count).map { _ in .other } }

  private mutating func part(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// Writes it.
enum ProtobufWriter {
  static func varint(_ number: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func add(_ number: UInt64, as field: Int, to message: inout [UInt8]) {
    message += varint(UInt64(field) << 3) + varint(number)
  }

  static func add(_ bytes: [UInt8], as field: Int, to message: inout [UInt8]) {
    message += varint(UInt64(field) << 3 | 2) + varint(UInt64(bytes.count)) + bytes
  }
}
