import KeylineKit

/// Ends the run with a message unless something holds.
func check(_ holds: Bool, _ message: String) {
  if !holds { fatalError(message) }
}

let text = """
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
                              <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="t"/>
                              <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="l"/>
                              <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="r"/>
                              <constraint firstItem="box" firstAttribute="bottom" secondItem="gone" secondAttribute="top" id="d"/>
                          </constraints>
                      </view>
                  </viewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """

// Read.
let document = try InterfaceDocument(Array(text.utf8), path: "Main.storyboard")
check(document.kind == .storyboard && document.canvas?.windowSize.width == 393, "the document was read otherwise")
do {
  _ = try InterfaceDocument(Array("<document>".utf8))
  fatalError("a document that is cut off was read")
} catch {
  check(error.findings.first?.rule == "truncated-file", "\(error)")
}

// Lint: the last constraint leads to nothing.
let findings = document.lint()
let dangling = findings.first { $0.rule == "dangling-reference" }
check(dangling?.objectID == "d" && dangling?.path == "Main.storyboard", "\(findings)")
check(LintRule.usual.contains { $0.id == "dangling-reference" }, "the rule is not listed")

// Resolve: 59 points of safe area on top and the constant, 393 − 2 · 20.
let phone = try Configuration("iphone-15")
let layouts = document.layouts(on: phone)
let box = layouts.first?.views.first { $0.id == "box" }
check(box?.frame == box?.frameInWindow && box?.superview == "root", "the box is elsewhere")
check(box.map { [$0.frame?.x, $0.frame?.y, $0.frame?.width, $0.frame?.height] } == [20, 79, 353, 100], "\(layouts)")
check(box?.keptCoordinates.isEmpty == true, "the frame rests on the file")
let margins = box?.layoutMargins
check(
  margins.map { [$0.top, $0.left, $0.bottom, $0.right] } == [1, 2, 3, 4],
  "the margins are \(String(describing: margins))")

// Report: the height has another constant where the height is compact.
let report = document.report(on: [phone, try Configuration("iphone-15,landscape")])
let constant = report.first?.differences.first { $0.objectID == "h" }
check(constant?.aspect == .property("constant"), "\(report)")
check(constant?.values == ["100", "50"], "\(report)")

try Examples.run(Array(text.utf8), path: "Main.storyboard")

print("The library reads, lints, resolves and reports.")
