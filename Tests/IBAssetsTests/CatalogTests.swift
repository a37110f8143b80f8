import IBSource
import Testing

@testable import IBAssets

@Suite struct CatalogTests {
  private let namespace = #"{"properties":{"provides-namespace":true}}"#

  @Test func namesHaveTheNamespacesOfTheirGroupsInFront() {
    let catalog = AssetCatalog(
      "A.xcassets",
      files: files([
        "A.xcassets/Contents.json": "{}",
        "A.xcassets/Icons/Contents.json": namespace,
        "A.xcassets/Icons/Bar/Contents.json": namespace,
        "A.xcassets/Icons/Bar/Back.imageset/Contents.json": imageSet(),
        "A.xcassets/Plain/Logo.imageset/Contents.json": imageSet(),
        "A.xcassets/Tint.colorset/Contents.json": "{}",
      ]))
    #expect(catalog.sets.map(\.name) == ["Icons/Bar/Back", "Logo", "Tint"])
    #expect(catalog.sets.map(\.kind) == [.imageset, .imageset, .colorset])
  }

  @Test func partsOfASetHaveNoNameOfTheirOwn() {
    let all = files([
      "A.xcassets/TV.brandassets/Contents.json": "{}",
      "A.xcassets/TV.brandassets/Shelf.imageset/Contents.json": imageSet(),
    ])
    let catalog = AssetCatalog("A.xcassets", files: all)
    #expect(catalog.sets.map(\.isPart) == [false, true])
    let index = AssetIndex(catalogs: [catalog], loose: [])
    #expect(index.set(named: "Shelf", kind: .imageset, near: "A.storyboard") == nil)
  }

  @Test func theFoldersExtensionTellsTheKind() {
    #expect(AssetSetKind(folder: "A.imageset") == .imageset)
    #expect(AssetSetKind(folder: "A.b.symbolset") == .symbolset)
    #expect(AssetSetKind(folder: "Group") == nil)
    #expect(AssetSetKind(folder: "Group.other") == nil)
  }

  @Test func aSetThatIsNoJSONHasNoEntriesAndAProblem() throws {
    let reference = AssetCatalog.Reference(name: "A", kind: .imageset, path: "A.imageset", isPart: false)
    let set = AssetSet(reference, files: files(["A.imageset/Contents.json": "{\"images\":", "A.imageset/b.png": ""]))
    #expect(set.entries.isEmpty && set.files == ["b.png"])
    #expect(set.contents?.problem != nil)
    let pointer = AssetContents(
      .init(path: "p", bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)))
    #expect(pointer.problem?.message.contains("Git LFS") == true)
  }

  @Test func renderingIntentIsWrittenOrToldByTheName() {
    func intent(_ name: String, _ properties: String) -> AssetSet.RenderingIntent? {
      let reference = AssetCatalog.Reference(name: name, kind: .imageset, path: "s", isPart: false)
      let text = #"{"images":[],"properties":{\#(properties)}}"#
      return AssetSet(reference, contents: AssetContents(.init(path: "c", bytes: Array(text.utf8)))).renderingIntent
    }
    #expect(intent("Back", #""template-rendering-intent":"template""#) == .template)
    #expect(intent("BackTemplate", #""template-rendering-intent":"original""#) == .original)
    #expect(intent("BackTemplate", "") == .template)
    #expect(intent("Back", "") == nil)
  }

  @Test(arguments: [
    (#""0.500""#, 0.5), (#""0x80""#, 128 / 255.0), (#""128""#, 128 / 255.0), ("0.25", 0.25), (#""1""#, 1 / 255.0),
  ])
  func componentsAreReadAsXcodeWritesThem(_ written: String, _ expected: Double) throws {
    let value = try JSONReader.read(Array(written.utf8)).get()
    let component = try #require(AssetColor.component(value, isAlpha: false))
    #expect(abs(component - expected) < 1e-12)
  }

  @Test func alphaOneIsOpaque() throws {
    let value = try JSONReader.read(Array(#""1""#.utf8)).get()
    #expect(AssetColor.component(value, isAlpha: true) == 1)
  }

  @Test func aColorMayReferToTheSystems() throws {
    let set = try entry(#"{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}}"#)
    #expect(set.color == .reference(platform: "ios", name: "systemBlueColor"))
  }
}
