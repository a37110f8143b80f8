import Foundation
import IBConvert
import IBLayout
import IBReport
import IBTestSupport
import Testing

/// The data of `keyline convert` fits its schema.
@Suite struct ConversionSchemaTests {
  /// A box that follows from nothing, and one with a view inside of it.
  private static func report() throws -> ConversionReport {
    let subviews = view("box") + view("frame", subviews: view("inner"))
    let document = try model(
      storyboard(
        scene(
          rootView(
            subviews: subviews,
            constraints: constraint("a", "box.leading", "root.leading") + constraint("b", "box.top", "root.top")
              + constraint("c", "box.width", "root.height", multiplier: "0.37", priority: 900)
              + constraint("e", "box.width", constant: 200, relation: "greaterThanOrEqual")
              + constraint("d", "box.height", constant: 50)))))
    let columns = LayoutEngine(document, .documentAlone)
      .layouts(for: ConfigurationSet.finalSizeClasses.map { LayoutRequest($0, detail: .arrangement, diagnosis: .none) })
    let scene = try #require(ConvertibleScene(columns.map { $0[0] }, of: document, seenCount: 4))
    let converter = DocumentConverter(document, [scene])
    var report = ConversionReport(path: "Main.storyboard")
    for file in converter.files(of: scene) { report.add(file, of: scene) }
    return report
  }

  @Test(arguments: ["json", "jsonl"])
  func aProofFitsTheSchema(format: String) throws {
    let emitter = try #require(ConversionEmitters.table.named(format, for: .none))
    let report = try Self.report()
    #expect(report.hasUnproven)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(emitter.render(report))) as? [String: Any])
    #expect(try SchemaCheck().problems(object, with: "conversion.schema.json").isEmpty)
    #expect((object["views"] as? [Any])?.count == 3)
  }

  @Test func eachViewHasALine() {
    #expect(
      String(decoding: ConversionMapping.bytes(["b": 7, "a": 7, "c": 3]), as: UTF8.self)
        == "{\n\"c\":3,\n\"a\":7,\n\"b\":7\n}\n")
    #expect(ConversionMapping.bytes([:]) == Array("{}\n".utf8))
  }
}
