import Foundation
import IBReport
import IBTestSupport
import Testing

/// Files that people let Xcode migrate to the safe area, before and after.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct PairCorpusTests {
  /// Every third of those that Xcode alone has changed.
  private static let pairs: [URL] = Corpus.pairs(where: \.isPure).enumerated()
    .filter { $0.offset.isMultiple(of: 3) }.map(\.element)

  /// What is not to be reported.
  private static let noise = [
    "plug in", "plugIn", "tools version", "capability", "canvas", "system version", "misplaced", "frame x", "resources",
  ]

  private func diff(_ pair: URL) throws -> FileDiff {
    let documents = try ["before.xml", "after.xml"].map { name in
      try parsed(Array(try Data(contentsOf: pair.appending(path: name))))
    }
    return difference(documents[0], documents[1])
  }

  @Test func aMigrationIsADozenLinesAtMostAndNothingIsNoise() throws {
    try #require(Self.pairs.count >= 50)
    for pair in Self.pairs {
      let told = lines(try diff(pair))
      #expect(!told.isEmpty && told.count <= 12, "\(pair.path): \(told.count) lines")
      for word in Self.noise { #expect(!told.contains { $0.contains(word) }, "\(pair.path): \(word)") }
    }
  }

  @Test func aFileDoesNotDifferFromItself() throws {
    try #require(Self.pairs.count >= 50)
    for pair in Self.pairs.prefix(20) {
      let document = try parsed(Array(try Data(contentsOf: pair.appending(path: "after.xml"))))
      #expect(difference(document, document).isEmpty)
    }
  }
}
