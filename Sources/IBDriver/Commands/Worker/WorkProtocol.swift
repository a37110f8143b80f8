/// The encoding of requests and responses: Bazel's `requires-worker-protocol`.
enum WorkProtocol {
  /// JSON objects, one after the other.
  static let word = "json"
  /// The most bytes of one message. The request with the most inputs in a large workspace has a few megabytes.
  static let messageLimit = 64 << 20
}

/// A request of Bazel to a worker; the fields are those of `WorkRequest` in Bazel's worker_protocol.proto.
struct WorkRequest: Equatable, Sendable {
  /// The words after `keyline worker`.
  var arguments: [String] = []
  /// The files that the run may see, relative to its folder or absolute; empty if the request lists none.
  var inputs: [String] = []
  /// The id of the response; 0 for a request that runs while no other does.
  var id: Int32 = 0
  /// Whether it takes back the request with this id.
  var isCancel = false
  /// Above 0, the worker logs its actions on standard error.
  var verbosity: Int32 = 0
  /// The folder that relative paths refer to, itself relative to the folder of the worker; empty for that folder.
  var folder = ""
}

/// A worker's answer; the fields are those of `WorkResponse`.
struct WorkResponse: Equatable, Sendable {
  var status: Int32 = 0
  /// The output of the run to standard output and standard error, in the order it was written.
  var output: [UInt8] = []
  let id: Int32
  var isCancelled = false
}

/// A message that is not a request, or a request that cannot run, with the reason. The worker answers it and continues.
struct WorkProblem: Error, Equatable {
  /// The id of the request, if it was read before the problem.
  var id: Int32 = 0
  /// Lower case, no full stop.
  let message: String
}

/// Why the end of a message cannot be found; the worker ends.
struct WorkStreamProblem: Error, Equatable {
  /// Lower case, no full stop.
  let message: String
}

/// Collects bytes and returns the complete messages in them.
struct MessageInput {
  /// How messages follow one another.
  enum Form: Sendable {
    /// JSON objects, one after the other.
    case objects
    /// One message on each line.
    case lines
  }

  private let form: Form
  private var bytes: [UInt8] = []
  /// Where the next message begins.
  private var start = 0
  private var scan = JSONScan()

  init(_ form: Form) {
    self.form = form
  }

  mutating func add(_ chunk: [UInt8]) {
    bytes.removeFirst(start)
    start = 0
    bytes += chunk
  }

  /// The next complete message, with its line end; nil until there is one.
  mutating func next() throws(WorkStreamProblem) -> ArraySlice<UInt8>? {
    guard let length = try length(of: bytes[start...]) else {
      guard bytes.count - start <= WorkProtocol.messageLimit else { throw Self.tooLong }
      return nil
    }
    let message = bytes[start..<start + length]
    start += length
    scan = JSONScan()
    return message
  }

  private mutating func length(of bytes: ArraySlice<UInt8>) throws(WorkStreamProblem) -> Int? {
    switch form {
    case .objects: try scan.length(of: bytes)
    case .lines: scan.lengthOfLine(in: bytes)
    }
  }

  /// The problem at the end of all bytes; nil if they end after a message.
  var problemAtEnd: WorkStreamProblem? {
    bytes[start...].allSatisfy(JSONScan.isBlank) ? nil : WorkStreamProblem(message: "truncated request")
  }

  static let tooLong = WorkStreamProblem(
    message: "a request is larger than \(WorkProtocol.messageLimit >> 20) MiB; cannot read on")
}
