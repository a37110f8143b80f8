import IBReport
import IBSource

/// Requests and responses as JSON. The fields have the names that the JSON mapping of Protocol Buffers gives them.
enum JSONMessages {
  static func request(_ message: ArraySlice<UInt8>) throws(WorkProblem) -> WorkRequest {
    switch JSONReader.read(Array(message)) {
    case .failure(let problem):
      throw WorkProblem(message: "invalid JSON at byte \(problem.range.lower) of the request: \(problem.message)")
    case .success(let value): return try request(value)
    }
  }

  private static func request(_ value: JSONValue) throws(WorkProblem) -> WorkRequest {
    var request = WorkRequest()
    request.id = try number(value, "requestId", "request_id")
    func check(_ isRight: Bool, _ field: String, _ kind: String) throws(WorkProblem) {
      if !isRight { throw WorkProblem(id: request.id, message: "'\(field)' of the request is not \(kind)") }
    }
    if let arguments = field(value, "arguments") {
      request.arguments = arguments.elements.compactMap(\.text)
      try check(
        isArray(arguments) && request.arguments.count == arguments.elements.count, "arguments", "a list of strings")
    }
    if let inputs = field(value, "inputs") {
      request.inputs = inputs.elements.compactMap { $0["path"]?.text }
      try check(
        isArray(inputs) && request.inputs.count == inputs.elements.count, "inputs",
        "a list of objects with a path")
    }
    if let cancel = field(value, "cancel") {
      try check(cancel.flag != nil, "cancel", "true or false")
      request.isCancel = cancel.flag == true
    }
    request.verbosity = try number(value, "verbosity")
    if let folder = field(value, "sandboxDir", "sandbox_dir") {
      try check(folder.text != nil, "sandboxDir", "a text")
      request.folder = folder.text ?? ""
    }
    return request
  }

  /// The first of these fields that is present; `null` counts as absent.
  private static func field(_ value: JSONValue, _ names: String...) -> JSONValue? {
    field(value, names)
  }

  private static func field(_ value: JSONValue, _ names: [String]) -> JSONValue? {
    for name in names {
      if let found = value[name] {
        if case .null = found.content { continue }
        return found
      }
    }
    return nil
  }

  private static func number(_ value: JSONValue, _ names: String...) throws(WorkProblem) -> Int32 {
    guard let found = field(value, names) else { return 0 }
    guard let number = found.number.flatMap(Int32.init(exactly:)) else {
      throw WorkProblem(message: "'\(names[0])' of the request is not a 32-bit integer")
    }
    return number
  }

  private static func isArray(_ value: JSONValue) -> Bool {
    if case .array = value.content { true } else { false }
  }

  /// A line with the response. Empty fields are left out, because older versions of Bazel refuse unknown fields.
  static func bytes(_ response: WorkResponse) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if response.status != 0 { writer.field("exitCode", Int(response.status)) }
      if !response.output.isEmpty { writer.field("output", String(decoding: response.output, as: UTF8.self)) }
      if response.id != 0 { writer.field("requestId", Int(response.id)) }
      if response.isCancelled { writer.field("wasCancelled", true) }
    }
    writer.endLine()
    return writer.bytes
  }
}

/// Finds the end of a JSON object by its braces, or of a line. Each byte is scanned once, even if the message arrives in
/// many parts.
struct JSONScan {
  /// Bytes that were looked at.
  private var position = 0
  private var depth = 0
  private var isText = false
  private var isEscaped = false

  /// The number of bytes up to the end of the first object; nil if `bytes` end earlier. The JSON reader then rejects
  /// bytes that are not an object.
  mutating func length(of bytes: ArraySlice<UInt8>) throws(WorkStreamProblem) -> Int? {
    while position < bytes.count {
      let byte = bytes[bytes.startIndex + position]
      position += 1
      if try isEnd(byte) { return position }
      if position > WorkProtocol.messageLimit { throw MessageInput.tooLong }
    }
    return nil
  }

  /// The number of bytes of the first line, with its end; nil if `bytes` end earlier.
  mutating func lengthOfLine(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let end = bytes.dropFirst(position).firstIndex(of: UInt8(ascii: "\n")) else {
      position = bytes.count
      return nil
    }
    return end + 1 - bytes.startIndex
  }

  private mutating func isEnd(_ byte: UInt8) throws(WorkStreamProblem) -> Bool {
    if isText {
      if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return false
    }
    switch byte {
    case UInt8(ascii: "{"): depth += 1
    case _ where depth == 0:
      if !Self.isBlank(byte) { throw WorkStreamProblem(message: "expected a request to begin with '{'") }
    case UInt8(ascii: "}"):
      depth -= 1
      return depth == 0
    case UInt8(ascii: "\""): isText = true
    default: break
    }
    return false
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
