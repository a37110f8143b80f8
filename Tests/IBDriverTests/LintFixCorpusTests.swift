import Foundation
import IBLint
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

@testable import IBDriver

/// Fixes in real documents.
@Suite struct LintFixCorpusTests {
  /// Of a few thousand documents each so many is looked at: enough to meet every fix, few enough for every run.
  private static let step = 12

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func fixesConvergeAndChangeNothingOutsideTheirPlaces() throws {
    let plan = LintPlan(LintConfiguration(), paths: PathBase(folder: ".", currentFolder: "/"))
    var fixed = 0
    for index in stride(from: 0, to: Corpus.documents.count, by: Self.step) {
      let bytes = Array(try Data(contentsOf: Corpus.documents[index]))
      let (tree, reading) = SyntaxParser.parse(SourceFile(path: "a.storyboard", bytes: bytes))
      guard let document = tree.flatMap(Document.init) else { continue }
      let loop = FixLoop(document, reading: reading, unsafe: true) { document, reading in
        plan.check(document, reading: reading, surroundings: .documentAlone)
      }
      #expect(loop.findings.allSatisfy { $0.fixes.isEmpty }, "\(Corpus.documents[index].path)")
      fixed += loop.count
    }
    #expect(fixed > 0)
  }
}
