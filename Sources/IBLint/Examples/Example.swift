/// Complete documents around the objects of an example, as Xcode writes them.
enum Example {
  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch"

  /// - Parameters:
  ///   - objects: lines without indentation.
  ///   - attributes: of the document element, each with a space before it.
  ///   - head: lines before the objects.
  ///   - tail: lines after them.
  static func xib(_ objects: String, attributes: String = "", head: String = "", tail: String = "") -> String {
    document(".XIB", attributes, [indented(head, 1), section("objects", objects), indented(tail, 1)])
  }

  /// - Parameters:
  ///   - scenes: lines without indentation.
  ///   - attributes: of the document element, each with a space before it.
  ///   - head: lines before the scenes.
  ///   - tail: lines after them.
  static func storyboard(
    _ scenes: String, attributes: String = "", head: String = "", tail: String = ""
  ) -> String {
    document(".Storyboard.XIB", attributes, [indented(head, 1), section("scenes", scenes), indented(tail, 1)])
  }

  /// A scene of a storyboard whose controller has an identifier.
  ///
  /// - Parameter objects: the content of its root view, or other objects where `controller` is empty.
  static func scene(_ number: Int, _ content: String, identifier: String? = nil, controller: String = "") -> String {
    let name = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="sce-ne-00\(number)">
          <objects>
              <viewController\(name) id="con-tr-00\(number)"\(controller) sceneMemberID="viewController">
      \(indented(content, 3))        </viewController>
          </objects>
      </scene>

      """
  }

  /// A storyboard of one scene that is laid out by constraints, stored for a phone of 393 x 852 points in portrait.
  ///
  /// - Parameters:
  ///   - subviews: of the root view `roo-t0-001`, lines without indentation.
  ///   - constraints: of the root view.
  static func layout(_ subviews: String, _ constraints: String) -> String {
    storyboard(
      scene(
        1,
        """
        <view key="view" id="roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
        \(indented(subviews, 2))    </subviews>
            <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
            <constraints>
        \(indented(constraints, 2))    </constraints>
        </view>

        """),
      attributes:
        #" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="con-tr-001""#,
      head: #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#)
  }

  /// The start tag of an element that is placed by constraints, and its stored frame.
  static func placed(_ tag: String, _ id: String, _ attributes: String = "", frame: String) -> String {
    let numbers = frame.split(separator: " ")
    let rect = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    let others = attributes.isEmpty ? "" : " \(attributes)"
    return """
      <\(tag)\(others) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" \(rect)/>

      """
  }

  /// A constraint from `item.attribute` to another, or only to a constant; a first item without a dot means the view
  /// that has the constraint.
  static func constraint(_ id: String, _ first: String, _ second: String? = nil, constant: Int = 0) -> String {
    var text = "<constraint\(side(first, "first"))"
    if let second { text += side(second, "second") }
    if constant != 0 { text += " constant=\"\(constant)\"" }
    return text + " id=\"\(id)\"/>\n"
  }

  private static func side(_ anchor: String, _ place: String) -> String {
    guard let dot = anchor.lastIndex(of: ".") else { return " \(place)Attribute=\"\(anchor)\"" }
    let attribute = anchor[anchor.index(after: dot)...]
    return " \(place)Item=\"\(anchor[..<dot])\" \(place)Attribute=\"\(attribute)\""
  }

  private static func document(_ kind: String, _ attributes: String, _ sections: [String]) -> String {
    let root = "<document type=\"\(type)\(kind)\" version=\"3.0\"\(attributes)>\n"
    return declaration + root + sections.joined() + "</document>\n"
  }

  private static func section(_ name: String, _ lines: String) -> String {
    "    <\(name)>\n\(indented(lines, 2))    </\(name)>\n"
  }

  private static func indented(_ lines: String, _ depth: Int) -> String {
    let margin = String(repeating: "    ", count: depth)
    return lines.split(separator: "\n").map { margin + $0 + "\n" }.joined()
  }
}
