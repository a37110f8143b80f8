/// Documents to migrate, written as Xcode writes them.
enum Scenes {
  /// A storyboard of one scene: a controller with layout guides `top` and `bot`, a root view `root` and a label `lab`.
  static func storyboard(
    tools: String = "14490.70", flags: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\"",
    runtime: String = "iOS.CocoaTouch", deployment: String = "<deployment identifier=\"iOS\"/>",
    capabilities: String = "", controller: String = "viewController", root: String = "view",
    constraints: [String] = standardConstraints, behindConstraints: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="\(runtime)" propertyAccessControl="none" \(flags) colorMatched="YES" initialViewController="con">
        <dependencies>
            \(deployment)
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="14490.49"/>
    \(capabilities)    </dependencies>
        <scenes>
            <scene sceneID="scn">
                <objects>
                    <\(controller) id="con" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="top"/>
                            <viewControllerLayoutGuide type="bottom" id="bot"/>
                        </layoutGuides>
                        <\(root) key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                                    <rect key="frame" x="0.0" y="20" width="375" height="647"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            <constraints>
    \(constraints.map { "                            \($0)\n" }.joined())\
                            </constraints>
    \(behindConstraints)                    </\(root)>
                    </\(controller)>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="52" y="52"/>
            </scene>
        </scenes>
    </document>

    """
  }

  /// The label fills the room between the guides.
  static let standardConstraints = [
    constraint("lab", "top", "top", "bottom", id: "c1"),
    constraint("bot", "top", "lab", "bottom", id: "c2"),
    constraint("lab", "leading", "root", "leading", id: "c3"),
    "<constraint firstAttribute=\"trailing\" secondItem=\"lab\" secondAttribute=\"trailing\" id=\"c4\"/>",
  ]

  static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String, more: String = "", id: String
  ) -> String {
    let items = "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\""
    return "<constraint \(items) secondItem=\"\(second)\" secondAttribute=\"\(other)\"\(more) id=\"\(id)\"/>"
  }

  /// A xib of these top-level objects.
  static func xib(_ objects: String, flags: String = "useAutolayout=\"YES\"", runtime: String = "iOS.CocoaTouch")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" \
    targetRuntime="\(runtime)" propertyAccessControl="none" \(flags) colorMatched="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="20020"/>
        </dependencies>
        <objects>
    \(objects)
        </objects>
    </document>

    """
  }
}
