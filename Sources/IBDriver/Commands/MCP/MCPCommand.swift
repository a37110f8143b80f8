struct MCPCommand: Subcommand {
  static let name = "mcp"
  static let summary = "serve tools for coding agents (Model Context Protocol)"
  static let explanation = """
    A coding agent starts this command, sends requests to its standard input and reads responses from its standard
    output, one JSON object per line. The tools are \(MCPTool.all.map(\.name).joined(separator: ", ")).
    """

  let session: Session

  func run() async -> ExitStatus {
    guard let channel = session.world.openChannel() else {
      session.console.complain("mcp: standard input and output are not open")
      return .unreadable
    }
    var input = MCPLines()
    while true {
      switch await channel.read() {
      case .failure(let failure): return end("mcp: \(failure.reason)")
      case .success(let bytes) where bytes.isEmpty: return .success
      case .success(let bytes):
        input.add(bytes)
        while let line = input.next() {
          guard let answer = await MCPServer(session: session).answer(to: line) else { continue }
          if !channel.write(answer) { return end("mcp: cannot write a response") }
        }
        if input.isTooLong {
          return end("mcp: a request is larger than \(WorkProtocol.messageLimit >> 20) MiB; cannot read on")
        }
      }
    }
  }

  private func end(_ problem: String) -> ExitStatus {
    session.console.complain(problem)
    return .unreadable
  }
}

/// Collects bytes and returns the complete lines in them.
struct MCPLines {
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far the search for its end has come.
  private var searched = 0

  var isTooLong: Bool { bytes.count - start > WorkProtocol.messageLimit }

  mutating func add(_ chunk: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += chunk
  }

  /// The next line with text, without its end; nil until there is one.
  mutating func next() -> [UInt8]? {
    while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      defer { (start, searched) = (end + 1, end + 1) }
      if !bytes[start..<end].allSatisfy(JSONScan.isBlank) { return Array(bytes[start..<end]) }
    }
    searched = bytes.count
    return nil
  }
}
