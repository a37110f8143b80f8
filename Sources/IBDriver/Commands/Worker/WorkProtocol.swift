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

/// What Bazel asks of a worker; the fields are those of `WorkRequest` in Bazel's worker_protocol.proto.
struct WorkRequest: Equatable, Sendable {
  /// The words after `keyline worker`.
  var arguments: [String] = []
  /// The files that the run may see, relative to its folder or absolute; empty if nothing is said about them.
  var inputs: [String] = []
  /// What the response is recognized by; 0 for a request that is worked on alone.
  var id: Int32 = 0
  /// Whether it takes back the request with this id.
  var isCancel = false
  /// Above 0, the worker says on standard error what it did.
  var verbosity: Int32 = 0
  /// The folder that relative paths refer to, itself relative to the folder of the worker; empty for that folder.
  var folder = ""
}

/// What a worker answers; the fields are those of `WorkResponse`.
struct WorkResponse: Equatable, Sendable {
  var status: Int32 = 0
  /// What the run wrote to standard output and standard error, in the order it was written.
  var output: [UInt8] = []
  let id: Int32
  var isCancelled = false
}

/// Why a message is not a request, or not one that is worked on; it is answered, and the worker goes on.
struct WorkProblem: Error, Equatable {
  /// That of the request as far as it was read.
  var id: Int32 = 0
  /// Lower case, no full stop.
  let message: String
}

/// Why the end of a message cannot be found; the worker ends.
struct WorkStreamProblem: Error, Equatable {
  /// Lower case, no full stop.
  let message: String
}

/// Takes bytes as they come and gives the requests in them.
struct WorkInput {
  private let format: WorkProtocol
  private var bytes: [UInt8] = []
  /// Where the next message begins.
  private var start = 0
  private var scan = JSONScan()

  init(_ format: WorkProtocol) {
    self.format = format
  }

  mutating func add(_ chunk: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += chunk
  }

  /// The next request whose end is there; nil where there is none yet.
  mutating func next() throws(WorkStreamProblem) -> Result<WorkRequest, WorkProblem>? {
    guard let length = try format.length(of: bytes[start...], &scan) else {
      guard bytes.count - start <= WorkProtocol.messageLimit else { throw Self.tooLong }
      return nil
    }
    let message = bytes[start..<start + length]
    start += length
    scan = JSONScan()
    return Result { () throws(WorkProblem) in try format.request(message) }
  }

  /// What is wrong with the end of all bytes; nil where they end after a message.
  var problemAtEnd: WorkStreamProblem? {
    let isBlank = format == .json && bytes[start...].allSatisfy(JSONScan.isBlank)
    return start == bytes.count || isBlank ? nil : WorkStreamProblem(message: "the input ends inside a request")
  }

  static let tooLong = WorkStreamProblem(
    message: "a request of more than \(WorkProtocol.messageLimit >> 20) MiB; nothing after it can be read")
}
