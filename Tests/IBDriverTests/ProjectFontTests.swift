import IBTestSupport
import Testing

@testable import IBDriver

/// Texts in fonts whose files are in the project.
@Suite struct ProjectFontTests {
  /// At 20 points "AVA" is 20 × (0.7 + 0.57 + 0.62) = 37.8 points wide, 38 on pixels of a third, and 20 × 1.2 = 24 high.
  private static var font: FontBuilder {
    var font = FontBuilder(advances: [("A", 700), ("V", 650)])
    font.pairs = [("A", "V", -80), ("V", "A", -80)]
    return font
  }

  private static func xib(font: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top-vi-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label text="AVA" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
              <rect key="frame" x="20" y="20" width="100" height="50"/>
              <fontDescription key="fontDescription" name="\(font)" family="Test" pointSize="20"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="top-vi-001" \
    secondAttribute="leading" constant="20" id="con-st-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="top-vi-001" secondAttribute="top" \
    constant="20" id="con-st-002"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  /// The row of the label: id, element, text, frame and what is kept.
  private func row(font: String, _ data: [String: [UInt8]], _ files: [String: String] = [:]) async -> [Substring]? {
    let world = MemoryWorld(files.merging(["App/Views/Card.xib": Self.xib(font: font)]) { $1 }, data: data)
    #expect(await world.run("resolve", "--canvas", "--quiet", "App/Views/Card.xib") == .success)
    return world.output.split(separator: "\n").first { $0.contains("lab-el-001") }?.split(separator: " ")
  }

  @Test(arguments: ["App/Info.plist", "App/App.xcodeproj/project.pbxproj"])
  func aTextHasTheWidthOfTheFontsFile(mark: String) async {
    let row = await row(font: "Test-Regular", ["App/Fonts/Any name.otf": Self.font.bytes], [mark: ""])
    #expect(row == ["lab-el-001", "label", "AVA", "20", "20", "38", "24"])
  }

  @Test func withoutTheFontTheWidthIsKept() async {
    var other = Self.font
    other.name = "Test-Bold"
    let row = await row(font: "Test-Regular", ["App/Fonts/Test.ttf": other.bytes], ["App/Info.plist": ""])
    #expect(row?.last == "height")
    #expect(row?.contains("38") == false)
  }

  @Test func theNearestOfSeveralFilesIsMeant() async {
    var other = Self.font
    other.pairs = []
    let files = ["App/Views/Fonts/Test.ttf": Self.font.bytes, "Tools/Fonts/Test.ttf": other.bytes]
    let row = await row(font: "Test-Regular", files, [".git/HEAD": ""])
    #expect(row == ["lab-el-001", "label", "AVA", "20", "20", "38", "24"])
  }

  @Test func aFileThatIsNoFontIsNone() async {
    let row = await row(
      font: "Test-Regular", ["App/Fonts/Test.ttf": Array("version https://git-lfs".utf8)], ["App/Info.plist": ""])
    #expect(row?.last == "height")
  }

  /// A page has pictures with the project's images; the lengths in its sentences are still those of the text.
  @Test func aDifferenceSaysTheSameWithAndWithoutPictures() async {
    let old = Self.xib(font: "Test-Regular")
    let files = [
      "App/Info.plist": "", "App/Old.xib": old, "App/New.xib": old.replacing("text=\"AVA\"", with: "text=\"AVAVA\""),
    ]
    for format in ["text", "html"] {
      let world = MemoryWorld(files, data: ["App/Fonts/Test.ttf": Self.font.bytes])
      let status = await world.run("diff", "--on", "iphone-15", "--format", format, "App/Old.xib", "App/New.xib")
      #expect(status == .success)
      #expect(world.output.contains("AVAVA"))
      // A width of the font's file would be given in one of them only.
      #expect(!world.output.contains(" pt wider"), "\(format)")
    }
  }
}
