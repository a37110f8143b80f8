import IBDriver
import IBTestSupport
import Testing

/// The words of `keyline edit`: what each of them writes, and why others are refused.
@Suite struct EditWordsTests {
  private static let document = IBTestSupport.document(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel"/>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="300"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                        <rect key="frame" x="16" y="8" width="100" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                    </label>
                    <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                        <rect key="frame" x="16" y="48" width="100" height="30"/>
                        <state key="normal" title="Send"/>
                    </button>
                </subviews>
            </view>
    """)

  private func edit(_ words: [String]) async -> (text: String, errors: String) {
    let memory = MemoryWorld(["a.xib": Self.document])
    _ = await memory.run(words: ["edit", "a.xib", "-q"] + words)
    return (memory.writtenFile("a.xib") ?? "", memory.diagnostics)
  }

  @Test(arguments: [
    (["set", "Title", "textColor=#FF9500"], #"red="1" green="0.58431372549019611" blue="0.0" alpha="1" colorSpace"#),
    (["set", "Title", "textColor=#FF950080"], #"blue="0.0" alpha="0.50196078431372548" colorSpace="custom""#),
    (["set", "Title", "textColor=labelColor"], #"<color key="textColor" systemColor="labelColor"/>"#),
    (["set", "Title", "textColor=Brand"], #"<color key="textColor" name="Brand"/>"#),
    (["set", "Title", "fontDescription=bold 21"], #"key="fontDescription" type="boldSystem" pointSize="21"/>"#),
    (["set", "Title", "fontDescription=italic 12.5"], #"type="italicSystem" pointSize="12.5"/>"#),
    (["set", "Title", "fontDescription=15"], #"key="fontDescription" type="system" pointSize="15"/>"#),
    (
      ["set", "Title", "fontDescription=body"],
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    ),
    (["set", "Send", "title=Go"], #"<state key="normal" title="Go"/>"#),
    (["set", "Title", #"text="A \u0042""#], #"text="A B""#),
    (
      ["set", "Title", #"textColor={"color": {"white": 0.5, "alpha": 1}}"#],
      #"<color key="textColor" white="0.5" alpha="1""#
    ),
    (["set", "Send", "text=Go"], #"<state key="normal" title="Go"/>"#),
    (
      ["connect", "File's Owner", "outlet=title", "to=Title"],
      #"<outlet property="title" destination="lab-el-001" id=""#
    ),
    (
      ["connect", "Send", "action=tap:", "to=File's Owner", "event=touchUpInside"],
      #"<action selector="tap:" destination="-1" eventType="touchUpInside" id=""#
    ),
    (
      ["add", "label", "--into", "roo-t0-001", "--pin", "top=4,left=3"], #"<rect key="frame" x="3" y="4" width="42""#
    ),
    (
      ["add", "label", "--into", "roo-t0-001", "--pin", "top=4,left=3"],
      #"firstAttribute="left" secondItem="roo-t0-001" secondAttribute="left" constant="3""#
    ),
    (
      ["add", "label", "--into", "roo-t0-001", "--pin", "top=4,leading"],
      #"firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" id=""#
    ),
    (["add", "button", "title=Go", "--into", "roo-t0-001"], #"<state key="normal" title="Go"/>"#),
    (
      ["constrain", "Title", "firstAttribute=height", "constant=40", "priority=750"],
      #"<constraint firstAttribute="height" priority="750" constant="40" id=""#
    ),
    (
      [
        "constrain", "Title", "firstAttribute=leading", "secondItem=Send", "secondAttribute=trailing",
        "relation=greaterThanOrEqual",
      ],
      #"firstAttribute="leading" relation="greaterThanOrEqual" secondItem="but-to-001" secondAttribute="trailing" id=""#
    ),
  ])
  func wordsAreWrittenAsXcodeWouldWriteThem(_ words: [String], _ line: String) async {
    let (text, errors) = await edit(words)
    #expect(text.contains(line), "\(text)")
    #expect(errors.isEmpty)
  }

  @Test(arguments: [
    (["set", "Title", "textColor=#FF95"], "'#FF95' is not a color; write one as #FF9500"),
    (["set", "Title", "textColor=#FF95ZZ"], "'#FF95ZZ' is not a color; write one as #FF9500"),
    (
      ["set", "Title", "fontDescription=heavy 3"],
      "'heavy 3' is not a font; write a text style, such as body, a size, or 'bold 17'"
    ),
    (["set", "Title", "alpha=x"], "'alpha' must be a number, not 'x'"),
    (["set", "Title", "hidden=maybe"], "'hidden' must be true or false, not 'maybe'"),
    (["set", "Title", "layer.cornerRadius=3"], "label has no part 'layer'"),
    (["frob", "Title"], "unknown verb 'frob'; allowed: set, connect, disconnect, remove, add, move, constrain"),
    (["set"], "set: expected an object"),
    (["add"], "add: expected a kind, such as label"),
    (["set", "Title", "text"], "'text' does not have the form key=value"),
    (["constrain", "Title", "constant=3"], "constrain: expected firstAttribute=…, such as firstAttribute=top"),
    (["connect", "Title"], "expected one of outlet=…, outletCollection=…, action=… and segue=…"),
    (
      ["connect", "Title", "outlet=a", "action=b", "to=Send"], "expected one of outlet=…, outletCollection=…, action=…"
    ),
    (["connect", "Title", "action=tap"], "connect: expected to=OBJECT"),
    (["disconnect", "File's Owner", "outlet=title"], "'File's Owner' has no outlet 'title'"),
    (["add", "label", "text=New"], "add: name the container of the label with --into"),
    (["add", "label", "--into", "roo-t0-001", "--pin", "top,foo"], "unknown pin 'foo'; allowed: leading, trailing"),
    (["add", "label", "--into", "roo-t0-001", "--pin", "top=x"], "'x' is not a number"),
    (["add", "label", "--into", "roo-t0-001", "--before", "Nothing"], "no object matches 'Nothing'"),
    (["add", "thing", "--into", "roo-t0-001"], "unknown kind 'thing'"),
    (["set", "Title", #"text="A"#], #"'"A': "#),
    (["add", "viewController"], "cannot add a scene: only a storyboard has scenes"),
    (["move", "Title", "--into", "Title"], "cannot move 'Title' into itself"),
  ])
  func otherWordsAreRefusedWithTheReason(_ words: [String], _ reason: String) async {
    let (text, errors) = await edit(words)
    #expect(text.isEmpty)
    #expect(errors.contains(reason), "\(errors)")
  }

  /// With the words of `diff` in between, a patch program would not read it.
  @Test func aTrialPrintsOnlyThePatch() async {
    let memory = MemoryWorld(["a.xib": Self.document])
    #expect(await memory.run("edit", "a.xib", "--dry-run", "set", "Title", "text=Go") == .success)
    #expect(memory.output.hasPrefix("--- a/a.xib\n+++ b/a.xib\n@@"), "\(memory.output)")
    let lines = memory.output.split(separator: "\n").dropFirst(2)
    #expect(lines.allSatisfy { " +-@".contains($0.first ?? "x") }, "\(memory.output)")
    #expect(lines.count { $0.hasPrefix("-") } == 1 && lines.count { $0.hasPrefix("+") } == 1)
    #expect(memory.writtenFile("a.xib") == nil)
  }

  @Test func anEditIsToldInTheWordsOfDiff() async {
    let memory = MemoryWorld(["a.xib": Self.document])
    #expect(await memory.run("edit", "a.xib", "set", "Title", "text=Go") == .success)
    #expect(memory.output.contains(#"text "Title" → "Go""#), "\(memory.output)")
    let same = MemoryWorld(["a.xib": Self.document])
    #expect(await same.run("edit", "a.xib", "set", "Title", "text=Title") == .success)
    #expect(same.output.isEmpty && (same.writtenFile("a.xib") ?? Self.document) == Self.document)
  }

  @Test func aConnectionIsRemovedByItsName() async throws {
    let memory = MemoryWorld([
      "a.xib": Self.document.replacing(
        #"customClass="Panel"/>"#,
        with: #"""
          customClass="Panel"><connections>
          <outlet property="title" destination="lab-el-001" id="out-00-001"/>
          <outlet property="send" destination="but-to-001" id="out-00-002"/></connections></placeholder>
          """#)
    ])
    #expect(await memory.run("edit", "a.xib", "-q", "disconnect", "File's Owner", "outlet=title") == .success)
    let text = try #require(memory.writtenFile("a.xib"))
    #expect(!text.contains("out-00-001") && text.contains("out-00-002"))
  }

  /// A storyboard for the Mac gets a scene with a window or view controller.
  @Test(arguments: [
    (["window", "title=Inspector"], "<windowController", "title=\"Inspector\""),
    (["viewController", "title=Inspector"], "<viewController title=\"Inspector\"", "<view key=\"view\""),
  ])
  func aMacStoryboardGetsAScene(_ words: [String], _ controller: String, _ part: String) async {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23727" \
      targetRuntime="MacOSX.Cocoa">
          <scenes/>
      </document>

      """
    let memory = MemoryWorld(["a.storyboard": text])
    #expect(await memory.run(words: ["edit", "a.storyboard", "-q", "add"] + words) == .success)
    let written = memory.writtenFile("a.storyboard") ?? memory.diagnostics
    #expect(written.contains("<scene sceneID=\"") && written.contains(controller), "\(written)")
    #expect(written.contains(part) && written.contains("<customObject"), "\(written)")
  }
}
