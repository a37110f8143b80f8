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

  /// A container shows its scene: faded with the views around, except images, and cut off by clipping views.
  @Test func anEmbeddedSceneIsFadedAndCutOff() async {
    var files = Self.files("")
    let red = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
    let image = view("image", tag: "imageView", frame: "10 10 24 24", .mask(""), attributes: "image=\"Logo\"")
    let inner = view(
      "dim", frame: "0 0 20 20", .mask(""), attributes: "alpha=\"0.5\" clipsSubviews=\"YES\"", subviews: image,
      content: red)
    let embed = "<connections><segue destination=\"inner\" kind=\"embed\" id=\"e\"/></connections>"
    files["App/Main.storyboard"] = storyboard(
      scene(
        rootView(subviews: view("hole", tag: "containerView", frame: "0 100 100 100", .mask(""), content: embed)),
        id: "outer"),
      scene(rootView("inner-root", subviews: inner).replacing("id=\"safe\"", with: "id=\"safe-2\""), id: "inner"))
    let svg = await output(files, "render", "--scene", "outer")
    #expect(
      svg.contains(##"<rect x="0" y="100" width="20" height="20" fill="#ff0000" fill-opacity="0.5"/>"##), "\(svg)")
    #expect(svg.contains(#"<path d="M10 110H20V120H10Z"/>"#), "\(svg)")
    #expect(svg.split(separator: "<use href=\"#image-1\"").last?.prefix { $0 != ">" }.contains("opacity") == false)
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

  /// Caps of 2, 3, 4 and 5 around one pixel in an image of 30 by 24, shown in 40 by 44.
  @Test func aSlicedImageKeepsItsCapsAndStretchesItsMiddle() async throws {
    let set = """
      {"images":[{"idiom":"universal","filename":"logo.png","resizing":{"mode":"9-part",
      "cap-insets":{"top":2,"left":3,"bottom":4,"right":5},"center":{"mode":"stretch","width":1,"height":1}}}]}
      """
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0, 0, 0, 24, 8,
      0, 0, 0, 0, 0, 0, 0, 0,
    ]
    let image = view("one", tag: "imageView", frame: "10 20 40 44", .mask(""), attributes: "image=\"Logo\"")
    let files = [
      "App/Main.storyboard": storyboard(scene(rootView(subviews: image))),
      "\(Self.catalog)/Logo.imageset/Contents.json": set,
    ]
    func output(_ words: String...) async -> String {
      let world = MemoryWorld(files, data: ["\(Self.catalog)/Logo.imageset/logo.png": header])
      #expect(
        await world.run(words: words + ["-q", "--on", "iphone-15", "App/Main.storyboard"]) == .success)
      return world.output
    }
    let svg = await output("render", "-o", "-")
    let pieces = svg.matches(of: /<svg (x=.*?) preserveAspectRatio="none" viewBox="(.*?)">/).map { "\($0.1) \($0.2)" }
    #expect(pieces.count == 9)
    #expect(pieces.first == #"x="10" y="20" width="3" height="2" 0 0 3 2"#)
    #expect(pieces.dropFirst(4).first == #"x="13" y="22" width="32" height="38" 3 2 1 1"#)
    #expect(pieces.last == #"x="45" y="60" width="5" height="4" 25 20 5 4"#)
    let page = await output("report", "--format", "html")
    #expect(page.contains("[30,24,[[0,0,3,2],[0,0,3,2]],[[3,0,1,2],[3,0,32,2]],"))
    #expect(page.contains("[[25,20,5,4],[35,40,5,4]]]"))
  }

  /// An image that is drawn for reading from the left is turned around its middle.
  @Test func anImageForOneDirectionIsMirroredInTheOther() async {
    var files = Self.files("image=\"Logo\"")
    files["\(Self.catalog)/Logo.imageset/Contents.json"] =
      #"{"images":[{"idiom":"universal","filename":"logo.svg","language-direction":"left-to-right"}]}"#
    let plain = await output(files, "render")
    #expect(!plain.contains("matrix"))
    let world = MemoryWorld(files)
    #expect(await world.run("render", "--on", "iphone-15,rtl", "-o", "-", "App/Main.storyboard") == .success)
    // Twice the middle of a view from 0 to 40.
    #expect(count("transform=\"matrix(-1 0 0 1 40 0)\"", in: world.output) == 2)
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
