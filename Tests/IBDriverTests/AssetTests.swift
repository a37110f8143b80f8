import IBDriver
import Testing

/// Images of catalogs, from the files to the layout data.
@Suite struct AssetTests {
  private static func storyboard(_ image: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <imageView image="\(image)" translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="0" y="0" width="9" height="9"/></imageView></subviews><constraints>
    <constraint firstItem="i" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="k1"/>
    <constraint firstItem="i" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="k2"/>
    </constraints></view>
    <tabBarItem key="tabBarItem" title="Home" image="Tall" landscapeImage="Low" largeContentSizeImage="Big" id="t"/>
    </viewController></objects></scene></scenes>
    <resources>\(resources)</resources></document>
    """
  }

  private static func set(_ name: String, _ width: Int, _ more: String = "") -> [String: String] {
    let folder = "App/Assets.xcassets/\(name).imageset"
    return [
      "\(folder)/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.svg"}\#(more)]}"#,
      "\(folder)/a.svg": "<svg width=\"\(width)\" height=\"10\"/>",
      "\(folder)/b.svg": "<svg width=\"77\" height=\"10\"/>",
    ]
  }

  private func resolve(_ files: [String: String], _ arguments: String...) async -> String {
    let world = MemoryWorld(files)
    _ = await CommandLineTool.run(["resolve", "--format", "jsonl"] + arguments + ["App/M.storyboard"], in: world.world)
    return world.output
  }

  @Test func theImagesSizeCountsInTheLayout() async {
    let files = Self.set("Logo", 50).merging(["App/M.storyboard": Self.storyboard("Logo"), ".git/HEAD": ""]) { $1 }
    let line = await resolve(files, "--on", "iphone-15")
    #expect(line.contains(#""image":{"name":"Logo","file":"App/Assets.xcassets/Logo.imageset/a.svg","scale":null,"#))
    #expect(line.contains(#""size":[50,10],"reason":"vector for every scale, universal"}"#))
    #expect(line.contains(#""frame":[171.6667,421,50,10]"#))
  }

  @Test func theDarkVariantIsShownInTheDark() async {
    let dark = #",{"idiom":"universal","filename":"b.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let files = Self.set("Logo", 50, dark).merging(["App/M.storyboard": Self.storyboard("Logo")]) { $1 }
    #expect(await resolve(files, "--on", "iphone-15,dark").contains(#""size":[77,10]"#))
    #expect(await resolve(files, "--on", "iphone-15").contains(#""size":[50,10]"#))
  }

  /// Appearances share their frames only where their images are of one size.
  @Test func aLargerImageInTheDarkHasItsOwnFrame() async {
    let dark = #",{"idiom":"universal","filename":"b.svg","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let files = Self.set("Logo", 50, dark).merging(["App/M.storyboard": Self.storyboard("Logo")]) { $1 }
    let names = ["iphone-15", "iphone-15,dark", "iphone-15,high-contrast", "iphone-15,dark,high-contrast"]
    let together = await resolve(files, "--on", names[0], "--on", names[1], "--on", names[2], "--on", names[3])
    var alone = ""
    for name in names { alone += await resolve(files, "--on", name) }
    #expect(together == alone)
    #expect(together.split(separator: "\n").map { $0.contains("[158,421,77,10]") } == [false, true, false, true])
  }

  /// Xcode laid the document out with the size it stored.
  @Test func onTheCanvasTheStoredSizeCounts() async {
    let stored = "<image name=\"Logo\" width=\"60\" height=\"20\"/>"
    let files = Self.set("Logo", 50).merging(["App/M.storyboard": Self.storyboard("Logo", resources: stored)]) { $1 }
    let canvas = await resolve(files, "--canvas")
    #expect(
      canvas.contains(#""size":[60,20],"reason":"vector for every scale, universal; the document stores its size"#))
    #expect(await resolve(files, "--on", "iphone-15").contains(#""size":[50,10]"#))
  }

  @Test func aNameThatNothingDefinesKeepsTheStoredSize() async {
    let stored = "<image name=\"Gone\" width=\"60\" height=\"20\"/>"
    let line = await resolve(["App/M.storyboard": Self.storyboard("Gone", resources: stored)], "--on", "iphone-15")
    let image = #""file":null,"scale":null,"size":[60,20],"reason":"not found in any asset catalog or file; "#
    #expect(line.contains(image))
  }

  @Test func barItemsShowTheirImagesForTheConfiguration() async {
    let sets = ["Logo", "Tall", "Low", "Big"].map { Self.set($0, 20) }.reduce([:]) { $0.merging($1) { $1 } }
    let files = sets.merging(["App/M.storyboard": Self.storyboard("Logo")]) { $1 }
    let item = #""barItems":[{"id":"t","element":"tabBarItem","title":"Home","image":{"name":"#
    #expect(await resolve(files, "--on", "iphone-15").contains(item + #""Tall""#))
    #expect(await resolve(files, "--on", "iphone-15,landscape").contains(item + #""Low""#))
    #expect(await resolve(files, "--on", "iphone-15").contains(#""largeContentImage":null"#))
    #expect(await resolve(files, "--on", "iphone-15,text=AX1").contains(#""largeContentImage":{"name":"Big""#))
  }
}
