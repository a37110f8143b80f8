import IBSource

/// Requests and responses as messages of Protocol Buffers, each with its length before it. The numbers of the fields are
/// those of Bazel's worker_protocol.proto.
enum ProtobufMessages {
  private enum RequestField: Int {
    case arguments = 1
    case inputs, id, cancel, verbosity, folder
  }

  private enum ResponseField: Int {
    case status = 1
    case output, id, wasCancelled
  }

  /// Of the message `Input`; its other field is a digest.
  private static let inputPath = 1

  /// See `WorkProtocol.length`.
  static func length(of bytes: ArraySlice<UInt8>) throws(WorkStreamProblem) -> Int? {
    var reader = ProtobufReader(bytes)
    guard let length = reader.varint() else {
      if bytes.count < ProtobufReader.longestVarint { return nil }
      throw WorkStreamProblem(message: "the length of a request is not a number of 64 bits")
    }
    guard length <= WorkProtocol.messageLimit else { throw WorkInput.tooLong }
    let whole = reader.position - bytes.startIndex + Int(length)
    return whole <= bytes.count ? whole : nil
  }

  static func request(_ message: ArraySlice<UInt8>) throws(WorkProblem) -> WorkRequest {
    var reader = ProtobufReader(message)
    _ = reader.varint()
    var request = WorkRequest()
    while !reader.isAtEnd {
      guard let field = reader.field() else {
        throw WorkProblem(id: request.id, message: "the request is no message of Protocol Buffers")
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
        throw WorkProblem(id: id, message: "an input of the request is no message of Protocol Buffers")
      }
      if case (inputPath, .bytes(let bytes)) = (field.number, field.value) { path = PathText.text(bytes) }
    }
    return path
  }

  static func bytes(_ response: WorkResponse) -> [UInt8] {
    var message: [UInt8] = []
    func add(_ field: ResponseField, _ number: Int32) {
      // Negative numbers are written as those of 64 bits.
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
