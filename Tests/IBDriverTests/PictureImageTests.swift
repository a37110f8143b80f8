import Foundation
import IBDriver
import IBTestSupport
import Testing

/// Image files of catalogs in pictures and pages.
@Suite struct PictureImageTests {
  private static let catalog = "App/Assets.xcassets"
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>"#
  private static let embedded = "data:image/svg+xml;base64,PHN2Zy"

  private static func files(_ attributes: String, set: String = "") -> [String: String] {
    let views = ["one", "two"].map { view($0, tag: "imageView", frame: "0 0 40 40", .mask(""), attributes: attributes) }
    return [
      "App/Main.storyboard": storyboard(scene(rootView(subviews: views.joined()))),
      "\(catalog)/Logo.imageset/Contents.json":
        "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"logo.svg\"}]\(set)}",
      "\(catalog)/Logo.imageset/logo.svg": drawing,
    ]
  }

  private func output(_ files: [String: String], _ arguments: String...) async -> String {
    let world = MemoryWorld(files)
    let all = arguments + ["--on", "iphone-15", "-o", "-", "App/Main.storyboard"]
    #expect(await CommandLineTool.run(all, in: world.world) == .success)
    return world.output
  }

  private func count(_ text: String, in whole: String) -> Int { whole.ranges(of: text).count }

  @Test func aFileIsInAPictureOnceAndUsedByEveryView() async {
    let svg = await output(Self.files("image=\"Logo\""), "render")
    #expect(count(Self.embedded, in: svg) == 1)
    #expect(count("<use href=\"#image-1\"", in: svg) == 2)
    #expect(!svg.contains("feFlood"))
  }

  /// The set says that the image is a template, so it has the tint color.
  @Test func aTemplateHasTheTint() async {
    let svg = await output(
      Self.files("image=\"Logo\"", set: ",\"properties\":{\"template-rendering-intent\":\"template\"}"), "render")
    #expect(count("<feFlood flood-color=\"#007aff\"/>", in: svg) == 1)
    #expect(count("filter=\"url(#tint-", in: svg) == 2)
  }

  @Test func aContentModePlacesTheImageAndAClippingViewCutsItOff() async {
    let svg = await output(Self.files("image=\"Logo\" contentMode=\"center\" clipsSubviews=\"YES\""), "render")
    #expect(svg.contains("x=\"8\" y=\"8\" width=\"24\" height=\"24\""))
    #expect(svg.contains("<clipPath id=\"cut-"))
  }

  /// librsvg makes pixels of an embedded drawing at its own size: 24 points that fill 59 were blurred.
  @Test func aDrawingIsAsLargeAsItIsShownInPixels() async throws {
    func root(_ attributes: String, _ drawing: String) async throws -> String {
      var files = Self.files(attributes)
      files["\(Self.catalog)/Logo.imageset/logo.svg"] = drawing
      let svg = await output(files, "render")
      let data = try #require(svg.firstMatch(of: /svg\+xml;base64,([^"]+)/)?.1)
      return String(decoding: try #require(Data(base64Encoded: String(data))), as: UTF8.self)
    }
    let plain = "image=\"Logo\" contentMode=\"center\""
    #expect(
      try await root(plain, Self.drawing)
        == #"<svg viewBox="0 0 24 24" width="72" height="72" xmlns="http://www.w3.org/2000/svg"/>"#)
    // 40 / 24 * 3 = 5 times its size.
    #expect(try await root("image=\"Logo\" contentMode=\"scaleToFill\"", Self.drawing).contains(#"width="120""#))
    let other = "<?xml version='1.0'?><!-- <svg > --><svg\n viewBox = '0 0 8 8' width='8px' id='a'><g width='1'/></svg>"
    #expect(
      try await root(plain, other)
        == "<?xml version='1.0'?><!-- <svg > --><svg width=\"24\" height=\"24\" viewBox = '0 0 8 8' id='a'>"
        + "<g width='1'/></svg>")
  }

  @Test func aMissingImageIsNamedInThePicture() async {
    let svg = await output(Self.files("image=\"Gone\""), "render")
    #expect(!svg.contains("<image") && svg.contains(">Gone</text>"))
  }

  /// A file that is there and cannot be shown is no empty place either.
  @Test func aFileThatCannotBeShownIsNamedToo() async {
    var files = Self.files("image=\"Logo\"")
    files["\(Self.catalog)/Logo.imageset/logo.svg"] = "no image"
    let svg = await output(files, "render")
    #expect(!svg.contains("<image") && svg.contains(">Logo</text>"))
  }

  @Test func aPageHasEachFileOnceForAllDocuments() async {
    var files = Self.files("image=\"Logo\"")
    files["App/Other.storyboard"] = files["App/Main.storyboard"]
    let world = MemoryWorld(files)
    #expect(await world.run("report", "--format", "html", "--on", "iphone-15") == .success)
    let path = "\(Self.catalog)/Logo.imageset/logo.svg"
    #expect(count(Self.embedded, in: world.output) == 1)
    #expect(world.output.contains("<script type=\"text/plain\" class=\"image\" data-path=\"\(path)\">\(Self.embedded)"))
    #expect(count("[\"i\",\"\(path)\"", in: world.output) == 2)
    // The page's own script comes after what it reads.
    let last = world.output.ranges(of: "<script>").last
    #expect(last.map { $0.lowerBound > world.output.ranges(of: "class=\"image\"")[0].lowerBound } == true)
  }
}
