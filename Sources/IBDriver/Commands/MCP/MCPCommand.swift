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
    var input = MessageInput(.lines)
    while true {
      switch await channel.read() {
      case .failure(let failure): return end(failure.reason)
      case .success(let bytes) where bytes.isEmpty: return .success
      case .success(let bytes):
        input.add(bytes)
        do throws(WorkStreamProblem) {
          while let line = try input.next() {
            guard let answer = await server.answer(to: Array(line)) else { continue }
            if !channel.write(answer) { return end("cannot write a response") }
          }
        } catch {
          return end(error.message)
        }
      }
    }
  }

  private func end(_ problem: String) -> ExitStatus {
    session.console.complain("mcp: \(problem)")
    return .unreadable
  }
}
