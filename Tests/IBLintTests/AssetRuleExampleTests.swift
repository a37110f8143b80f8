import IBAssets
import IBLint
import IBSource
import Testing

/// The examples of the rules about sets, each run with files of the size that their names tell.
@Suite struct AssetRuleExampleTests {
  static let examples: [String] = AssetLinter.rules.filter { !$0.info.bad.isEmpty }.map(\.info.id)

  @Test(arguments: examples)
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ id: String) throws {
    let rule = try #require(AssetLinter.rules.first { $0.info.id == id })
    let found = findings(rule.info.bad, type(of: rule).exampleKind) { $0.id == id }
    #expect(!found.isEmpty && found.allSatisfy { $0.rule == id && $0.severity == rule.info.severity })
    #expect(findings(rule.info.good, type(of: rule).exampleKind) { $0.id == id }.isEmpty)
    #expect(findings(rule.info.good, type(of: rule).exampleKind, isOn: \.isOnByDefault).isEmpty)
  }

  @Test func mostRulesHaveExamplesAndAllAreSorted() {
    #expect(Self.examples.count > 20)
    let ids = AssetLinter.rules.map(\.info.id)
    #expect(ids == ids.sorted())
    let catalogIDs = AssetLinter.catalogRules.map(\.info.id)
    #expect(catalogIDs == catalogIDs.sorted())
  }

  private func findings(_ text: String, _ kind: AssetSetKind, isOn: (RuleInfo) -> Bool) -> [Finding] {
    let contents = AssetContents(SourceFile(path: "Example/Contents.json", bytes: Array(text.utf8)))
    let reference = AssetCatalog.Reference(name: "Example", kind: kind, path: "Example", isPart: false)
    let names = AssetSet(reference, contents: contents).entries.compactMap(\.filename)
    let set = AssetSet(reference, contents: contents, files: names.filter { !$0.hasPrefix("missing") })
    let files = AssetFiles(list: { _ in [] }, read: { Self.bytes($0) }, start: { path, _ in Self.bytes(path) })
    return AssetLinter.lint(contents, of: set, isOn: isOn, files: files)
  }

  /// A file whose header says what its name says: `alpha-24x24.png` is a PNG of 24 by 24 pixels with an alpha channel,
  /// `jpeg-…` is none.
  private static func bytes(_ path: String) -> [UInt8]? {
    guard let dot = path.lastIndex(of: "."), let dash = path.lastIndex(of: "-") else { return nil }
    let sides: [Double] = path[path.index(after: dash)..<dot].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return nil }
    if path.hasSuffix(".pdf") { return Array("%PDF-1.4 << /MediaBox [0 0 \(sides[0]) \(sides[1])] >>".utf8) }
    let pixels: [UInt8] = sides.flatMap { side -> [UInt8] in
      let length = Int(side)
      return [0, 0, UInt8(length >> 8), UInt8(length & 255)]
    }
    if path.hasSuffix(".jpg") || path.contains("jpeg") {
      let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8]
      return start + Array(pixels[6...7]) + Array(pixels[2...3]) + [1, 1, 0x11, 0]
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let end: [UInt8] = [8, path.contains("alpha") ? 6 : 2, 0, 0, 0]
    return signature + Array("IHDR".utf8) + pixels + end
  }
}
