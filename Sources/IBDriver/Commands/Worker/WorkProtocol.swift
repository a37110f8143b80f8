/// How requests and responses are written: Bazel's `requires-worker-protocol`.
enum WorkProtocol: String, CaseIterable, Sendable {
  /// Each message with its length before it. Bazel's own choice where nothing is asked for.
  case proto
  /// JSON objects, one after the other.
  case json

  static let words = allCases.map(\.rawValue)

  /// The most bytes of one message. The request with the most inputs in a large workspace has a few megabytes.
  static let messageLimit = 64 << 20

  /// The length of the first message in `bytes`, its head included; nil where its end is not there yet.
  ///
  /// - Parameter scan: what is known of the message from the calls before; new for a new message.
  func length(of bytes: ArraySlice<UInt8>, _ scan: inout JSONScan) throws(WorkStreamProblem) -> Int? {
    switch self {
    case .proto: try ProtobufMessages.length(of: bytes)
    case .json: try scan.length(of: bytes)
    }
  }

  /// The request in a whole message.
  func request(_ message: ArraySlice<UInt8>) throws(WorkProblem) -> WorkRequest {
    switch self {
    case .proto: try ProtobufMessages.request(message)
    case .json: try JSONMessages.request(message)
    }
  }

  func bytes(_ response: WorkResponse) -> [UInt8] {
    switch self {
    case .proto: ProtobufMessages.bytes(response)
    case .json: JSONMessages.bytes(response)
    }
  }
}
