import IBMigrate
import Testing

@Suite struct OldCapabilitiesTests {
  private static let name = "old-capabilities"

  /// A document with `capabilities`, lines of the file, after the plug-in.
  private static func document(_ capabilities: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14088"/>
    \(capabilities)    </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="16" y="20" width="80" height="40"/>
                        <constraints>
                            <constraint firstAttribute="width" secondItem="box" secondAttribute="height" \
    multiplier="2:1" id="ratio"/>
                            <constraint firstAttribute="height" constant="40" id="height"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="leading"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="20" id="top"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  private static let old = """
            <capability name="Aspect ratio constraints" minToolsVersion="5.1"/>
            <capability name="Constraints to layout margins" minToolsVersion="6.0"/>
            <capability name="Segues with Peek and Pop" minToolsVersion="7.1"/>

    """
  private static let current =
    "        <capability name=\"documents saved in the Xcode 8 format\" minToolsVersion=\"8.0\"/>\n"

  @Test func capabilitiesOfOldVersionsGoWithTheirLines() throws {
    let result = try migrated(Self.document(Self.old + Self.current), by: Self.name)
    #expect(result.text == Self.document(Self.current))
    #expect(result.findings.isEmpty)
    #expect(try isUnchanged(result.text, by: Self.name))
  }

  /// The engine lays the document out before and after, on four devices in two orientations.
  @Test func noFrameMoves() throws {
    let frames = try migrated(Self.document(Self.old), by: Self.name).frames
    #expect(frames.results.count == 8 && frames.unchangedCount == 8)
    #expect(frames.results.allSatisfy { $0.newConflicts.isEmpty })
  }

  @Test(arguments: [
    "", current, "        <capability name=\"Named colors\" minToolsVersion=\"9.0\"/>\n",
    "        <capability name=\"Without a version\"/>\n",
    "        <capability name=\"Of no number\" minToolsVersion=\"new\"/>\n",
  ])
  func othersStay(_ capabilities: String) throws {
    #expect(try isUnchanged(Self.document(capabilities), by: Self.name))
  }

  @Test func lineEndingsStay() throws {
    func windows(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    let result = try migrated(windows(Self.document(Self.old + Self.current)), by: Self.name)
    #expect(result.text == windows(Self.document(Self.current)))
  }
}
