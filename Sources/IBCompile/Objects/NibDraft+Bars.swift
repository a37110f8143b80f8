import IBSyntax

extension NibDraft {
  mutating func writeItems(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    let parts = element.child(tagged: "items").map { Array($0.children) } ?? []
    let items = parts.compactMap { archiveView($0, depth: depth + 1) }
    graph.set("UIItems", list(items), of: object)
  }

  mutating func writeCustomView(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    guard let part = element.part("customView"), let view = archiveView(part, depth: depth + 1) else { return }
    graph.set("UICustomView", .object(view), of: object)
  }

  mutating func writeSystemItem(_ element: XMLElement, _ object: ObjectHandle) {
    guard let attribute = element.attribute(named: "systemItem") else { return }
    guard let number = BarButtonItem.systemItems[attribute.value] else {
      return refuse(attribute, of: element, "item '\(attribute.value)' is not known")
    }
    graph.set([("UIIsSystemItem", .bool(true)), ("UISystemItem", .integer(number))], of: object)
  }
}
