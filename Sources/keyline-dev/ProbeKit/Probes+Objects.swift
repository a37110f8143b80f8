extension Probes {
  static let objects: [Probe] = [
    .objects(
      "tap-recognizer", #"<tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="2" id="rec-og-001"/>"#
    ),
    .objects("pan-recognizer", #"<panGestureRecognizer minimumNumberOfTouches="1" id="rec-og-001"/>"#),
    .objects("swipe-recognizer", #"<swipeGestureRecognizer direction="left" id="rec-og-001"/>"#),
    .objects("pinch-recognizer", #"<pinchGestureRecognizer id="rec-og-001"/>"#),
    .objects("rotation-recognizer", #"<rotationGestureRecognizer id="rec-og-001"/>"#),
    .objects(
      "long-press-recognizer",
      #"<pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="rec-og-001"/>"#),
    .objects(
      "collection-cell",
      """
      <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="cel-ll-001">\
      \(Probe.frame(50, 50))<collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" contentMode="center" id="con-tv-001">\(Probe.frame(50, 50))\
      </collectionViewCellContentView></collectionViewCell>
      """),
    .objects(
      "bar-items",
      """
      <barButtonItem width="42" style="plain" systemItem="fixedSpace" id="ite-mm-001"/>\
      <barButtonItem title="Go" image="a" landscapeImage="b" enabled="NO" id="ite-mm-002"/>
      """),
  ]

  private static func scene(_ number: Int, _ controller: String) -> String {
    """
            <scene sceneID="sce-ne-00\(number)">
                <objects>
    \(controller)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-00\(number)" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
    """
  }

  private static func content(_ number: Int) -> String {
    scene(
      number,
      """
      <viewController id="con-tr-00\(number)" sceneMemberID="viewController"><view key="view" \
      contentMode="scaleToFill" id="vie-ww-00\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <viewLayoutGuide key="safeArea" id="gui-de-00\(number)"/></view>\
      <tabBarItem key="tabBarItem" title="Item" image="a" badgeValue="1" id="tab-it-00\(number)"/></viewController>
      """)
  }

  static let storyboards: [Probe] = [
    .storyboard("storyboard-launch", content(1)),
    .storyboard(
      "storyboard-tabs",
      scene(
        1,
        """
        <tabBarController id="con-tr-001" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" \
        id="tab-ba-001"><rect key="frame" x="0.0" y="0.0" width="375" height="49"/></tabBar><connections>\
        <segue destination="con-tr-002" kind="relationship" relationship="viewControllers" id="seg-ue-001"/>\
        <segue destination="con-tr-003" kind="relationship" relationship="viewControllers" id="seg-ue-002"/>\
        </connections></tabBarController>
        """) + content(2) + content(3)),
    .storyboard(
      "storyboard-split",
      scene(
        1,
        """
        <splitViewController id="con-tr-001" sceneMemberID="viewController"><connections>\
        <segue destination="con-tr-002" kind="relationship" relationship="masterViewController" id="seg-ue-001"/>\
        <segue destination="con-tr-003" kind="relationship" relationship="detailViewController" id="seg-ue-002"/>\
        </connections></splitViewController>
        """) + content(2) + content(3)),
    .storyboard(
      "storyboard-pages",
      scene(
        1,
        """
        <pageViewController navigationOrientation="horizontal" transitionStyle="scroll" id="con-tr-001" \
        sceneMemberID="viewController"/>
        """)),
  ]
}
