import Foundation
import IBTestSupport
import NibArchive
import Testing

/// Archives that Apple's compiler made: read, and written again as the same bytes.
@Suite(.enabled(if: CompiledCorpus.isPresent, "\(CompiledCorpus.absence)"))
struct NibTruthTests {
  @Test func everyArchiveIsWrittenAsItWas() throws {
    for file in try CompiledCorpus.archives() {
      let nib = try NibReader.read(file.bytes).get()
      #expect(NibWriter.write(nib) == file.bytes, "\(file.id)")
    }
  }

  /// The rebuilt bytes are the ones that git has: their hash is in the index.
  @Test(.enabled(if: Machine.hasGit, "\(Machine.absenceOfGit)"))
  func theRebuiltBytesAreApples() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archives = try CompiledCorpus.archives()
    for file in archives { try Data(file.bytes).write(to: folder.appending(path: file.id)) }
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "hash-object", "--no-filters"] + archives.map(\.id)
    git.currentDirectoryURL = folder
    git.standardOutput = output
    try git.run()
    let hashes = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    let lines = hashes.split(separator: "\n")
    let others = zip(archives, lines).filter { $0.hash != $1 }.map(\.0.id)
    #expect(lines.count == archives.count && others.isEmpty)
  }

  @Test func everyArchiveIsShownAndEqualToItself() throws {
    for file in try CompiledCorpus.archives() {
      let graph = ObjectGraph(try NibReader.read(file.bytes).get())
      let shown = GraphOutline.lines(graph).filter { if case .object = $0.content { true } else { false } }
      let keys = graph.nodes.dropFirst().filter(\.isKey).count
      #expect(shown.count >= graph.nodes.count - keys && shown.count <= graph.nodes.count, "\(file.id)")
      let comparison = GraphComparison(graph, graph)
      #expect(comparison.differences.isEmpty && !comparison.isCut, "\(file.id)")
    }
  }
}
