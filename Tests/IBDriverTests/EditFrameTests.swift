import Testing

@testable import IBDriver

/// Stored frames follow the views that an edit moves.
@Suite struct EditFrameTests {
  /// A header of a fixed height, a box below it, and a label whose stored width is not the one of its text.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="300"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="hea-de-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="40"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="hei-gh-001"/>
                        </constraints>
                    </view>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                        <rect key="frame" x="16" y="48" width="100" height="50"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="wid-th-001"/>
                            <constraint firstAttribute="height" constant="50" id="hei-gh-002"/>
                        </constraints>
                    </view>
                    <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    id="fix-ed-001">
                        <rect key="frame" x="200" y="200" width="30" height="30"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="hea-de-001" firstAttribute="top" secondItem="roo-t0-001" \
    secondAttribute="top" id="con-00-001"/>
                    <constraint firstItem="hea-de-001" firstAttribute="leading" secondItem="roo-t0-001" \
    secondAttribute="leading" id="con-00-002"/>
                    <constraint firstAttribute="trailing" secondItem="hea-de-001" secondAttribute="trailing" \
    id="con-00-003"/>
                    <constraint firstItem="box-00-001" firstAttribute="top" secondItem="hea-de-001" \
    secondAttribute="bottom" constant="8" id="con-00-004"/>
                    <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="roo-t0-001" \
    secondAttribute="leading" constant="16" id="con-00-005"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  /// The document after an edit.
  private func edited(_ words: String..., in text: String = document) async throws -> String {
    let memory = MemoryWorld(["a.xib": text])
    let status = await memory.run(words: ["edit", "a.xib", "--quiet"] + words)
    #expect(status == .success, "\(memory.diagnostics)")
    return try #require(memory.writtenFile("a.xib"))
  }

  @Test func whatAnEditMovesIsStoredWhereItIs() async throws {
    let taller = try await edited("set", "hei-gh-001", "constant=60")
    #expect(taller.contains(#"x="0.0" y="0.0" width="393" height="60""#))
    #expect(taller.contains(#"x="16" y="68" width="100" height="50""#))
    #expect(taller.contains(#"x="200" y="200" width="30" height="30""#))
    // And back to the same bytes.
    #expect(try await edited("set", "hei-gh-001", "constant=40", in: taller) == Self.document)
  }

  @Test func aCoordinateThatWasWrongBeforeStays() async throws {
    let stale = Self.document.replacing(#"x="16" y="48" width="100""#, with: #"x="16" y="45" width="100""#)
    let taller = try await edited("set", "hei-gh-001", "constant=60", in: stale)
    #expect(taller.contains(#"x="16" y="45" width="100" height="50""#))
    #expect(taller.contains(#"width="393" height="60""#))
  }

  /// Only the size of a new image may be unknown: the document lists the sizes of its images.
  @Test func imagesOfTheDocumentHaveTheirSizes() async throws {
    let text = Self.document.replacing(
      "    </objects>", with: "    </objects>\n    <resources><image name=\"a\" width=\"9\" height=\"8\"/></resources>")
    #expect(text != Self.document)
    let taller = try await edited("set", "hei-gh-001", "constant=60", in: text)
    #expect(taller.contains(#"x="16" y="68" width="100" height="50""#))
  }

  @Test func framesStayWithKeepFrames() async throws {
    let taller = try await edited("set", "hei-gh-001", "constant=60", "--keep-frames")
    #expect(taller == Self.document.replacing(#"constant="40""#, with: #"constant="60""#))
  }

  @Test func aNewViewIsStoredWhereItsConstraintsPutIt() async throws {
    let added = try await edited(
      "add", "view", "--into", "roo-t0-001", "--pin", "trailing=16,bottom=8,width=50,height=20")
    #expect(added.contains(#"<rect key="frame" x="327" y="272" width="50" height="20"/>"#))
  }
}
