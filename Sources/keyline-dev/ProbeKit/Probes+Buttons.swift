extension Probes {
  private static func button(_ name: String, _ attributes: String, _ inside: String) -> Probe {
    .view(
      "button-\(name)",
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="but-to-001" \(attributes)>\
      \(Probe.frame(120, 35))\(inside)</button>
      """)
  }

  private static func configured(_ style: String, _ attributes: String = "", _ inside: String = "") -> Probe {
    button(
      "configuration-\(style)\(attributes.isEmpty && inside.isEmpty ? "" : "-more")", #"buttonType="system""#,
      """
      <state key="normal" title="Go"/>\
      <buttonConfiguration key="configuration" style="\(style)" title="Go" \(attributes)>\(inside)</buttonConfiguration>
      """)
  }

  static let buttons: [Probe] =
    ["plain", "gray", "tinted", "filled"].map { configured($0) } + [
      configured(
        "filled", #"image="star" catalog="system" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule""#,
        #"<color key="baseForegroundColor" systemColor="systemRedColor"/>"#),
      button(
        "custom", "",
        #"<state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>"#
      ),
      button("contact-add", #"buttonType="contactAdd""#, ""),
      button("info-light", #"buttonType="infoLight""#, ""),
      button(
        "primary-action", #"buttonType="system" role="primary" changesSelectionAsPrimaryAction="YES""#,
        #"<state key="normal" title="Go"/>"#),
      button(
        "pointer", #"buttonType="system" pointerInteraction="YES" springLoaded="YES""#,
        #"<state key="normal" title="Go"/>"#),
      button(
        "insets", #"buttonType="system""#,
        #"<inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/><inset key="imageEdgeInsets" minX="1" minY="1" maxX="1" maxY="1"/><state key="normal" title="Go"/>"#
      ),
      button(
        "states", #"buttonType="system" enabled="NO" selected="YES" highlighted="YES" adjustsImageWhenDisabled="NO""#,
        #"<state key="normal" title="A"/><state key="highlighted" title="B"/><state key="disabled" title="C"/><state key="selected" title="D" backgroundImage="e"/>"#
      ),
      button(
        "break-and-shadow",
        #"buttonType="system" reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES""#,
        #"<size key="titleShadowOffset" width="1" height="2"/><state key="normal" title="Go"/>"#),
      button(
        "attributed-title", #"buttonType="system""#,
        """
        <state key="normal"><attributedString key="attributedTitle"><fragment content="Go">\
        <attributes><font key="NSFont" size="17" name="Menlo-Regular"/></attributes></fragment></attributedString></state>
        """),
    ]
}
