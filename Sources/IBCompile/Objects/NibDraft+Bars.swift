import IBSyntax

extension NibDraft {
  mutating func writeItems(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    let parts = element.child(tagged: "items").map { Array($0.children) } ?? []
    let items = parts.compactMap { archiveView($0, depth: depth + 1) }
    graph.set("UIItems", list(items), of: object)
  }

  /// One item has a child, several are in a list; the archive has the first of a side and all of it
  /// (Measurements/Compile.md#bars).
  mutating func writeNavigationItems(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    if let part = element.child(key: "backBarButtonItem"), let item = archiveView(part, depth: depth + 1) {
      graph.set("UIBackBarButtonItem", .object(item), of: object)
    }
    let sides = ["left", "right"].map { side in
      (name: side == "left" ? "Left" : "Right", items: items(element, "\(side)BarButtonItem", depth))
    }
    for side in sides {
      if let first = side.items.first { graph.set("UI\(side.name)BarButtonItem", .object(first), of: object) }
    }
    for side in sides where !side.items.isEmpty {
      graph.set("UI\(side.name)BarButtonItems", list(side.items), of: object)
    }
  }

  private mutating func items(_ element: XMLElement, _ key: String, _ depth: Int) -> [ObjectHandle] {
    let listed = element.child(tagged: key + "s").map { Array($0.children) } ?? []
    let parts = (element.child(key: key).map { [$0] } ?? []) + listed
    return parts.compactMap { archiveView($0, depth: depth + 1) }
  }

  mutating func writeBar(of element: XMLElement, _ object: ObjectHandle) {
    guard let bar = element.parent?.parent, bar.tag == NavigationBar.table.element else { return }
    graph.set("UINavigationBar", .object(self.object(for: bar)), of: object)
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
