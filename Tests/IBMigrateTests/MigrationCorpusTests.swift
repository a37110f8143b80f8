import Foundation
import IBLayout
import IBMigrate
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Files that Xcode itself has migrated, before and after, and files that wait for it.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct MigrationCorpusTests {
  private static let pairs: [URL] = Corpus.pairs(where: \.followsRules)

  private func document(_ url: URL) throws -> Document {
    let source = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
    return try #require(SyntaxParser.parse(source).0.flatMap { Document($0) })
  }

  private func migrated(_ document: Document) throws -> Document? {
    let plan = try #require(Migrations.named("safe-area")).plan(document, MigrationOptions())
    guard let bytes = TextEdit.apply(plan.edits, to: document.tree.source.bytes) else { return nil }
    return SyntaxParser.parse(SourceFile(path: "", bytes: bytes)).0.flatMap { Document($0) }
  }

  /// What constraints say, the guide of a view named after the view; by id.
  private func constraints(_ document: Document) -> [String: [String]] {
    var owners: [String: String] = [:]
    for guide in document.guides where guide.kind == .safeArea {
      owners[guide.id] = guide.view.map { "safe area of \(document.views[$0].id)" }
    }
    let names: [Name] = [.firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .constant, .priority]
    return Dictionary(
      document.constraints.map { constraint in
        (constraint.id, names.map { name in constraint.element[name].map { owners[$0] ?? $0 } ?? "" })
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func constraintsBecomeWhatXcodeMadeOfThem() throws {
    try #require(Self.pairs.count >= 479)
    for pair in Self.pairs {
      let document = try document(pair.appending(path: "before.xml"))
      let ours = constraints(try #require(try migrated(document)))
      let theirs = constraints(try self.document(pair.appending(path: "after.xml")))
      for (id, meaning) in ours { #expect(theirs[id] == nil || theirs[id] == meaning, "\(pair.path) \(id)") }
    }
  }

  /// Every twelfth document: with layouts each takes a tenth of a second in a debug build.
  @Test func documentsThatWaitAreMigratedAndMoveOnlyWhereTheyGain() throws {
    let migration = try #require(Migrations.named("safe-area"))
    var (count, surprises) = (0, 0)
    for (index, url) in Corpus.documents.enumerated() where index % 12 == 0 {
      let source = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      guard let tree = SyntaxParser.parse(source).0, let document = Document(tree), document.flavor.isSupported,
        case .migrated(let result) = Migrator.migrate(
          document, by: migration, MigrationOptions(), in: { .documentAlone })
      else { continue }
      count += 1
      let losesSpacing = result.plan.findings.contains { $0.rule == "standard-spacing-lost" }
      if !losesSpacing, !result.frames.isAsExpected { surprises += 1 }
    }
    // 657 of 2,179 documents wait.
    #expect(count > 30)
    // Two of all documents tie a width to the whole view that now ends at the safe area.
    #expect(surprises <= 2)
  }
}
