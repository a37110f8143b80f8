import IBSource
@testable import IBDriver

/// Writes requests and reads responses as Bazel does.
enum WorkMessages {
  static func bytes(_ request: WorkRequest) -> [UInt8] { Array(json(request).utf8) }

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
  static func responses(_ bytes: [UInt8]) -> [WorkResponse]? {
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
