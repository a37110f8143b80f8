import Foundation
import IBLayout
import IBReport
import Testing

@Suite struct JSONSchemasTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Schemas/")

  @Test(arguments: JSONSchemas.names)
  func theFileIsWhatTheCommandPrints(_ name: String) throws {
    let file = try String(contentsOf: Self.folder.appending(path: "\(name).schema.json"), encoding: .utf8)
    #expect(file == JSONSchemas.named(name), "run 'keyline schema \(name) > Schemas/\(name).schema.json'")
  }

  @Test func everyLayoutLineFitsTheSchema() throws {
    let schema = try SchemaCheck()
    for layouts in [Samples.layouts(), Samples.layouts([], findings: [Samples.finding])] {
      let line = try JSONSerialization.jsonObject(with: Data(LayoutJSONLinesEmitter().render(layouts)))
      #expect(schema.problems(line, with: "layout.schema.json").isEmpty)
    }
  }

  /// The canvas of Xcode 6 and 7 has no size class on either axis; no configuration has one on a single axis.
  @Test(arguments: [("wC hR", true), ("wR hC", true), ("wAny hAny", true), ("wAny hR", false), ("wC", false)])
  func theSizeClassesOfALayoutAreBothOrAny(_ name: String, _ fits: Bool) throws {
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts()))
    let changed = line.replacing(#""sizeClass":"wC hR""#, with: #""sizeClass":"\#(name)""#)
    let object = try JSONSerialization.jsonObject(with: Data(changed.utf8))
    #expect(try SchemaCheck().problems(object, with: "layout.schema.json").isEmpty == fits)
  }

  @Test func anOldCanvasWithoutSizeClassesFitsTheSchema() throws {
    var scene = Samples.scene
    scene.configuration.hasAnySizeClasses = true
    let line = text(LayoutJSONLinesEmitter().render(Samples.layouts([scene])))
    #expect(line.contains("wAny hAny"))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    #expect(try SchemaCheck().problems(object, with: "layout.schema.json").isEmpty)
  }

  @Test func everyFindingFitsTheSchema() throws {
    let schema = try SchemaCheck()
    let findings = FileFindings([Samples.finding], in: Samples.source)
    let line = try JSONSerialization.jsonObject(with: Data(FindingsJSONLinesEmitter().render(findings)))
    #expect(schema.problems(line, with: "findings.schema.json").isEmpty)
  }

  /// The check itself can fail: a key too many, a key too few, a wrong type, a word that is not allowed.
  @Test(arguments: [
    (#""rule":"#, #""rules":"#), (#""line":2"#, #""line":"2""#), (#""line":2"#, #""line":0"#), ("warning", "fatal"),
  ])
  func whatDoesNotFitIsTold(_ original: String, _ wrong: String) throws {
    let schema = try SchemaCheck()
    let line = text(FindingsJSONLinesEmitter().render(FileFindings([Samples.finding], in: Samples.source)))
    let changed = line.replacingOccurrences(of: original, with: wrong)
    let object = try JSONSerialization.jsonObject(with: Data(changed.utf8))
    #expect(!schema.problems(object, with: "findings.schema.json").isEmpty)
  }
}
