import Testing

@testable import IBDriver

@Suite struct MergePageTests {
  /// A storyboard with one scene whose label has this text and this place.
  private static func storyboard(_ text: String, x: Int = 16) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-001" customClass="WelcomeController">
                        <view key="view" id="roo-tv-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" text="\(text)" fixedFrame="YES" id="lab-el-001">
                                    <rect key="frame" x="\(x)" y="40" width="80" height="21"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                </label>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.ranges(of: part).count
  }

  @Test func aSceneWithAConflictIsDrawnAsEachVersionHasIt() async {
    let world = MemoryWorld([
      "b.storyboard": Self.storyboard("Hello"), "o.storyboard": Self.storyboard("Welcome &lt;b>"),
      "t.storyboard": Self.storyboard("Good day"),
    ])
    #expect(
      await world.run("merge", "-f", "html", "--merged", "m.xml", "b.storyboard", "o.storyboard", "t.storyboard")
        == .findings)
    #expect(world.writtenFile("m.xml")?.contains("<<<<<<<") == true)
    #expect(world.output.hasPrefix("<!DOCTYPE html>"))
    #expect(world.output.hasSuffix("</html>\n"))
    #expect(world.output.contains("<h3>WelcomeController, wC hR</h3>"))
    for word in ["base", "ours", "theirs"] {
      #expect(Self.count("<figcaption>\(word)</figcaption>", in: world.output) == 1, "\(word)")
    }
    #expect(!world.output.contains("<figcaption>merged</figcaption>"))
    #expect(world.output.contains("&quot;Good day&quot; in theirs [lab-el-001]</p>"))
    #expect(world.output.contains("t.storyboard --output m.xml --resolve lab-el-001=theirs</pre>"))
    #expect(!world.output.contains("<b>"))
  }

  /// A conflict in a xib is about the one of its views that has the object.
  @Test func aViewOfAXibWithAConflictIsDrawn() async {
    func xib(_ text: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES">
          <objects>
              <view userLabel="Card" id="car-d0-001">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="90"/>
                  <subviews>
                      <label text="\(text)" fixedFrame="YES" id="lab-el-001">
                          <rect key="frame" x="16" y="40" width="80" height="21"/>
                      </label>
                  </subviews>
              </view>
              <view userLabel="Footer" id="foo-te-001">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="30"/>
              </view>
          </objects>
      </document>

      """
    }
    let world = MemoryWorld(["b.xib": xib("Hello"), "o.xib": xib("Welcome"), "t.xib": xib("Good day")])
    #expect(await world.run("merge", "-f", "html", "--merged", "m.xml", "b.xib", "o.xib", "t.xib") == .findings)
    #expect(Self.count("<h3>", in: world.output) == 1 && world.output.contains("Card"), "\(world.output)")
    #expect(!world.output.contains("Footer"))
    #expect(Self.count("<figcaption>", in: world.output) == 3)
  }

  @Test func aMergeWithoutConflictsIsDrawnToo() async {
    let world = MemoryWorld([
      "b.storyboard": Self.storyboard("Hello"), "o.storyboard": Self.storyboard("Hello", x: 24),
      "t.storyboard": Self.storyboard("Good day"),
    ])
    #expect(
      await world.run("merge", "-f", "html", "-o", "m.html", "b.storyboard", "o.storyboard", "t.storyboard") == .success
    )
    let page = world.writtenFile("m.html") ?? ""
    #expect(Self.count("<figure>", in: page) == 4)
    #expect(page.contains("<figcaption>merged</figcaption>") && world.output.isEmpty)
  }

  /// Before, --output received the merged file whatever --format was.
  @Test func aReportDoesNotGoIntoADocument() async {
    let world = MemoryWorld(["b.xib": Documents.clean, "o.xib": Documents.clean, "t.xib": Documents.clean])
    #expect(await world.run("merge", "-f", "json", "-o", "m.xib", "b.xib", "o.xib", "t.xib") == .usage)
    #expect(world.diagnostics.contains("with --format, --output names the report; use --merged for 'm.xib'"))
    #expect(await world.run("merge", "-o", "m.xib", "--merged", "n.xib", "b.xib", "o.xib", "t.xib") == .usage)
    #expect(world.writtenFile("m.xib") == nil)
    #expect(await world.run("merge", "-f", "json", "b.xib", "o.xib", "t.xib") == .success)
    #expect(world.output.hasPrefix("{"))
  }

  /// The causes of conflicts and the notes in words.
  @Test func referencesRowsAndIDsAreNamed() async {
    func document(_ views: String, _ root: String = "") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="roo-tv-001">
                  <subviews>
      \(views)
                  </subviews>
      \(root)
              </view>
          </objects>
      </document>

      """
    }
    func segments(_ middle: String?) -> String {
      let rows = ["A", middle, "C"].compactMap(\.self).map { "                            <segment title=\"\($0)\"/>" }
      return """
                          <segmentedControl id="seg-00-001">
                              <segments>
        \(rows.joined(separator: "\n"))
                              </segments>
                          </segmentedControl>
        """
    }
    func merge(_ base: String, _ ours: String, _ theirs: String) async -> String {
      let world = MemoryWorld(["b.xib": base, "o.xib": ours, "t.xib": theirs])
      _ = await world.run("merge", "--format", "text", "--merged", "m.xib", "b.xib", "o.xib", "t.xib")
      return world.output
    }
    let label = "                <label text=\"Name\" id=\"lab-el-001\"/>"
    let outlet = """
                  <connections>
                      <outlet property="name" destination="lab-el-001" id="out-00-001"/>
                  </connections>
      """
    let pointing = await merge(document(label), document(""), document(label, outlet))
    #expect(
      pointing.contains("removed in ours, but outlet name to label \"Name\" in theirs refers to it"), "\(pointing)")
    let rows = await merge(document(segments(nil)), document(segments("X")), document(segments("Y")))
    #expect(rows.contains("both sides edited its rows"), "\(rows)")
    let slider = "                <slider value=\"0.5\" id=\"lab-el-001\"/>"
    let ids = await merge(document(""), document(label), document(slider))
    let note = ids.firstMatch(of: /slider '([^']+)' in theirs gets the new id ([^ ,]+), because .* has ([^ ]+)/)
    #expect(note.map { $0.1 != $0.2 && $0.1 == $0.3.prefix($0.1.count) } == true, "\(ids)")
    #expect(ids.contains(", because label \"Name\" in ours has lab-el-001"), "\(ids)")
  }

  /// The result has the line ends of our version, unless only their version changed them.
  @Test(arguments: [
    (false, false, true, true), (true, false, true, false), (false, true, false, true), (true, true, false, false),
  ])
  func lineEndsAreMerged(_ base: Bool, _ ours: Bool, _ theirs: Bool, _ hasReturns: Bool) async {
    func text(_ label: String, _ x: Int, _ hasReturns: Bool) -> String {
      let text = Self.storyboard(label, x: x)
      return hasReturns ? text.replacing("\n", with: "\r\n") : text
    }
    let world = MemoryWorld([
      "b.xib": text("Hello", 16, base), "o.xib": text("Welcome", 16, ours), "t.xib": text("Hello", 20, theirs),
    ])
    #expect(await world.run("merge", "--output", "m.xib", "b.xib", "o.xib", "t.xib") == .success)
    let merged = world.writtenFile("m.xib") ?? ""
    #expect(merged.contains("Welcome") && merged.contains("x=\"20\""), "\(merged)")
    let lines = merged.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(merged.utf8.count { $0 == UInt8(ascii: "\r") } == (hasReturns ? lines : 0))
  }

  /// Both sides added the file, so there is no base.
  @Test func aFileThatBothSidesAddedHasNoBase() async {
    let world = MemoryWorld(["o.xib": Self.storyboard("Welcome"), "t.xib": Self.storyboard("Hello")])
    #expect(
      await world.run("merge", "--format", "text", "--merged", "m.xib", "none.xib", "o.xib", "t.xib") == .findings)
    #expect(
      world.output.contains("text \"Welcome\" in ours, \"Hello\" in theirs"), "\(world.output)\(world.diagnostics)")
  }

  @Test func anArchiveIsNotMerged() async {
    let world = MemoryWorld([
      "b.xib": Self.storyboard("Hello"), "o.xib": Documents.archive, "t.xib": Self.storyboard("Bye"),
    ])
    #expect(await world.run("merge", "--format", "text", "--merged", "m.xib", "b.xib", "o.xib", "t.xib") == .unreadable)
    #expect(
      (world.output + world.diagnostics).contains("ours is an Xcode 3 document"), "\(world.output)\(world.diagnostics)")
    #expect(world.writtenFiles.isEmpty)
  }
}
