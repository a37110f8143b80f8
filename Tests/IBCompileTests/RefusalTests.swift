import IBCompile
import IBModel
import IBSource
import IBSyntax
import IBTestSupport
import NibArchive
import Testing

/// What is not known is reported with its place, and broken documents do not stop the compiler.
@Suite struct RefusalTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#

  @Test(
    arguments: [
      (#"<view marquee="YES" id="a">\#(frame)</view>"#, "view@marquee"),
      (#"<hologram id="a">\#(frame)</hologram>"#, "hologram"),
      (#"<view id="a">\#(frame)<shadow key="glow"/></view>"#, "view > shadow:glow"),
      (#"<view contentMode="sideways" id="a">\#(frame)</view>"#, "view@contentMode"),
      (#"<view hidden="maybe" id="a">\#(frame)</view>"#, "view@hidden"),
      (#"<view alpha="half" id="a">\#(frame)</view>"#, "view@alpha"),
      (#"<view id="a">\#(frame)<color key="backgroundColor" hue="1"/></view>"#, "color@hue"),
      (
        #"<view id="a">\#(frame)<connections><outlet property="x" destination="gone" id="c"/></connections></view>"#,
        "outlet > destination"
      ),
    ])
  func anUnknownThingIsAProblem(_ text: String, _ subject: String) throws {
    let xib = try CompiledXib(text)
    #expect(xib.result.nib == nil)
    #expect(xib.result.problems.map(\.subject) == [subject])
  }

  @Test(arguments: ["name", "systemColor"])
  func aColorThatNamesItselfIsAProblem(_ attribute: String) throws {
    let kind = attribute == "name" ? "namedColor" : "systemColor"
    let color = #"<color key="backgroundColor" \#(attribute)="A"/>"#
    let view = #"<view id="a">\#(Self.frame)\#(color)</view>"#
    let text = document(view).replacing(
      "</document>",
      with: #"<resources><\#(kind) name="A"><color \#(attribute)="A"/></\#(kind)></resources></document>"#)
    #expect(try CompiledXib(text: text).result.nib == nil)
  }

  @Test func aProblemHasThePlaceOfItsAttribute() throws {
    let text = document("<view marquee=\"YES\" id=\"a\">\n\(Self.frame)</view>")
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("marquee") })
    #expect(try CompiledXib(text: text).problems == ["\(line + 1):7 view@marquee"])
  }

  @Test func aStoryboardIsRefusedOnce() throws {
    let text = document("").replacing(".XIB\"", with: ".Storyboard.XIB\"").replacing("objects>", with: "scenes>")
    #expect(try CompiledXib(text: text).result.problems.count == 1)
  }

  /// Views in each other up to the limit, ids that are given twice, constraints on nothing: no trap.
  @Test func hostileDocumentsAreProblems() throws {
    let deep =
      String(repeating: #"<view id="x">\#(Self.frame)<subviews>"#, count: 240)
      + String(repeating: "</subviews></view>", count: 240)
    #expect(try CompiledXib(deep).result.nib == nil)
    let loop = #"<view id="a">\#(Self.frame)<subviews><view id="a">\#(Self.frame)</view></subviews></view>"#
    _ = try CompiledXib(loop).result
    let dangling =
      #"<view id="a">\#(Self.frame)<constraints><constraint firstItem="q" firstAttribute="top" id="c"/></constraints></view>"#
    #expect(try CompiledXib(dangling).result.nib == nil)
    let numbers =
      #"<view tag="1e300" id="a"><rect key="frame" x="1e308" y="-1e308" width="1e308" height="1e308"/></view>"#
    _ = try CompiledXib(numbers).result
  }

  /// A sound document with pieces cut out, doubled or put elsewhere.
  @Test func changedDocumentsNeverStopIt() throws {
    let text = Array(document(try Self.everything()).utf8)
    var random = SplitMix(seed: 24)
    for _ in 0..<400 {
      var bytes = text
      for _ in 0..<3 {
        let start = Int(random.next() % UInt64(bytes.count))
        let end = min(bytes.count, start + Int(random.next() % 40))
        let piece = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        if random.next() % 2 == 0 { bytes.insert(contentsOf: piece, at: Int(random.next() % UInt64(bytes.count + 1))) }
      }
      guard let tree = SyntaxParser.parse(SourceFile(path: "a.xib", bytes: bytes)).0, let document = Document(tree)
      else {
        continue
      }
      let result = XibCompiler.compile(document, CompileOptions(module: nil, isLocalizable: true))
      if let nib = result.nib { #expect(try NibReader.read(NibWriter.write(nib)).get() == nib) }
    }
  }

  private static func everything() throws -> String {
    """
    <view id="a">\(frame)<subviews>
    <label text="Hi" id="l">\(frame)<fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button id="b">\(frame)<state key="normal" title="Go"/><connections>
    <action selector="go:" destination="-1" eventType="touchUpInside" id="e"/></connections></button>
    </subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="c">
    <variation key="widthClass=regular" constant="9"/></constraint></constraints>
    <viewLayoutGuide key="safeArea" id="s"/></view>
    """
  }
}
