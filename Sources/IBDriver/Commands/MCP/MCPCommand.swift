struct MCPCommand: Subcommand {
  static let name = "mcp"
  static let summary = "serve tools for coding agents (Model Context Protocol)"
  static let explanation = """
    A coding agent starts this command, sends requests to its standard input and reads responses from its standard
    output, one JSON object per line. The tools are \(MCPTool.all.map(\.name).joined(separator: ", ")).
    """

  let session: Session

  func run() async -> ExitStatus {
    guard let channel = session.world.openChannel() else { return end("standard input and output are not open") }
    let server = MCPServer(session: session)
    var input = LineInput()
    while true {
      switch await channel.read() {
      case .failure(let failure): return end(failure.reason)
      case .success(let bytes) where bytes.isEmpty: return .success
      case .success(let bytes):
        input.add(bytes)
        while let line = input.next() {
          guard let answer = await server.answer(to: line) else { continue }
          if !channel.write(answer) { return end("cannot write a response") }
        }
        if input.isTooLong { return end("a request is larger than \(input.limit >> 20) MiB, so the server stops") }
      }
    }
  }

  private func end(_ problem: String) -> ExitStatus {
    session.console.complain("mcp: \(problem)")
    return .unreadable
  }
}

/// Collects bytes and returns the complete lines in them. Each byte is examined once.
struct LineInput {
  /// The largest number of bytes in a line.
  let limit: Int

  private var bytes: [UInt8] = []
  /// The start of the next line, and the position up to which its end was searched.
  private var (start, scanned) = (0, 0)

  init(limit: Int = 64 << 20) { self.limit = limit }

  mutating func add(_ chunk: [UInt8]) {
    bytes.removeFirst(start)
    (start, scanned) = (0, scanned - start)
    bytes += chunk
  }

  /// The next complete line, with its end; nil if there is none yet.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = bytes.count
      return nil
    }
    defer { (start, scanned) = (end + 1, end + 1) }
    return Array(bytes[start...end])
  }

  var isTooLong: Bool { bytes.count - start > limit }
}
