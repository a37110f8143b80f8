import Foundation
import IBReport
import IBTestSupport
import NibArchive
import Testing

/// The data of `keyline nib` fits its schemas, and has everything that is in a file.
@Suite struct NibSchemaTests {
  private static let nib = NibDraft.greeting(["Hello", "World"])

  @Test func anArchiveFitsTheSchema() throws {
    let file = CompiledFile(path: "a.nib", content: .nib(Self.nib))
    let object = try JSONSerialization.jsonObject(with: Data(NibDumpJSONEmitter().render(file)))
    #expect(try SchemaCheck().problems(object, with: "nib.schema.json").isEmpty)
    let objects = (object as? [String: Any])?["objects"] as? [Any]
    #expect(objects?.count == Self.nib.objects.count)
  }

  @Test func aPropertyListFitsTheSchema() throws {
    let value: [String: Any] = ["a": [1, 0.5, true], "b": Data([1]), "c": Date(), "d": "text"]
    let bytes = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let file = CompiledFile(
      path: "Info.plist", content: .propertyList(try BinaryPropertyListReader.read(Array(bytes)).get()))
    let object = try JSONSerialization.jsonObject(with: Data(NibDumpJSONEmitter().render(file)))
    #expect(try SchemaCheck().problems(object, with: "nib.schema.json").isEmpty)
  }

  @Test func differencesFitTheSchema() throws {
    let other = NibDraft.greeting(["Howdy"], width: 3)
    let comparison = GraphComparison(ObjectGraph(Self.nib), ObjectGraph(other))
    #expect(!comparison.differences.isEmpty)
    let changed = CompiledFileDiff.State.changed(comparison.differences, isCut: false)
    for state in [changed, .sameObjects, .removed, .added] {
      let text = NibDiffJSONEmitter().render(CompiledFileDiff(path: "a.nib", state: state))
      let object = try JSONSerialization.jsonObject(with: Data(text))
      #expect(try SchemaCheck().problems(object, with: "nib-diff.schema.json").isEmpty)
    }
  }
}
