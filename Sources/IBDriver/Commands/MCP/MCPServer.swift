import IBReport
import IBSource
import Synchronization

/// Answers requests of the Model Context Protocol (modelcontextprotocol.io, revision 2025-06-18): JSON-RPC 2.0.
struct MCPServer {
  /// The session of the command: its world, and its way to run another command.
  let session: Session

  /// The supported revisions of the protocol. The requests that this server answers do not differ between them.
  private static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The revision for a client that asks for an unknown one.
  private static let revision = "2025-06-18"

  /// The error codes of JSON-RPC 2.0, section 5.1.
  private enum Failure: Int {
    case parse = -32700
    case request = -32600
    case method = -32601
    case parameters = -32602
  }

  private struct Problem: Error {
    let code: Failure
    let message: String
  }

  private typealias Result = (inout JSONWriter) -> Void

  /// The answer to a line; nil for a notification and for an empty line, which have no answer.
  func answer(to line: [UInt8]) async -> [UInt8]? {
    if line.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) { return nil }
    var id = Array("null".utf8)
    do throws(Problem) {
      let request = try JSONReader.read(line).mapError { Problem(code: .parse, message: "no JSON: \($0.message)") }
        .get()
      if let given = request["id"] { id = Array(line[given.range.lower..<given.range.upper]) }
      guard let method = request["method"]?.text else {
        throw Problem(code: .request, message: "a request needs a method")
      }
      if request["id"] == nil { return nil }
      let result = try await result(of: method, request["params"], in: line)
      return Self.answer(id) { writer in
        writer.key("result")
        result(&writer)
      }
    } catch {
      return Self.answer(id) { writer in
        writer.object("error") { writer in
          writer.field("code", error.code.rawValue)
          writer.field("message", error.message)
        }
      }
    }
  }

  private static func answer(_ id: [UInt8], _ content: Result) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("jsonrpc", "2.0")
      writer.key("id")
      writer.value(json: id)
      content(&writer)
    }
    writer.endLine()
    return writer.bytes
  }

  private func result(of method: String, _ parameters: JSONValue?, in line: [UInt8]) async throws(Problem) -> Result {
    switch method {
    case "initialize": return Self.greeting(parameters?["protocolVersion"]?.text)
    case "ping": return { $0.object { _ in } }
    case "tools/list":
      return { writer in
        writer.object { writer in
          writer.key("tools")
          writer.value(json: MCPTool.list)
        }
      }
    case "tools/call": return try await call(parameters, in: line)
    default: throw Problem(code: .method, message: "no method '\(method)'")
    }
  }

  private static func greeting(_ asked: String?) -> Result {
    let revision = asked.flatMap { revisions.contains($0) ? $0 : nil } ?? revision
    return { writer in
      writer.object { writer in
        writer.field("protocolVersion", revision)
        writer.object("capabilities") { $0.object("tools") { _ in } }
        writer.object("serverInfo") { writer in
          writer.field("name", Product.name)
          writer.field("version", Product.version)
        }
        writer.field("instructions", AgentGuide.lines)
      }
    }
  }

  private func call(_ parameters: JSONValue?, in line: [UInt8]) async throws(Problem) -> Result {
    let name = parameters?["name"]?.text ?? ""
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw Problem(code: .parameters, message: "no tool '\(name)'")
    }
    let arguments = parameters?["arguments"]
    if let problem = tool.problem(in: arguments) { throw Problem(code: .parameters, message: problem) }
    let written = WrittenBytes()
    let status = await run(tool, arguments, in: line, output: written.add)
    let text = String(decoding: written.bytes, as: UTF8.self)
    // Exit status 1 is a result of a command that checks, but an error of a command that edits.
    let isError = tool.changesFiles ? status != .success : status != .success && status != .findings
    return { writer in
      writer.object { writer in
        writer.key("content")
        writer.array { writer in
          writer.object { writer in
            writer.field("type", "text")
            writer.field("text", text.isEmpty ? "done; no findings" : text)
          }
        }
        writer.field("isError", isError)
      }
    }
  }

  /// Runs the command line of a tool and passes its output to `output`.
  private func run(
    _ tool: MCPTool, _ arguments: JSONValue?, in line: [UInt8], output: @escaping World.Sink
  ) async -> ExitStatus {
    var world = session.world
    world.output = output
    world.diagnostics = output
    world.outputIsTerminal = false
    world.diagnosticsAreTerminal = false
    world.openChannel = { nil }
    if let edits = arguments?[MCPTool.edits] {
      let file = Array("{\"edits\": ".utf8) + line[edits.range.lower..<edits.range.upper] + [UInt8(ascii: "}")]
      let read = world.read
      world.read = { path in path == MCPTool.edits ? .success(file) : read(path) }
    }
    return await session.start(tool.words(arguments), world)
  }
}

/// Collects the output of a run.
private final class WrittenBytes: Sendable {
  private let all = Mutex<[UInt8]>([])

  var bytes: [UInt8] { all.withLock { $0 } }

  @Sendable func add(_ bytes: [UInt8]) -> Bool {
    all.withLock { $0 += bytes }
    return true
  }
}
