import IBModel
import IBSource
import IBSyntax

/// An object of a document: a view, a controller, a constraint, a gesture recognizer …
public struct InterfaceObject: Hashable, Sendable, Codable {
  /// An outlet, an action, a segue or a binding.
  public struct Connection: Hashable, Sendable, Codable {
    /// The element's name, such as `outlet`, `action`, `segue`, `outletCollection`.
    public let kind: String
    /// The property of an outlet, the selector of an action, or the identifier of a segue; nil without one.
    public let name: String?
    /// The object id of the destination; for an action, of its target. Nil for a first responder that the file does not
    /// name.
    public let destination: String?
  }

  /// The object id.
  public let id: String
  /// The element's name, such as `label` or `viewController`.
  public let element: String
  /// The custom class in the file; nil for an object of a system class.
  public let customClass: String?
  /// The storyboard identifier of a controller, the reuse identifier of a cell, or the identifier of a constraint; nil
  /// without one.
  public let identifier: String?
  /// The object id of the enclosing object; nil at the top.
  public let parent: String?
  /// The line of the start tag, from 1.
  public let line: Int
  /// The attributes of the object's element, by their names in the file.
  public let attributes: [String: String]
  /// The connections, in the order of the file.
  public let connections: [Connection]

  init(_ element: XMLElement, id: String, parent: String?, line: Int) {
    self.id = id
    self.element = element.tag
    self.parent = parent
    self.line = line
    attributes = Dictionary(
      element.attributes.map { ($0.nameText, $0.value) }, uniquingKeysWith: { first, _ in first })
    customClass = attributes["customClass"]
    identifier =
      ["storyboardIdentifier", "reuseIdentifier", "identifier"].lazy.compactMap { [attributes] in attributes[$0] }
      .first
    connections = element.child(named: .connections)?.children.map(Connection.init) ?? []
  }
}

extension InterfaceObject.Connection {
  init(_ element: XMLElement) {
    kind = element.tag
    let attributes = Dictionary(
      element.attributes.map { ($0.nameText, $0.value) }, uniquingKeysWith: { first, _ in first })
    name = attributes["property"] ?? attributes["selector"] ?? attributes["identifier"] ?? attributes["name"]
    destination = attributes["destination"] ?? attributes["target"]
  }
}

extension InterfaceDocument {
  /// All objects with an id, in document order, including connections and the placeholders of a xib.
  public var objects: [InterfaceObject] {
    guard let root = document.tree.root else { return [] }
    var objects: [InterfaceObject] = []
    // The ids of the elements around the present one, each with the end of its element.
    var open: [(id: String, end: Int)] = []
    for element in root.descendants {
      while let last = open.last, last.end <= element.range.lower { open.removeLast() }
      guard let id = element[.id] else { continue }
      let line = lines.position(of: element.range.lower).line
      objects.append(InterfaceObject(element, id: id, parent: open.last?.id, line: line))
      open.append((id, element.range.upper))
    }
    return objects
  }
}
