import Foundation
import KeylineKit
import Testing

/// Uses the library as another package would: the target has no package access, so it sees only public declarations.
@Suite struct LibraryTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="c">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController title="Start" id="c" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="20" y="79" width="353" height="100"/>
                                    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="100" id="h">
                                            <variation key="heightClass=compact" constant="50"/>
                                        </constraint>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="20" id="t"/>
                                <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
    secondAttribute="leading" constant="20" id="l"/>
                                <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
    secondAttribute="trailing" constant="20" id="r"/>
                                <constraint firstItem="box" firstAttribute="bottom" secondItem="gone" \
    secondAttribute="top" id="d"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  private let document: InterfaceDocument

  init() throws {
    document = try InterfaceDocument(Array(Self.text.utf8), path: "Main.storyboard")
  }

  @Test func theLibraryReads() {
    #expect(document.kind == .storyboard && document.canvas?.windowSize.width == 393)
    let error = #expect(throws: InterfaceDocument.Failure.self) {
      try InterfaceDocument(Array("<document>".utf8))
    }
    #expect(error?.findings.first?.rule == "truncated-file")
  }

  /// The last constraint leads to nothing.
  @Test func theLibraryLints() {
    let dangling = document.lint().first { $0.rule == "dangling-reference" }
    #expect(dangling?.objectID == "d" && dangling?.path == "Main.storyboard")
    #expect(LintRule.usual.contains { $0.id == "dangling-reference" })
  }

  /// 59 points of safe area on top and the constant, 393 − 2 · 20.
  @Test func theLibraryResolves() throws {
    let layouts = document.layouts(on: try Configuration("iphone-15"))
    let box = try #require(layouts.first?.views.first { $0.id == "box" })
    #expect(box.frame == box.frameInWindow && box.superview == "root")
    let frame = try #require(box.frame)
    #expect([frame.x, frame.y, frame.width, frame.height] == [20, 79, 353, 100])
    #expect(box.keptCoordinates.isEmpty)
    let margins = box.layoutMargins
    #expect([margins.top, margins.left, margins.bottom, margins.right] == [1, 2, 3, 4])
  }

  /// The height has another constant where the height is compact.
  @Test func theLibraryReports() throws {
    let report = document.report(on: [try Configuration("iphone-15"), try Configuration("iphone-15,landscape")])
    let constant = report.first?.differences.first { $0.objectID == "h" }
    #expect(constant?.aspect == .property("constant"))
    #expect(constant?.values == ["100", "50"])
    #expect(report.first?.varies == true)
    #expect(document.report(on: [try Configuration("iphone-15")]).first?.varies == false)
  }

  private static let labelled = text.replacing(
    "<viewController title", with: #"<viewController storyboardIdentifier="start" customClass="StartController" title"#
  ).replacing(
    "<viewLayoutGuide",
    with: #"<connections><outlet property="box" destination="box" id="o"/></connections><viewLayoutGuide"#)

  @Test func theLibraryListsObjectsWithTheirConnections() throws {
    let objects = try InterfaceDocument(Array(Self.labelled.utf8), path: "Main.storyboard").objects
    #expect(objects.map(\.id).dropFirst() == ["c", "root", "box", "h", "o", "safe", "t", "l", "r", "d"])
    #expect(
      objects.map(\.parent).dropFirst() == [nil, "c", "root", "box", "root", "root", "root", "root", "root", "root"])
    let controller = try #require(objects.first { $0.id == "c" })
    #expect(controller.element == "viewController" && controller.line == 7)
    #expect(controller.customClass == "StartController" && controller.identifier == "start")
    #expect(controller.attributes["title"] == "Start" && controller.connections.isEmpty)
    let outlet = try #require(objects.first { $0.id == "root" }?.connections.first)
    #expect(outlet.kind == "outlet" && outlet.name == "box" && outlet.destination == "box")
  }

  /// An action leads to its target, and a segue has the name that code performs.
  @Test func connectionsOfEveryKindHaveNames() throws {
    let text = Self.text.replacing(
      "<viewLayoutGuide",
      with: """
        <connections>
        <action selector="tap:" destination="c" eventType="touchUpInside" id="a"/>
        <segue destination="c" kind="show" identifier="open" id="g"/>
        <binding target="c" name="value" id="b"/>
        </connections><viewLayoutGuide
        """)
    let objects = try InterfaceDocument(Array(text.utf8)).objects
    let connections = try #require(objects.first { $0.id == "root" }).connections
    #expect(connections.map(\.kind) == ["action", "segue", "binding"])
    #expect(connections.map(\.name) == ["tap:", "open", "value"])
    #expect(connections.map(\.destination) == ["c", "c", "c"])
  }

  @Test func aFixRemovesItsFinding() throws {
    let bytes = Array(Self.text.replacing(#"id="box">"#, with: #"customModule="App" id="box">"#).utf8)
    let finding = try #require(
      InterfaceDocument(bytes, path: "Main.storyboard").lint().first { $0.rule == "module-without-class" })
    let fix = try #require(finding.fixes.first)
    #expect(!fix.title.isEmpty && fix.isSafe)
    #expect(Fix.apply([fix], to: bytes) == Array(Self.text.utf8))
    #expect(Fix.apply([fix], to: []) == nil)
  }

  @Test func changesAreSentences() throws {
    let new = try InterfaceDocument(
      Array(Self.text.replacing(#"constant="20" id="t""#, with: #"constant="28" id="t""#).utf8), path: "Main.storyboard"
    )
    let iPhone = [try Configuration("iphone-15")]
    let edits = new.changes(since: document, on: [])
    #expect(edits.count == 1 && edits[0].contains("20 → 28"), "\(edits)")
    let moves = new.changes(since: document, on: iPhone)
    #expect(moves.contains { $0.contains("8 pt down") }, "\(moves)")
    #expect(document.changes(since: document, on: iPhone).isEmpty)
  }

  @Test func editsOfDifferentObjectsMergeAndOthersConflict() throws {
    func version(_ old: String, _ new: String) throws -> InterfaceDocument {
      try InterfaceDocument(Array(Self.text.replacing(old, with: new).utf8), path: "Main.storyboard")
    }
    let ours = try version(#"constant="20" id="t""#, #"constant="28" id="t""#)
    let theirs = try version(#"constant="20" id="l""#, #"constant="24" id="l""#)
    let merge = try #require(InterfaceDocument.merge(base: document, ours: ours, theirs: theirs))
    #expect(merge.conflicts.isEmpty)
    let text = String(decoding: merge.bytes, as: UTF8.self)
    #expect(text.contains(#"constant="28" id="t""#) && text.contains(#"constant="24" id="l""#))
    let other = try version(#"constant="20" id="t""#, #"constant="30" id="t""#)
    let clash = try #require(InterfaceDocument.merge(base: document, ours: ours, theirs: other))
    #expect(clash.conflicts.count == 1 && clash.conflicts[0].contains("28") && clash.conflicts[0].contains("30"))
    #expect(String(decoding: clash.bytes, as: UTF8.self).contains("<<<<<<<"))
  }

  @Test func aPictureShowsTheSceneOnItsScreen() throws {
    let pictures = document.pictures(on: try Configuration("iphone-15"))
    #expect(pictures.map(\.scene.id) == ["s"])
    #expect(pictures.first?.svg.contains("<svg") == true && pictures.first?.svg.contains("393") == true)
  }

  @Test func aConfigurationIsCodedByItsName() throws {
    let configuration = try Configuration("iphone-15,landscape")
    #expect(configuration.windowSize.width == 852 && configuration.windowSize.height == 393)
    #expect(configuration.scale == 3 && configuration.name == "iphone-15.landscape")
    let coded = try JSONEncoder().encode([configuration])
    #expect(String(decoding: coded, as: UTF8.self) == #"["iphone-15.landscape"]"#)
    #expect(try JSONDecoder().decode([Configuration].self, from: coded) == [configuration])
    let failure = #expect(throws: Configuration.Failure.self) { try Configuration("iphone-15,sideways") }
    #expect(failure?.description.contains("'sideways'") == true)
  }

  /// A width and two edges that leave another width contradict each other.
  @Test func aConflictOfALayoutNamesItsConstraints() throws {
    let text = Self.text.replacing(
      #"<constraint firstAttribute="height""#,
      with: #"<constraint firstAttribute="width" constant="10" id="w"/><constraint firstAttribute="height""#)
    let layouts = try InterfaceDocument(Array(text.utf8)).layouts(on: try Configuration("iphone-15"))
    let conflict = try #require(layouts.first?.issues.first { $0.kind == "conflict" })
    #expect(conflict.constraints.sorted() == ["l", "r", "w"])
    #expect(!conflict.message.isEmpty)
    let both = [try Configuration("iphone-15"), try Configuration("iphone-15,landscape")]
    let report = try InterfaceDocument(Array(text.utf8)).report(on: both)
    #expect(report.first?.issues.first { $0.issue.kind == "conflict" }?.places == [0, 1])
  }

  @Test func theExamplesRun() throws {
    try Examples.run(Array(Self.text.utf8), path: "Main.storyboard")
  }

  @Test func aDocumentIsReadFromItsFile() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "keyline-library-\(UUID()).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(Self.text.utf8).write(to: url)
    #expect(try InterfaceDocument(contentsOf: url).objects.map(\.id) == document.objects.map(\.id))
    #expect(try InterfaceDocument(contentsOf: url).lint().allSatisfy { $0.path == url.path })
  }

  /// Keyline reads no documents of Xcode 3.
  @Test func anArchiveIsRefused() {
    let archive = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
    let error = #expect(throws: InterfaceDocument.Failure.self) {
      try InterfaceDocument(Array(archive.utf8), path: "Old.xib")
    }
    #expect(error?.findings.map(\.rule) == ["unsupported-document"])
    #expect(error?.findings.first?.path == "Old.xib")
  }
}
