import Foundation
import IBTestSupport
import Testing

/// The worker as a process of its own, as Bazel starts it.
@Suite struct WorkerProcessTests {
  private static let broken = "<document><view></document>"
  private static let clean = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
    """

  /// A worker that speaks JSON, and the ends of its pipes.
  private struct Worker {
    let process: Process
    let input = Pipe()
    let output = Pipe()
    let diagnostics = Pipe()

    init(in folder: WorkingFolder, _ options: String = "") throws {
      process = folder.process("worker --persistent_worker --protocol json \(options)")
      process.standardInput = input
      process.standardOutput = output
      process.standardError = diagnostics
      try process.run()
    }

    func send(_ arguments: [String], id: Int) throws {
      let request: [String: Any] = ["arguments": arguments, "requestId": id]
      try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: request))
    }

    /// The next response; nil at the end.
    func receive() throws -> [String: Any]? {
      var line = Data()
      while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8) { line += byte }
      return line.isEmpty ? nil : try JSONSerialization.jsonObject(with: line) as? [String: Any]
    }

    /// Resident memory in kilobytes.
    func memory() throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  }

  @Test func itAnswersWhatAProcessPrintsAndEndsWithItsInput() throws {
    let folder = try WorkingFolder(["a.xib": Self.broken, "b.xib": Self.clean])
    let worker = try Worker(in: folder)
    let commands = [
      ["lint", "a.xib"], ["lint", "b.xib"], ["lint", "--format", "json", "-q", "a.xib", "b.xib"],
      ["resolve", "b.xib"], ["lint", "gone.xib"], ["rules"], ["lint", "-q", "a.xib", "--output", "/proc/self/fd/1"],
    ]
    for (index, words) in commands.enumerated() {
      try worker.send(words, id: index + 1)
      let response = try #require(try worker.receive())
      #expect(response["requestId"] as? Int == index + 1)
      let alone = try folder.result("\(words.joined(separator: " ")) 2>&1")
      #expect(Int32(response["exitCode"] as? Int ?? 0) == alone.status, "\(words)")
      // Standard output of the worker is for responses: what is written there by name goes to the log.
      let isLogged = words.contains("/proc/self/fd/1")
      #expect(response["output"] as? String ?? "" == (isLogged ? "" : alone.output), "\(words)")
    }
    try worker.input.fileHandleForWriting.close()
    #expect(try worker.receive() == nil)
    worker.process.waitUntilExit()
    #expect(worker.process.terminationStatus == 0)
    let log = String(decoding: worker.diagnostics.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(log.hasPrefix("a.xib:1:"))
  }

  @Test func aSignalEndsTheWorker() throws {
    let worker = try Worker(in: try WorkingFolder())
    try worker.send(["--version"], id: 1)
    #expect(try worker.receive()?["requestId"] as? Int == 1)
    worker.process.terminate()
    worker.process.waitUntilExit()
    #expect(worker.process.terminationReason == .uncaughtSignal)
    #expect(worker.process.terminationStatus == SIGTERM)
  }

  #if os(Linux)
    /// What a request needs is given back: after many, the process is not larger than after few.
    @Test func itsMemoryDoesNotGrow() throws {
      let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Samples/Badge.xib")
      let folder = try WorkingFolder(["a.xib": try String(contentsOf: sample, encoding: .utf8)])
      let worker = try Worker(in: folder)
      var sizes: [Int] = []
      for id in 1...600 {
        // A folder of its own for each report, as every package of a workspace has.
        try FileManager.default.createDirectory(atPath: folder.path("out/\(id)"), withIntermediateDirectories: true)
        try worker.send(["--report-file=out/\(id)/report", "lint", "-q", "a.xib"], id: id)
        #expect(try worker.receive()?["requestId"] as? Int == id)
        if id % 200 == 0 { sizes.append(try worker.memory()) }
      }
      worker.process.terminate()
      // 400 requests that leaked a document of 10 KB each would be 4 MB. Caches and the heap of a busy machine take up to
      // 2.8 MB, less with each request: 1.4 MB in the first 400 after 200, 0.7 in the next 400.
      #expect(sizes[2] - sizes[0] < 3_500, "\(sizes) KB")
    }
  #endif
}
