import Foundation
import IBLayout
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Where issues alone are asked for, islands that cannot have any are not solved; those that are certain are the same.
@Suite struct IssuesAloneTests {
  /// What is asked of a document, on its canvas and on devices.
  private static func questions(_ document: Document) -> [(TraitConfiguration, Diagnosis)] {
    let canvas = ConfigurationSet.canvas(of: document)
    return [canvas].compactMap(\.self).map { ($0, Diagnosis([.misplaced])) }
      + ConfigurationSet.allSizeClasses.map { ($0, Diagnosis([.conflicts])) }
  }

  private struct Outcome {
    var issues = 0
    /// The first configuration whose issues are others alone; nil where there is none.
    var difference: String?
  }

  private static func outcome(_ document: Document) -> Outcome {
    let questions = questions(document)
    let engine = LayoutEngine(document, .documentAlone)
    let framed = engine.layouts(for: questions.map { LayoutRequest($0, diagnosis: $1) })
    let alone = engine.layouts(for: questions.map { LayoutRequest(issuesIn: $0, diagnosis: $1) })
    var outcome = Outcome()
    for (place, question) in questions.enumerated() {
      let (expected, found) = (certain(framed[place], question.1), certain(alone[place], question.1))
      outcome.issues += expected.count
      guard expected != found, outcome.difference == nil else { continue }
      outcome.difference = "\(question.0.name): \(found), not \(expected)"
    }
    return outcome
  }

  private static func certain(_ layouts: [SceneLayout], _ diagnosis: Diagnosis) -> [LayoutIssue] {
    layouts.flatMap(\.issues).filter { !$0.isDoubtful && ($0.topic.map(diagnosis.asks) ?? false) }
  }

  @Test(arguments: Sample.names) func aSampleHasTheSame(_ name: String) throws {
    #expect(Self.outcome(try Sample.document(name)).difference == nil)
  }

  @Test func aRandomSceneHasTheSame() throws {
    var issues = 0
    for seed in 1...200 {
      var random = RandomScene(seed: UInt64(seed))
      let document = try Sample.document("\(seed)", text: storyboard(scene(random.root()), head: .phone))
      let outcome = Self.outcome(document)
      issues += outcome.issues
      #expect(outcome.difference == nil, "seed \(seed)")
    }
    #expect(issues > 100)
  }

  /// Every sixtieth document of the corpus, because a debug build is slow; all with `KEYLINE_ALL_DOCUMENTS=1`.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func aRealSceneHasTheSame() throws {
    let isWhole = ProcessInfo.processInfo.environment["KEYLINE_ALL_DOCUMENTS"] == "1"
    var compared = 0
    for index in stride(from: 0, to: Corpus.documents.count, by: isWhole ? 1 : 60) {
      let url = Corpus.documents[index]
      let source = SourceFile(path: url.path, bytes: [UInt8](try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree), document.flavor.platform == .iOS
      else { continue }
      #expect(Self.outcome(document).difference == nil, "\(url.path)")
      compared += 1
    }
    #expect(compared > 0)
  }
}
