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
  }

  @Test func theExamplesRun() throws {
    try Examples.run(Array(Self.text.utf8), path: "Main.storyboard")
  }
}
