import Foundation
import IBCompare
import IBLayout
import IBModel
import IBProject
import IBReport
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Reports as JSON, held against their schema.
@Suite struct ReportSchemaTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Samples")

  @Test func reportsOfTheSamplesFitTheirSchema() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path).sorted()
    let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    #expect(documents.count > 5)
    #expect(try varyingScenes(of: documents.map { Self.samples.appending(path: $0) }) > 0)
  }

  /// The documents with variations, which have most to tell.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func reportsOfRealDocumentsFitTheirSchema() throws {
    let documents = Corpus.documents.filter { url in
      (try? Data(contentsOf: url))?.range(of: Data("<variation".utf8)) != nil
    }
    #expect(try varyingScenes(of: documents) > 0)
  }

  /// Holds the report of all documents against the schema; how many scenes in it vary.
  private func varyingScenes(of documents: [URL]) throws -> Int {
    let files = try documents.compactMap(Self.report)
    let bytes = ReportJSONEmitter().render(ReportArrangement(files))
    let report = try JSONSerialization.jsonObject(with: Data(bytes))
    let problems = try SchemaCheck().problems(report, with: "report.schema.json")
    #expect(problems.isEmpty, "\(problems.prefix(5))")
    return files.flatMap(\.scenes).count(where: \.comparison.varies)
  }

  private static func report(_ url: URL) throws -> FileReport? {
    let source = SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    guard let tree = SyntaxParser.parse(source).0, let document = Document(tree), document.flavor.platform == .iOS
    else { return nil }
    return .whole(document, source)
  }
}

extension FileReport {
  /// All scenes of a document in the four final size classes.
  static func whole(_ document: Document, _ source: SourceFile) -> FileReport {
    let engine = LayoutEngine(document, .documentAlone)
    let columns = ConfigurationSet.finalSizeClasses.map { engine.layouts(in: $0) }
    let scenes = (columns.first?.indices ?? 0..<0).map { index in columns.map { $0[index] } }
    return FileReport(
      document, in: source, scenes, comparer: SceneComparer(document, assets: nil), found: [], uses: [:],
      reach: .assumed, keepsDropped: true)
  }
}
