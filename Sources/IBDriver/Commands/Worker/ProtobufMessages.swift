import IBSource

/// Requests and responses as messages of Protocol Buffers, each preceded by its length. The field numbers come from
/// Bazel's worker_protocol.proto.
enum ProtobufMessages {
  private enum RequestField: Int {
    case arguments = 1
    case inputs, id, cancel, verbosity, folder
  }

  private enum ResponseField: Int {
    case status = 1
    case output, id, wasCancelled
  }

  /// The path field of the message `Input`; its other field is a digest.
  private static let inputPath = 1

  /// The length of the first message in `bytes`, with its head; nil if the message is incomplete.
  static func length(of bytes: ArraySlice<UInt8>) throws(WorkStreamProblem) -> Int? {
    var reader = ProtobufReader(bytes)
    guard let length = reader.varint() else {
      if bytes.count < ProtobufReader.longestVarint { return nil }
      throw WorkStreamProblem(message: "the length of a request is not a 64-bit integer")
    }
    guard length <= WorkProtocol.messageLimit else { throw MessageInput.tooLong }
    let whole = reader.position - bytes.startIndex + Int(length)
    return whole <= bytes.count ? whole : nil
  }

  static func request(_ message: ArraySlice<UInt8>) throws(WorkProblem) -> WorkRequest {
    var reader = ProtobufReader(message)
    _ = reader.varint()
    var request = WorkRequest()
    while !reader.isAtEnd {
      guard let field = reader.field() else {
        throw WorkProblem(id: request.id, message: "the request is not a Protocol Buffers message")
      }
      switch (RequestField(rawValue: field.number), field.value) {
      case (.arguments, .bytes(let bytes)): request.arguments.append(PathText.text(bytes))
      case (.inputs, .bytes(let bytes)): request.inputs.append(try path(ofInput: bytes, request.id))
      case (.id, .number(let number)): request.id = Int32(truncatingIfNeeded: number)
      case (.cancel, .number(let number)): request.isCancel = number != 0
      case (.verbosity, .number(let number)): request.verbosity = Int32(truncatingIfNeeded: number)
      case (.folder, .bytes(let bytes)): request.folder = PathText.text(bytes)
      // A field of a later version.
      default: break
      }
    }
    return request
  }

  private static func path(ofInput message: ArraySlice<UInt8>, _ id: Int32) throws(WorkProblem) -> String {
    var reader = ProtobufReader(message)
    var path = ""
    while !reader.isAtEnd {
      guard let field = reader.field() else {
        throw WorkProblem(id: id, message: "an input of the request is not a Protocol Buffers message")
      }
      if case (inputPath, .bytes(let bytes)) = (field.number, field.value) { path = PathText.text(bytes) }
    }
    return path
  }

  static func bytes(_ response: WorkResponse) -> [UInt8] {
    var message: [UInt8] = []
    func add(_ field: ResponseField, _ number: Int32) {
      // Negative numbers are written as 64-bit numbers.
      if number != 0 { ProtobufWriter.add(UInt64(bitPattern: Int64(number)), as: field.rawValue, to: &message) }
    }
    add(.status, response.status)
    if !response.output.isEmpty {
      // A text is UTF-8; others are repaired.
      let text = Array(String(decoding: response.output, as: UTF8.self).utf8)
      ProtobufWriter.add(text, as: ResponseField.output.rawValue, to: &message)
    }
    add(.id, response.id)
    add(.wasCancelled, response.isCancelled ? 1 : 0)
    return ProtobufWriter.varint(UInt64(message.count)) + message
  }
}

/// Reads the wire format of Protocol Buffers (protobuf.dev, Encoding): numbers of seven bits a byte, and fields.
struct ProtobufReader {
  /// The most bytes of a number of 64 bits.
  static let longestVarint = 10

  enum Value: Equatable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// A number of a fixed length; no message here contains one.
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

  /// Nil if it is truncated or longer than 64 bits.
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

  /// The next field; nil if the bytes are not a field.
  mutating func field() -> (number: Int, value: Value)? {
    guard let key = varint(), let number = Int(exactly: key >> 3), number > 0, let value = value(of: key & 7) else {
      return nil
    }
    return (number, value)
  }

  /// The value of a wire type. Groups are deprecated and not read.
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
