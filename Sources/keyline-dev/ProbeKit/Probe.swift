/// A tiny document of our own about something that no pair of a document and one of Apple's nibs covers.
struct Probe {
  /// Lower case, hyphens between words: the name of its folder.
  let name: String
  let text: String

  /// A xib with a view that has `inside` in it.
  static func view(_ name: String, _ inside: String, resources: String = "") -> Probe {
    Probe(
      name: name,
      text: xib(
        """
        <view contentMode="scaleToFill" id="vie-ww-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
        \(inside)
            </subviews>
        </view>
        """, resources))
  }

  /// A xib with these objects on top.
  static func objects(_ name: String, _ objects: String) -> Probe { Probe(name: name, text: xib(objects, "")) }

  /// A storyboard with these scenes; the first controller's id is `con-tr-001`.
  static func storyboard(_ name: String, _ scenes: String) -> Probe {
    Probe(
      name: name,
      text: head("Storyboard.XIB", #" initialViewController="con-tr-001""#) + """
            <scenes>
        \(scenes)
            </scenes>
        </document>

        """)
  }

  var isStoryboard: Bool { text.contains(".Storyboard.XIB") }

  /// A frame as Xcode writes it.
  static func frame(_ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="10" y="20" width="\#(width)" height="\#(height)"/>"#
      + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
  }

  private static func xib(_ objects: String, _ resources: String) -> String {
    head("XIB", "") + """
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
          </objects>
      \(resources.isEmpty ? "" : "<resources>\(resources)</resources>")
      </document>

      """
  }

  private static func head(_ type: String, _ attributes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES"\(attributes)>
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>

    """
  }
}
