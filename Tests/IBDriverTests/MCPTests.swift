import Foundation
import Testing

@testable import IBDriver

/// The Model Context Protocol with a world in memory.
@Suite struct MCPTests {
  private struct Run {
    let status: IBDriver.ExitStatus
    let answers: [[String: Any]]
    let memory: MemoryWorld
  }

  /// Sends requests, each on a line of its own, in chunks of some bytes.
  private func run(_ lines: [String], chunk: Int = 4096) async throws -> Run {
    let memory = MemoryWorld(["App/Clean.xib": Documents.clean])
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    let chunks = stride(from: 0, to: bytes.count, by: chunk).map { Array(bytes[$0..<min($0 + chunk, bytes.count)]) }
    let channel = ScriptedChannel(chunks)
    var world = memory.world
    world.openChannel = { channel.channel }
    let status = await CommandLineTool.run(["mcp"], in: world)
    #expect(memory.output.isEmpty, "standard output is for answers")
    let answers = try channel.written.split(separator: UInt8(ascii: "\n")).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
    return Run(status: status, answers: answers, memory: memory)
  }

  private func request(_ method: String, _ parameters: String = "{}", id: String = "1") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    request("tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  private func text(_ answer: [String: Any]?) throws -> (text: String, isError: Bool) {
    let result = try #require(answer?["result"] as? [String: Any])
    let content = try #require((result["content"] as? [[String: Any]])?.first)
    return (try #require(content["text"] as? String), try #require(result["isError"] as? Bool))
  }

  @Test func aLineWithoutAnEndIsNotReadForEver() {
    var input = LineInput(limit: 4)
    input.add(Array("ab\ncd".utf8))
    #expect(input.next() == Array("ab\n".utf8))
    #expect(input.next() == nil && !input.isTooLong)
    input.add(Array("ef".utf8))
    #expect(input.next() == nil && !input.isTooLong)
    input.add(Array("g".utf8))
    #expect(input.next() == nil && input.isTooLong)
    input.add(Array("\n".utf8))
    #expect(input.next() == Array("cdefg\n".utf8))
  }

  @Test(arguments: [1, 7, 4096]) func greetsAndListsItsTools(chunk: Int) async throws {
    let run = try await run(
      [
        request("initialize", #"{"protocolVersion":"2025-03-26","capabilities":{}}"#),
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", request("tools/list", id: #""two""#),
      ], chunk: chunk)
    #expect(run.status == .success)
    try #require(run.answers.count == 2, "a notification has no answer")
    let greeting = try #require(run.answers[0]["result"] as? [String: Any])
    #expect(greeting["protocolVersion"] as? String == "2025-03-26")
    #expect((greeting["serverInfo"] as? [String: Any])?["name"] as? String == "keyline")
    #expect(run.answers[1]["id"] as? String == "two")
    let tools = try #require((run.answers[1]["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == ["outline", "edit", "lint", "report", "diff"])
    let schema = try #require(tools[1]["inputSchema"] as? [String: Any])
    #expect((schema["$defs"] as? [String: Any])?["edit"] != nil, "the schema of the operations is in that of the tool")
  }

  @Test func anUnknownRevisionIsAnsweredWithOneThatIsKnown() async throws {
    let run = try await run([request("initialize", #"{"protocolVersion":"1999-01-01"}"#)])
    let greeting = try #require(run.answers.first?["result"] as? [String: Any])
    #expect(greeting["protocolVersion"] as? String == "2025-06-18")
  }

  @Test func aToolAnswersWhatItsCommandPrints() async throws {
    let run = try await run([call("outline", #"{"path":"App"}"#), call("lint", #"{"path":"gone.xib"}"#)])
    let outline = try text(run.answers.first)
    #expect(outline.text.hasPrefix("App/Clean.xib\n") && !outline.isError)
    let lint = try text(run.answers.last)
    #expect(lint.text.contains("gone.xib: no such file") && lint.isError)
  }

  @Test func anEditIsMadeOrRefusedAsOnTheCommandLine() async throws {
    let add = #"{"op":"add","kind":"label","into":"view","properties":{"text":"Hello"}}"#
    let made = try await run([call("edit", #"{"file":"App/Clean.xib","edits":[\#(add)]}"#)])
    #expect(try !text(made.answers.first).isError)
    #expect(made.memory.writtenFile("App/Clean.xib")?.contains(#"text="Hello""#) == true)
    let dry = try await run([call("edit", #"{"file":"App/Clean.xib","edits":[\#(add)],"dryRun":true}"#)])
    #expect(try text(dry.answers.first).text.contains("+++ b/App/Clean.xib"))
    #expect(dry.memory.writtenFile("App/Clean.xib") == nil)
    let bad = try await run(
      [call("edit", #"{"file":"App/Clean.xib","edits":[\#(add),{"op":"remove","object":"nobody"}]}"#)])
    let refusal = try text(bad.answers.first)
    #expect(refusal.isError && refusal.text.contains("nobody"))
    #expect(bad.memory.writtenFile("App/Clean.xib") == nil)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), (#"{"id":1}"#, -32600), (#"{"id":1,"method":"fly"}"#, -32601),
    (#"{"id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
    (#"{"id":1,"method":"tools/call","params":{"name":"edit","arguments":{"file":"a.xib"}}}"#, -32602),
    (#"{"id":1,"method":"tools/call","params":{"name":"lint","arguments":{"path":7}}}"#, -32602),
    (#"{"id":1,"method":"tools/call","params":{"name":"lint","arguments":{"pth":"a"}}}"#, -32602),
    (#"{"id":1,"method":"tools/call","params":{"name":"lint","arguments":{"path":"--output=a"}}}"#, -32602),
  ]) func whatIsNoRequestIsAnsweredWithACode(line: String, code: Int) async throws {
    let run = try await run([line, request("ping", id: "2")])
    let error = try #require(run.answers.first?["error"] as? [String: Any])
    #expect(error["code"] as? Int == code)
    #expect(run.answers.last?["result"] != nil, "the next request is answered")
  }

  @Test func aClosedChannelEndsTheServer() async {
    let memory = MemoryWorld()
    var world = memory.world
    let line = Array((request("ping") + "\n").utf8)
    world.openChannel = { Channel(read: { .success(line) }, write: { _ in false }) }
    #expect(await CommandLineTool.run(["mcp"], in: world) == .unreadable)
    #expect(memory.diagnostics.contains("mcp: cannot write a response"), "\(memory.diagnostics)")
  }
}
