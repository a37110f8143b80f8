import IBTestSupport

/// A row of a table with an empty content view around `content`.
func row(_ id: String, _ attributes: String = "", content: String = "", constraints: String = "") -> String {
  """
  <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="500" width="9" height="9"/>
  <tableViewCellContentView key="contentView" id="\(id)-content">
  <rect key="frame" x="0" y="0" width="9" height="9"/>
  <subviews>\(content)</subviews><constraints>\(constraints)</constraints>
  </tableViewCellContentView></tableViewCell>
  """
}

/// A scene whose root is a table of prototypes.
func prototypes(_ rows: String..., attributes: String = "") -> String {
  scene(
    rootView(
      "table", tag: "tableView", attributes: attributes, content: "<prototypes>\(rows.joined())</prototypes>"),
    tag: "tableViewController")
}

/// A scene whose root is a static table; each section is its attributes and its rows.
func sections(_ all: [(attributes: String, rows: String)], attributes: String = "") -> String {
  let written = all.enumerated().map { index, section in
    """
    <tableViewSection id="section-\(index)" \(section.attributes)><cells>\(section.rows)</cells></tableViewSection>
    """
  }
  return scene(
    rootView(
      "table", tag: "tableView", attributes: "dataMode=\"static\" \(attributes)",
      content: "<sections>\(written.joined())</sections>"),
    tag: "tableViewController")
}
