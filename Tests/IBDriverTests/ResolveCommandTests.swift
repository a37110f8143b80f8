import IBDriver
import IBTestSupport
import Testing

/// `keyline resolve` over a few files.
@Suite struct ResolveCommandTests {
  private func run(_ world: MemoryWorld, _ arguments: String...) async -> IBDriver.ExitStatus {
    await CommandLineTool.run(["resolve"] + arguments, in: world.world)
  }

  private func configurations(in output: String) -> [Substring] {
    output.matches(of: /"configuration":\{"name":"([^"]*)"/).map(\.1)
  }

  @Test func aLineForEachFileSceneAndConfigurationInTheirOrder() async {
    let world = MemoryWorld(["b.xib": Documents.repeating, "a.xib": Documents.clean])
    #expect(await run(world, "--format", "jsonl", "--on", "iphone-8", "--on=ipad-9") == .success)
    let lines = world.output.split(separator: "\n")
    // a.xib has one view, b.xib two; each in two configurations.
    #expect(lines.count == 6)
    #expect(
      lines.map { $0.hasPrefix(#"{"layout":1,"file":"a.xib","scene":{"id":"a""#) } == [true, true]
        + Array(repeating: false, count: 4))
    #expect(
      configurations(in: world.output)
        == Array(repeating: ["iphone-8.portrait", "ipad-9.portrait"], count: 3).flatMap(\.self))
    #expect(world.diagnostics == "2 files; 3 scenes laid out\n")
  }

  @Test func oneIssueNamesTheScenesThatAreLeftOut() async {
    let scenes = (0..<4).map { scene(rootView("r\($0)"), id: "vc\($0)") }
    let world = MemoryWorld(["a.storyboard": storyboard(scenes.joined())])
    #expect(await run(world, "--format", "json", "--on", "iphone-8", "--limit", "layouts=2") == .success)
    #expect(world.output.ranges(of: "the document has 4 scenes, more than the 2 that").count == 1, "\(world.output)")
  }

  /// As in RFC 4180.
  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say &quot;hi&quot;", "\"say \"\"hi\"\"\""), ("one&#10;two", "\"one\ntwo\""),
    ("plain", "plain"),
  ])
  func cellsOfATableAreQuotedIfNeeded(_ label: String, _ cell: String) async {
    let world = MemoryWorld([
      "a.storyboard": storyboard(scene(rootView(subviews: view("box", attributes: "userLabel=\"\(label)\""))))
    ])
    #expect(await run(world, "--format", "csv", "--on", "iphone-8") == .success)
    #expect(world.output.contains(",box,view,,\(cell),false,"), "\(world.output)")
  }

  @Test func onlyTheChosenScenesArePrinted() async {
    let files = ["b.xib": Documents.repeating, "a.xib": Documents.clean]
    let world = MemoryWorld(files)
    #expect(await run(world, "--format", "jsonl", "--on", "iphone-8", "--scene", "a") == .success)
    #expect(world.output.split(separator: "\n").allSatisfy { $0.contains(#""scene":{"id":"a""#) })
    #expect(!world.output.isEmpty)
    let other = MemoryWorld(files)
    #expect(await run(other, "--on", "iphone-8", "--scene", "nothing") == .usage)
    #expect(other.diagnostics.contains("nothing"))
  }

  @Test(arguments: [
    ([], ["iphone-15.portrait", "iphone-15.landscape", "iphone-15-pro-max.landscape", "ipad-pro-11.portrait"]),
    (["--canvas"], ["canvas.600x600"]), (["--canvas", "--on", "iphone-8"], ["canvas.600x600", "iphone-8.portrait"]),
    (
      ["--all-size-classes", "--on", "iphone-8"],
      [
        "iphone-8.portrait", "iphone-15.portrait", "iphone-15.landscape", "iphone-15-pro-max.landscape",
        "ipad-pro-11.portrait", "ipad-pro-11.portrait.slide-over",
      ]
    ), (["--on", "iphone-8", "--on", "iphone-8,portrait"], ["iphone-8.portrait"]),
  ])
  func optionsReachTheRequest(_ options: [String], _ expected: [Substring]) async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    let arguments = ["resolve", "--format=jsonl"] + options
    #expect(await CommandLineTool.run(arguments, in: world.world) == .success)
    #expect(configurations(in: world.output) == expected)
  }

  @Test func aConfigurationNotUnderstoodIsWrongUsage() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await run(world, "--on", "wrong") == .usage)
    #expect(world.diagnostics.hasPrefix("keyline: error: 'wrong' is not a device or a trait; allowed: a device "))
    #expect(world.diagnostics.hasSuffix("\ntry 'keyline help resolve'\n"))
  }

  @Test func aMalformedFileGivesItsFindingsAndStatusOne() async {
    let world = MemoryWorld(["a.xib": Documents.broken, "b.xib": Documents.clean])
    #expect(await run(world, "--format", "jsonl", "--on", "iphone-8") == .findings)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"layout":1,"file":"a.xib","findings":[{"rule":"malformed-xml","severity":"error","#))
    #expect(lines[1].hasPrefix(#"{"layout":1,"file":"b.xib","scene":"#))
  }

  @Test func jsonIsOneArrayOverAllFiles() async {
    let world = MemoryWorld(["a.xib": Documents.clean, "b.xib": Documents.clean])
    #expect(await run(world, "--format", "json") == .success)
    #expect(world.output.hasPrefix("[\n{\"layout\":1,\"file\":\"a.xib\""))
    #expect(world.output.contains("},\n{\"layout\":1,\"file\":\"b.xib\""))
    #expect(world.output.hasSuffix("}\n]\n"))
  }

  @Test func textIsTheDefault() async {
    let world = MemoryWorld(["a.xib": Documents.clean])
    #expect(await run(world, "a.xib", "--on", "iphone-8") == .success)
    #expect(
      world.output.hasPrefix(
        """
        a.xib: [a]

          iphone-8.portrait  375 × 667 @2x, wC hR, iOS 16, safe area 0 0 0 0, at the size in the file

        """))
  }

  /// An empty view in a stack view is as large as it was when the file was saved.
  @Test func storedSizesOfEmptyViewsMayCountAsKnown() async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
        <objects><view id="roo-t0-001"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
          <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
            <rect key="frame" x="10" y="20" width="70" height="30"/><subviews>
            <view id="box-00-001"><rect key="frame" x="0" y="0" width="70" height="30"/></view></subviews>
          </stackView></subviews><constraints>
          <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="c2"/>
        </constraints></view></objects></document>
      """
    func run(_ option: String) async -> String {
      let world = MemoryWorld(["a.xib": document])
      _ = await CommandLineTool.run(["resolve", option, "--format", "jsonl", "a.xib"], in: world.world)
      return world.output
    }
    let kept = #""kept":["width","height"]"#
    let (canvas, known) = (await run("--canvas"), await run("--stored-sizes"))
    // The root has the size of the file in both.
    #expect(canvas.ranges(of: kept).count == 3 && canvas.contains("70,30]"))
    #expect(known.ranges(of: kept).count == 1 && known.contains("70,30]"))
  }

  /// The stored size of a text in a font that is not there is Xcode's measurement, unless the label is stretched to it or
  /// no font is so wide. A line may be as low as the font's size.
  @Test(arguments: [
    ("", "90", "22", 0), ("", "90", "17", 0), ("", "2000", "22", 1),
    (
      """
      <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lab-el-001" \
      secondAttribute="trailing" constant="10" id="c3"/>
      """, "90", "22", 0
    ),
  ])
  func storedSizesOfTextsInUnknownFontsMayCountAsKnown(extra: String, width: String, height: String, kept: Int) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
        <objects><view id="roo-t0-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <label opaque="NO" text="Departures" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
            <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>
            <fontDescription key="fontDescription" name="Nowhere-Regular" family="Nowhere" pointSize="17"/></label>
          </subviews><constraints>
          <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="c2"/>
          \(extra)</constraints></view></objects></document>
      """
    func keptOfLabel(_ option: String) async -> Int {
      let world = MemoryWorld(["a.xib": document])
      _ = await CommandLineTool.run(["resolve", option, "--format", "jsonl", "a.xib"], in: world.world)
      guard let label = world.output.ranges(of: #""id":"lab-el-001""#).first else { return -1 }
      // The root after it has the size of the file.
      let text = world.output[label.upperBound...].prefix { $0 != "}" }
      return text.ranges(of: #""width""#).count + text.ranges(of: #""height""#).count
    }
    #expect(await keptOfLabel("--canvas") == 2)
    #expect(await keptOfLabel("--stored-sizes") == kept)
  }

  /// A label whose stored height is that of a line in the font that Xcode draws for a missing one is measured in it:
  /// 10 points are 12 high then. Another height says nothing.
  @Test(arguments: [("Nowhere-Regular", "12", true), ("Nowhere-Regular", "13", false), ("Verdana", "13", false)])
  func storedSizesSayWhetherAFontWasMissing(font: String, height: String, isReplaced: Bool) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
        <objects><view id="roo-t0-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <label opaque="NO" text="Departures" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
            <rect key="frame" x="10" y="20" width="300" height="\(height)"/>
            <fontDescription key="fontDescription" name="\(font)" family="Some" pointSize="10"/></label>
          </subviews><constraints>
          <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="10" id="c3"/>
        </constraints></view></objects></document>
      """
    let world = MemoryWorld(["a.xib": document])
    _ = await CommandLineTool.run(["resolve", "--stored-sizes", "--format", "json", "a.xib"], in: world.world)
    #expect(world.output.contains(#""frame":[10,20,373,12]"#) == isReplaced, "\(world.output)")
  }

  /// An image of 20 x 10 is 40 x 20 where it is stored so, on both axes, and what is below it follows.
  @Test(arguments: [("40", "20", "[10,20,40,20]", "72"), ("40", "21", "[10,20,20,10]", "62")])
  func storedSizesSayWhichScaleAnImageHad(width: String, height: String, frame: String, below: String) async {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
        <objects><view id="roo-t0-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          <imageView image="Train" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
            <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/></imageView>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="bel-ow-001">
            <rect key="frame" x="10" y="0" width="300" height="10"/><constraints>
            <constraint firstAttribute="height" constant="10" id="c5"/>
            <constraint firstAttribute="width" constant="300" id="c7"/></constraints></view>
          </subviews><constraints>
          <constraint firstItem="ima-ge-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="ima-ge-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstItem="bel-ow-001" firstAttribute="leading" secondItem="ima-ge-001" secondAttribute="leading" id="c4"/>
          <constraint firstItem="bel-ow-001" firstAttribute="top" secondItem="ima-ge-001" secondAttribute="bottom" constant="32" id="c6"/>
        </constraints></view></objects><resources><image name="Train" width="20" height="10"/></resources></document>
      """
    let world = MemoryWorld(["a.xib": document])
    _ = await CommandLineTool.run(["resolve", "--stored-sizes", "--format", "jsonl", "a.xib"], in: world.world)
    #expect(world.output.contains(frame) && world.output.contains("[10,\(below),300,10]"))
  }

  /// A label of one line is as high as its pixels or as its whole points, whichever is stored, and what is below it
  /// follows. A stored height that is neither says nothing; nor does one in a stack view, or of several lines.
  @Test(arguments: [
    ("21", "", false, "21", "53"), ("20.333333333333332", "", false, "20.3333", "52.3333"),
    ("22", "", false, "21", "53"), ("21", #"numberOfLines="0""#, false, "20.3333", "52.3333"),
    ("21", "", true, "20.3333", "52.3333"),
  ])
  func storedSizesSayWhetherALabelIsMeasuredInWholePoints(
    stored: String, attribute: String, stack: Bool, height: String, below: String
  ) async {
    let label = """
      <label opaque="NO" text="Departures" \(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
      <rect key="frame" x="\(stack ? 0 : 10)" y="\(stack ? 0 : 20)" width="300" height="\(stored)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let upper =
      stack
      ? """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="upp-er-001">
      <rect key="frame" x="10" y="20" width="300" height="\(stored)"/><subviews>\(label)</subviews></stackView>
      """ : label
    let id = stack ? "upp-er-001" : "lab-el-001"
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
        <objects><view id="roo-t0-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
          \(upper)
          <view translatesAutoresizingMaskIntoConstraints="NO" id="bel-ow-001">
          <rect key="frame" x="10" y="0" width="300" height="10"/><constraints>
          <constraint firstAttribute="height" constant="10" id="c5"/></constraints></view>
          </subviews><constraints>
          <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="20" id="c2"/>
          <constraint firstItem="\(id)" firstAttribute="width" constant="300" id="c3"/>
          <constraint firstItem="bel-ow-001" firstAttribute="leading" secondItem="\(id)" secondAttribute="leading" id="c4"/>
          <constraint firstItem="bel-ow-001" firstAttribute="top" secondItem="\(id)" secondAttribute="bottom" constant="12" id="c6"/>
          <constraint firstItem="bel-ow-001" firstAttribute="width" constant="300" id="c7"/>
        </constraints></view></objects></document>
      """
    func run(_ option: String) async -> String {
      let world = MemoryWorld(["a.xib": document])
      _ = await CommandLineTool.run(["resolve", option, "--format", "jsonl", "a.xib"], in: world.world)
      return world.output
    }
    let (canvas, known) = (await run("--canvas"), await run("--stored-sizes"))
    // Blind, whole points: only a stack view in the scene and more than one line mean pixels.
    let (line, next) = stack || !attribute.isEmpty ? ("20.3333", "52.3333") : ("21", "53")
    #expect(canvas.contains(",300,\(line)]") && canvas.contains("[10,\(next),300,10]"))
    #expect(known.contains(",300,\(height)]") && known.contains("[10,\(below),300,10]"))
  }
}
