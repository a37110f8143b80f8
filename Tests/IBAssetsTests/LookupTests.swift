import IBModel
import Testing

@testable import IBAssets

@Suite struct LookupTests {
  private func assets(_ texts: [String: String], document: String) -> DocumentAssets {
    DocumentAssets(ProjectAssets(root: ".", files: files(texts)), document: document)
  }

  private let phone = AssetTraits(idiom: "iphone", scale: 3)

  private func set(_ width: Double, in catalog: String, named name: String = "Logo") -> [String: String] {
    [
      "\(catalog)/\(name).imageset/Contents.json": imageSet(#"{"idiom":"universal","filename":"a.svg"}"#),
      "\(catalog)/\(name).imageset/a.svg": drawing(width, 10),
    ]
  }

  @Test func theNearestCatalogWins() {
    let texts = set(1, in: "A.xcassets").merging(set(2, in: "App/B.xcassets")) { $1 }
      .merging(set(3, in: "App/Shop/C.xcassets")) { $1 }
    func width(near document: String) -> Double? {
      assets(texts, document: document).image(named: "Logo", for: phone)?.size?.width
    }
    #expect(width(near: "App/Shop/Main.storyboard") == 3)
    #expect(width(near: "App/Other/Main.storyboard") == 2)
    #expect(width(near: "Main.storyboard") == 1)
  }

  @Test func theChosenFileIsNamedWithItsReason() throws {
    let image = try #require(assets(set(4.5, in: "A.xcassets"), document: "M.xib").image(named: "Logo", for: phone))
    #expect(image.file == "A.xcassets/Logo.imageset/a.svg")
    #expect(image.size == Size(width: 5, height: 10))
    #expect(image.scale == nil)
    #expect(image.reason == "vector for every scale, universal")
  }

  @Test func anExtensionInTheNameIsTriedAndThenLeftOut() {
    let texts = set(2, in: "A.xcassets").merging(set(3, in: "A.xcassets", named: "B.png")) { $1 }
    let all = assets(texts, document: "M.xib")
    #expect(all.image(named: "Logo.png", for: phone)?.size?.width == 2)
    #expect(all.image(named: "B.png", for: phone)?.size?.width == 3)
    #expect(all.image(named: "Nothing.png", for: phone) == nil)
  }

  @Test func aSymbolBeatsAnImageOfItsName() throws {
    var texts = set(2, in: "A.xcassets")
    texts["A.xcassets/Logo.symbolset/Contents.json"] = #"{"symbols":[{"idiom":"universal","filename":"s.svg"}]}"#
    let image = try #require(assets(texts, document: "M.xib").image(named: "Logo", for: phone))
    #expect(image.file == "A.xcassets/Logo.symbolset/s.svg")
    #expect(image.size == nil)
  }

  @Test func aSetWithoutAnImageForTheDeviceSaysSo() throws {
    let texts = ["A.xcassets/Logo.imageset/Contents.json": imageSet(#"{"idiom":"ipad","filename":"a.svg"}"#)]
    let image = try #require(assets(texts, document: "M.xib").image(named: "Logo", for: phone))
    #expect(image.file == nil && image.reason == "the set has no image that iphone shows")
  }

  @Test func looseFilesAreChosenByTheirNames() throws {
    let texts = [
      "Art/Star@2x.svg": drawing(2, 2), "Art/Star@3x~ipad.svg": drawing(3, 3), "Art/Star.svg": drawing(1, 1),
      "Star@2x.png": "",
    ]
    let all = assets(texts, document: "Art/M.xib")
    #expect(all.image(named: "Star", for: phone)?.file == "Art/Star@2x.svg")
    #expect(all.image(named: "Star.svg", for: AssetTraits(idiom: "ipad", scale: 3))?.file == "Art/Star@3x~ipad.svg")
    #expect(all.image(named: "Star.jpg", for: phone) == nil)
  }

  @Test func pathsAreShownFromAFolder() {
    #expect(AssetPath.relative("/a/b/c.png", from: "/a") == "b/c.png")
    #expect(AssetPath.relative("/a/b/c.png", from: "/a/d/e") == "../../b/c.png")
    #expect(AssetPath.relative("/ab/c.png", from: "/a") == "../ab/c.png")
    #expect(AssetPath.relative("/a//b/", from: "/a") == "b")
    #expect(AssetPath.relative("/a", from: "/a") == "")
    #expect(AssetPath.relative("/a/b", from: "/") == "a/b")
  }

  // MARK: - Sizes

  private func size(_ width: Double, _ height: Double, _ entry: AssetEntry, keepsFractions: Bool = true) -> Size {
    let format: ImageHeader.Format = entry.isVector ? .pdf : .png
    return ImagePointSize.size(
      of: ImageHeader(format, width: width, height: height), entry: entry, keepsFractions: keepsFractions)
  }

  @Test func pixelsAreDividedByTheImagesOwnScale() throws {
    #expect(size(512, 256, try image("a.png", "universal", 2)) == Size(width: 256, height: 128))
    #expect(abs(size(512, 3, try image("a.png", "universal", 3)).width - 170.667) < 0.001)
    #expect(size(10, 10, try image("a.png")) == Size(width: 10, height: 10))
  }

  @Test func theCanvasOfOldDropsFractions() throws {
    #expect(size(5, 3, try image("a.png", "universal", 2), keepsFractions: false) == Size(width: 2, height: 1))
  }

  /// The boundary is between 0.100 and 0.154 (Measurements/Assets.md#vectors).
  @Test func aDrawingsSidesAreWholePoints() throws {
    let drawing = try image("a.pdf", "universal", 1)
    #expect(size(724.1, 134.039, drawing) == Size(width: 724, height: 134))
    #expect(size(132.154, 120.2, drawing) == Size(width: 133, height: 121))
  }

  /// Both figures: Measurements/Assets.md#point-size.
  @Test func aSlicedImageIsItsCapsAndItsMiddle() throws {
    let wide =
      #","resizing":{"mode":"3-part-horizontal","center":{"mode":"stretch","width":1},"#
      + #""cap-insets":{"left":20,"right":20}}"#
    #expect(size(112, 53, try image("a.pdf", "universal", nil, wide)) == Size(width: 41, height: 53))
    let tall =
      #","resizing":{"mode":"3-part-horizontal","center":{"mode":"tile","width":1},"#
      + #""capInsets":{"left":45,"right":6}}"#
    #expect(size(198, 88, try image("a.png", "universal", 2, tall)) == Size(width: 26, height: 44))
  }

  @Test func aGrayColorHasOneComponent() {
    let contents =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.25","alpha":"0.5"}}}]}"#
    let all = assets(["A.xcassets/Ink.colorset/Contents.json": contents], document: "M.xib")
    guard case .components(let space, let red, let green, let blue, let alpha)? = all.color(named: "Ink", for: phone)
    else {
      Issue.record("no color")
      return
    }
    #expect(space == "gray-gamma-22" && [red, green, blue, alpha] == [0.25, 0.25, 0.25, 0.5])
  }
}
