extension Probes {
  private static func view(_ name: String, _ attributes: String, _ inside: String = "", tag: String = "view") -> Probe {
    .view(
      name,
      #"<\#(tag) contentMode="scaleToFill" id="sub-vw-001" \#(attributes)>\#(Probe.frame(200, 100))\#(inside)</\#(tag)>"#
    )
  }

  private static func label(_ name: String, _ attributes: String, _ inside: String) -> Probe {
    view("label-\(name)", #"text="A text" \#(attributes)"#, inside, tag: "label")
  }

  private static func font(_ words: String) -> String { #"<fontDescription key="fontDescription" \#(words)/>"# }

  static let views: [Probe] =
    [
      view(
        "view-flags",
        """
        alpha="0.5" tag="7" hidden="YES" clearsContextBeforeDrawing="NO" autoresizesSubviews="NO" \
        restorationIdentifier="r" semanticContentAttribute="forceRightToLeft" layoutMarginsFollowReadableWidth="YES" \
        insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES"
        """, #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#),
      view(
        "view-directional-margins", "",
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#),
      view("view-keyboard-guide", "", #"<viewLayoutGuide key="keyboard" id="gui-de-001"/>"#),
      view(
        "scroll-guides", "",
        #"<viewLayoutGuide key="contentLayoutGuide" id="gui-de-001"/><viewLayoutGuide key="frameLayoutGuide" id="gui-de-002"/>"#,
        tag: "scrollView"),
      view(
        "scroll-flags",
        """
        pagingEnabled="YES" alwaysBounceHorizontal="YES" bounces="NO" scrollEnabled="NO" decelerationRate="fast" \
        indicatorStyle="white" automaticallyAdjustsScrollIndicatorInsets="NO" directionalLockEnabled="YES"
        """, "", tag: "scrollView"),
      view(
        "stack-spacing-standard", #"axis="vertical" spacingType="standard" layoutMarginsRelativeArrangement="YES""#, "",
        tag: "stackView"),
      view(
        "visual-effect-regular", #"opaque="NO""#,
        """
        <view key="contentView" opaque="NO" id="con-tv-001">\(Probe.frame(200, 100))</view>\
        <blurEffect style="systemMaterial"/>
        """, tag: "visualEffectView"),
      view(
        "image-symbol", #"image="star.fill" catalog="system""#,
        #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20"/>"#,
        tag: "imageView"),
      view("map", #"mapType="satellite""#, "", tag: "mapView"),
      view(
        "table-plain", #"style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28""#, "",
        tag: "tableView"),
      view(
        "table-inset-grouped",
        #"style="insetGrouped" separatorStyle="none" allowsSelection="NO" allowsMultipleSelection="YES" rowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1""#,
        "", tag: "tableView"),
      view(
        "collection-flow", #"dataMode="prototypes""#,
        """
        <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" scrollDirection="horizontal" id="lay-ou-001"><size key="itemSize" width="128" \
        height="64"/></collectionViewFlowLayout><cells/>
        """, tag: "collectionView"),
      label("plain", "", font(#"type="system" pointSize="17""#)),
      label(
        "shadow", #"enabled="NO" highlighted="YES""#,
        font(#"type="system" pointSize="17""#)
          + #"<color key="shadowColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><size key="shadowOffset" width="1" height="2"/>"#
      ),
      label(
        "attributed", "",
        """
        <attributedString key="attributedText"><fragment content="A "><attributes><font key="NSFont" size="17" \
        name="Menlo-Regular"/></attributes></fragment><fragment content="text"><attributes><color key="NSColor" \
        red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment>\
        </attributedString>
        """),
      label(
        "color-p3", "",
        font(#"type="system" pointSize="17""#)
          + #"<color key="textColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#
      ),
      label(
        "color-generic", "",
        font(#"type="system" pointSize="17""#)
          + #"<color key="textColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="calibratedRGB"/>"#),
    ]
    + ["ultraLight", "thin", "light", "bold", "heavy", "black"].map { weight in
      label("weight-\(weight.lowercased())", "", font(#"type="system" weight="\#(weight)" pointSize="17""#))
    } + [label("italic", "", font(#"type="italicSystem" pointSize="17""#))]
}
