import IBSource
@testable import IBDriver

/// Writes requests and reads responses as Bazel does.
enum WorkMessages {
  static func bytes(_ request: WorkRequest, _ format: WorkProtocol) -> [UInt8] {
    switch format {
    case .proto: proto(request)
    case .json: Array(json(request).utf8)
    }
  }

  private static func proto(_ request: WorkRequest) -> [UInt8] {
    var message: [UInt8] = []
    for word in request.arguments { ProtobufWriter.add(Array(word.utf8), as: 1, to: &message) }
    for path in request.inputs {
      var input: [UInt8] = []
      ProtobufWriter.add(Array(path.utf8), as: 1, to: &input)
      ProtobufWriter.add([0xDE, 0xAD], as: 2, to: &input)
      ProtobufWriter.add(input, as: 2, to: &message)
    }
    if request.id != 0 { ProtobufWriter.add(UInt64(bitPattern: Int64(request.id)), as: 3, to: &message) }
    if request.isCancel { ProtobufWriter.add(1, as: 4, to: &message) }
    if request.verbosity != 0 { ProtobufWriter.add(UInt64(request.verbosity), as: 5, to: &message) }
    if !request.folder.isEmpty { ProtobufWriter.add(Array(request.folder.utf8), as: 6, to: &message) }
    return ProtobufWriter.varint(UInt64(message.count)) + message
  }

  private static func json(_ request: WorkRequest) -> String {
    var members = ["\"arguments\":[\(request.arguments.map(quoted).joined(separator: ","))]"]
    if !request.inputs.isEmpty {
      let inputs = request.inputs.map { "{\"path\":\(quoted($0)),\"digest\":\"3q0=\"}" }
      members.append("\"inputs\":[\(inputs.joined(separator: ","))]")
    }
    if request.id != 0 { members.append("\"requestId\":\(request.id)") }
    if request.isCancel { members.append("\"cancel\":true") }
    if request.verbosity != 0 { members.append("\"verbosity\":\(request.verbosity)") }
    if !request.folder.isEmpty { members.append("\"sandboxDir\":\(quoted(request.folder))") }
    return "{\(members.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  /// The responses in what a worker wrote, in their order; nil where it is anything else.
  static func responses(_ bytes: [UInt8], _ format: WorkProtocol) -> [WorkResponse]? {
    switch format {
    case .proto: protoResponses(bytes)
    case .json: jsonResponses(bytes)
    }
  }

  private static func protoResponses(_ bytes: [UInt8]) -> [WorkResponse]? {
    var responses: [WorkResponse] = []
    var stream = ProtobufReader(bytes[...])
    while !stream.isAtEnd {
      guard let length = stream.varint(), stream.position + Int(length) <= bytes.count else { return nil }
      let end = stream.position + Int(length)
      var message = ProtobufReader(bytes[stream.position..<end])
      var (status, output, id, isCancelled) = (Int32(0), [UInt8](), Int32(0), false)
      while !message.isAtEnd {
        switch message.field() {
        case (1, .number(let number))?: status = Int32(truncatingIfNeeded: number)
        case (2, .bytes(let bytes))?: output = Array(bytes)
        case (3, .number(let number))?: id = Int32(truncatingIfNeeded: number)
        case (4, .number(let number))?: isCancelled = number == 1
        default: return nil
        }
      }
      responses.append(WorkResponse(status: status, output: output, id: id, isCancelled: isCancelled))
      stream = ProtobufReader(bytes[end...])
    }
    return responses
  }

  private static func jsonResponses(_ bytes: [UInt8]) -> [WorkResponse]? {
    var responses: [WorkResponse] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard case .success(let value) = JSONReader.read(Array(line)) else { return nil }
      responses.append(
        WorkResponse(
          status: Int32(value["exitCode"]?.number ?? 0), output: Array((value["output"]?.text ?? "").utf8),
          id: Int32(value["requestId"]?.number ?? 0), isCancelled: value["wasCancelled"]?.flag == true))
    }
    return responses
  }
}
