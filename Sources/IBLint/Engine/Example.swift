/// Complete documents around the objects that an example is about, as Xcode writes them.
enum Example {
  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch"

  /// - Parameters:
  ///   - objects: lines without indentation.
  ///   - attributes: of the document element, each with a blank before it.
  ///   - head: lines before the objects.
  ///   - tail: lines behind them.
  static func xib(_ objects: String, attributes: String = "", head: String = "", tail: String = "") -> String {
    document(".XIB", attributes, [indented(head, 1), section("objects", objects), indented(tail, 1)])
  }

  /// - Parameters:
  ///   - scenes: lines without indentation.
  ///   - attributes: of the document element, each with a blank before it.
  static func storyboard(_ scenes: String, attributes: String = "", tail: String = "") -> String {
    document(".Storyboard.XIB", attributes, [section("scenes", scenes), indented(tail, 1)])
  }

  /// A scene of a storyboard whose controller has an identifier.
  ///
  /// - Parameter objects: what stands in its root view, or other objects where `controller` is empty.
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
