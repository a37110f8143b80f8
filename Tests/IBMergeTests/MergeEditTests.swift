import Foundation
import IBMerge
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Two edits of a real document, one made by each side: both survive, and nothing else changes.
@Suite struct MergeEditTests {
  /// Pairs of edits. `make merge-edits` asks for 10,000 by `KEYLINE_MERGE_EDITS`, and takes larger documents too.
  private static let asked = ProcessInfo.processInfo.environment["KEYLINE_MERGE_EDITS"].flatMap(Int.init)
  private static let pairCount = asked ?? 300
  private static let largestDocument = asked == nil ? 16_384 : 65_536
  /// So many pairs are tried in one document before the next.
  private static let pairsOfADocument = 10

  /// From far apart, so that few pairs see many projects.
  private static let documents: [URL] = {
    let all = (Corpus.isPresent ? Corpus.documents : samples).filter { file in
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      return size.map { $0 <= largestDocument } ?? false
    }
    let step = max(1, all.count * pairsOfADocument / pairCount)
    return (0..<step).flatMap { start in stride(from: start, to: all.count, by: step).map { all[$0] } }
  }()

  private static let samples: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()

  @Test func editsOfBothSidesSurvive() throws {
    var generator = SplitMix(seed: 20)
    var tried = 0
    // Documents without room for two edits, and pairs that touch one place, are left out.
    var round = 0
    while tried < Self.pairCount, round < Self.pairCount {
      for document in Self.documents where tried < Self.pairCount {
        tried += try pairs(in: document, from: tried, using: &generator)
      }
      round += 1
    }
    #expect(tried == Self.pairCount)
  }

  /// - Returns: how many pairs were tried.
  private func pairs(in document: URL, from first: Int, using generator: inout SplitMix) throws -> Int {
    let source = SourceFile(path: document.path, bytes: Array(try Data(contentsOf: document)))
    let (base, findings) = SyntaxParser.parse(source)
    guard let base, findings.isEmpty, let edits = RandomEdits(base) else { return 0 }
    var tried = 0
    for attempt in 0..<Self.pairsOfADocument where first + tried < Self.pairCount {
      let number = (first + attempt) * 2
      guard let ours = edits.next(number, using: &generator), let theirs = edits.next(number + 1, using: &generator),
        ours.place.upper < theirs.place.lower || theirs.place.upper < ours.place.lower
      else { continue }
      tried += 1
      let versions = try [[ours.edit], [theirs.edit], [ours.edit, theirs.edit]].map { edits in
        try #require(TextEdit.apply(edits, to: source.bytes))
      }
      let trees = try versions.map { try tree(String(decoding: $0, as: UTF8.self)) }
      let merged = try DocumentMerge(ThreeWay(base: base, ours: trees[0], theirs: trees[1]))
      #expect(merged.conflicts.isEmpty && merged.bytes == versions[2], "\(document.path) \(number)")
    }
    return tried
  }
}
