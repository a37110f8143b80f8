import IBDriver
import IBTestSupport
import Testing

/// Images and colors of catalogs, as a report compares them.
@Suite struct ReportAssetTests {
  private static let document = storyboard(
    scene(
      rootView(
        subviews: view("logo", tag: "imageView", attributes: "image=\"Logo\"")
          + view("note", tag: "label", attributes: "text=\"Note\"", content: "<color key=\"textColor\" name=\"Ink\"/>"))
    ))

  /// Vectors, so that no screen has a scale of its own.
  private static func files(_ images: String) -> [String: String] {
    let catalog = "App/Assets.xcassets"
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    func color(_ white: String) -> String {
      #""color":{"color-space":"srgb","components":{"red":"\#(white)","green":"\#(white)","blue":"\#(white)","alpha":"1"}}"#
    }
    return [
      "App/Main.storyboard": document, "\(catalog)/Logo.imageset/Contents.json": "{\"images\":[\(images)]}",
      "\(catalog)/Logo.imageset/small.svg": "<svg width=\"24\" height=\"24\"/>",
      "\(catalog)/Logo.imageset/wide.svg": "<svg width=\"40\" height=\"24\"/>",
      "\(catalog)/Ink.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal",\#(color("0.0"))},{"idiom":"universal",\#(dark),\#(color("1.0"))}]}"#,
    ]
  }

  private static let phone = #"{"idiom":"iphone","filename":"small.svg"}"#
  private static let tablet = #"{"idiom":"ipad","filename":"wide.svg"}"#

  private func report(_ images: String, _ arguments: String...) async -> String {
    let world = MemoryWorld(Self.files(images))
    #expect(await CommandLineTool.run(["report"] + arguments + ["App/Main.storyboard"], in: world.world) == .success)
    return Self.onOneLine(world.output)
  }

  /// Without the breaks of lines that are wrapped.
  private static func onOneLine(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  @Test func anotherFileIsADifference() async {
    let text = await report("\(Self.phone),\(Self.tablet)")
    #expect(text.contains("image \"Logo\": image small.svg → wide.svg on iPad"))
    #expect(!text.contains("has no file"))
  }

  /// A set may have a copy of one file for each device.
  @Test func aCopyOfTheFileIsNoDifference() async {
    var files = Self.files("\(Self.phone),\(Self.tablet)")
    files["App/Assets.xcassets/Logo.imageset/wide.svg"] = files["App/Assets.xcassets/Logo.imageset/small.svg"]
    let world = MemoryWorld(files)
    #expect(await CommandLineTool.run(["report", "App/Main.storyboard"], in: world.world) == .success)
    #expect(!world.output.contains("BY DESIGN") && !world.output.contains("wide.svg"))
  }

  @Test func aSetWithoutAFileForAnIdiomIsTold() async {
    let text = await report(Self.phone)
    #expect(text.contains("image Logo has no file on iPad"))
    #expect(await !report(#"{"idiom":"universal"}"#).contains("has no file"))
  }

  /// A phone in landscape has bars of its own, and images for them.
  @Test func barItemsShowOtherImagesInLandscapeAndLargeText() async {
    let item = """
      <tabBarItem key="tabBarItem" title="Shop" image="Logo" landscapeImage="Wide" largeContentSizeImage="Gone" id="ite-m0-001"/>
      """
    var files = Self.files(#"{"idiom":"iphone","filename":"small.svg"}"#)
    files["App/Main.storyboard"] = Self.document.replacing("</viewController>", with: "\(item)</viewController>")
    files["App/Assets.xcassets/Wide.imageset/Contents.json"] = #"{"images":[{"idiom":"universal","filename":"w.svg"}]}"#
    files["App/Assets.xcassets/Wide.imageset/w.svg"] = "<svg width=\"18\" height=\"18\"/>"
    let world = MemoryWorld(files)
    #expect(await world.run("report", "--format", "json", "App/Main.storyboard") == .success)
    let text = Self.onOneLine(world.output)
    #expect(
      text.contains("Logo as small.svg, 24 × 24 on iPhone portrait, Wide as w.svg, 18 × 18 on iPhone landscape"),
      "\(text)")
    #expect(text.contains("image Logo has no file on iPad"))
  }

  @Test func theSameFileInAnotherScaleIsNoDifference() async {
    let text = await report(
      #"{"idiom":"universal","filename":"small.svg"}"#, "--on", "iphone-15", "--on", "ipad-pro-11")
    #expect(text.contains("1 screen only stretches") || text.contains("1 screen stays as it is"))
  }

  @Test func aColorOfACatalogFollowsTheAppearance() async {
    let text = await report(Self.phone, "--on", "iphone-15", "--on", "iphone-15,dark")
    #expect(text.contains("text color Ink (#000000) → Ink (#FFFFFF) on iPhone portrait (iphone-15.portrait.dark)"))
  }
}
