import IBEdit
import IBModel
import IBSource
import IBSyntax
import IBTestSupport

/// A screen with a header, a label and a button in it, in the bytes of Xcode.
enum Screen {
  static let text = document(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                <connections>
                    <outlet property="header" destination="head" id="o-1"/>
                    <outlet property="submitButton" destination="butt" id="o-2"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="head" userLabel="Header">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                        <subviews>
                            <label text="Welcome" id="titl">
                                <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
                            </label>
                            <imageView image="logo" id="imag">
                                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                            </imageView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="imag" firstAttribute="leading" secondItem="titl" secondAttribute="trailing" id="c-2"/>
                            <constraint firstItem="titl" firstAttribute="top" secondItem="head" secondAttribute="top" id="c-4"/>
                        </constraints>
                    </view>
                    <!-- kept by hand -->
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="butt">
                        <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                        <state key="normal" title="Submit"/>
                        <connections>
                            <action selector="submit:" destination="-1" eventType="touchUpInside" id="a-1"/>
                        </connections>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="butt" firstAttribute="top" secondItem="titl" secondAttribute="bottom" constant="8" id="c-6"/>
                </constraints>
            </view>
    """
  ).split(separator: "</document>", omittingEmptySubsequences: false).joined(
    separator: """
          <resources>
              <image name="logo" width="20" height="20"/>
          </resources>
      </document>
      """)

  static let resources = ResourceSource(
    imageSize: { _, _ in (width: 30, height: 40) }, color: { _, _ in [1, 0, 0.5, 1] })
}

/// The text after edits, or the message of the refusal.
func edited(_ edits: String, in text: String = Screen.text) throws -> Result<String, EditRefusal> {
  let document = try model(text)
  let source = SourceFile(path: "edits.json", bytes: Array("{\"edits\": [\(edits)]}".utf8))
  return EditReader.read(source).flatMap { operations in
    DocumentEdit.apply(operations, to: document, Screen.resources).map { changes in
      let bytes = TextEdit.apply(changes, to: document.tree.source.bytes) ?? []
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// The lines that an edit removes, with a minus, and adds, with a plus.
func change(_ edits: String, in text: String = Screen.text) throws -> [String] {
  let new = try edited(edits, in: text).get()
  let hunks = String(decoding: UnifiedDiff.hunks(from: Array(text.utf8), to: Array(new.utf8)), as: UTF8.self)
  return hunks.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.map { line in
    "\(line.prefix(1))\(line.dropFirst().drop { $0 == " " })"
  }
}

/// The message with which an edit is refused.
func refusal(_ edits: String, in text: String = Screen.text) throws -> String {
  switch try edited(edits, in: text) {
  case .success: "not refused"
  case .failure(let refusal): refusal.message
  }
}
