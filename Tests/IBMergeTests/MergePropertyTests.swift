import Foundation
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBMerge

/// What holds of every merge, tried on real files.
@Suite(.enabled(if: !Corpus.merges.isEmpty, "\(Corpus.absence)"))
struct MergePropertyTests {
  /// Every fortieth; `KEYLINE_ALL_MERGES` asks for all.
  private static let merges: [URL] = {
    let step = ProcessInfo.processInfo.environment["KEYLINE_ALL_MERGES"] == nil ? 40 : 1
    return Corpus.merges.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }()

  private func trees(_ folder: URL) throws -> ThreeWay<SyntaxTree>? {
    let trees = try ["base", "ours", "theirs"].map { name -> SyntaxTree? in
      let bytes = Array(try Data(contentsOf: folder.appending(path: "\(name).xml")))
      return SyntaxParser.parse(SourceFile(path: name, bytes: bytes)).0
    }
    guard let base = trees[0], let ours = trees[1], let theirs = trees[2] else { return nil }
    return ThreeWay(base: base, ours: ours, theirs: theirs)
  }

  @Test(arguments: MergePropertyTests.merges)
  func oneEditedSideIsTakenByteForByte(_ folder: URL) throws {
    guard let trees = try trees(folder) else { return }
    for side in MergeSide.edited {
      let edited = trees[side]
      let versions = [
        ThreeWay(base: trees.base, ours: trees.base, theirs: edited),
        ThreeWay(base: trees.base, ours: edited, theirs: trees.base),
        ThreeWay(base: trees.base, ours: edited, theirs: edited), ThreeWay(base: edited, ours: edited, theirs: edited),
      ]
      for version in versions {
        let merged = try DocumentMerge(version)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.bytes == edited.source.bytes)
      }
    }
  }

  @Test(arguments: MergePropertyTests.merges)
  func swappedSidesMergeToTheSameFacts(_ folder: URL) throws {
    guard let trees = try trees(folder) else { return }
    let merged = try DocumentMerge(trees)
    let swapped = try DocumentMerge(ThreeWay(base: trees.base, ours: trees.theirs, theirs: trees.ours))
    #expect(merged.conflicts.count == swapped.conflicts.count)
    guard merged.conflicts.isEmpty else { return }
    let results = try [merged, swapped].map { try tree($0.text) }
    let table = try #require(NodeTable(ThreeWay(base: results[0], ours: results[0], theirs: results[1])))
    for node in table.nodes.indices where !table.nodes[node].isRewritten {
      #expect(table.nodes[node].isIn(.base) && table.nodes[node].isIn(.theirs))
      #expect(!table.isEdited(node, .theirs) && !table.isMoved(node, .theirs))
    }
  }

  @Test(arguments: MergePropertyTests.merges)
  func eachChoiceIsWellFormedAndDecidesEverything(_ folder: URL) throws {
    guard let trees = try trees(folder), try !DocumentMerge(trees).conflicts.isEmpty else { return }
    for side in MergeSide.edited {
      let decided = try DocumentMerge(trees, decisions: .init(others: .side(side)))
      #expect(decided.conflicts.isEmpty)
    }
  }
}
