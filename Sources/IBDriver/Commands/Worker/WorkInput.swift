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
