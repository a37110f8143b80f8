import IBSyntax

extension EditSession {
  mutating func remove(_ object: Int) throws(EditRefusal) {
    guard object != EditableTree.root else { throw EditRefusal("cannot remove the document itself") }
    if isCell(object), let control = tree.parent(object) {
      throw EditRefusal("cannot remove the cell of \(words(for: control)) without its control")
    }
    var waiting = [isController(object) ? scene(of: object) ?? object : object]
    while let next = waiting.popLast() {
      guard isPresent(next) else { continue }
      let ids = tree.subtree(next).compactMap { node in id(of: node).map { ($0, node) } }
      takeOut(next)
      for (id, node) in ids where nodes[id] == node {
        forget(node)
        for (referrer, attribute) in references(to: id) {
          if Self.survives(tree.tag(referrer), attribute) {
            tree.removeAttribute(attribute, of: referrer)
          } else {
            waiting.append(referrer)
          }
        }
      }
    }
  }

  /// Whether an element remains after one of its references is removed. A row that consists only of the reference does
  /// not.
  private static func survives(_ tag: String, _ attribute: String) -> Bool {
    switch tag {
    case "document", "tableViewCell", "tableViewCellContentView": true
    case "segue": attribute.hasPrefix("popover")
    case "popUpButtonCell", "tableView", "outlineView": true
    case "binding": attribute == "previousBinding"
    default: false
    }
  }

  /// Lists that are removed together with their last row. Others, such as `sections`, stay empty
  /// (Measurements/Editing.md#emptied-lists).
  private static let emptied: Set<String> = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "prototypes", "leftBarButtonItems",
    "rightBarButtonItems", "mask", "variation", "inferredMetricsTieBreakers", "designables", "layoutGuides",
  ]

  /// Removes a node from the document, and the lists around it that become empty and contain no comment.
  mutating func takeOut(_ node: Int) {
    var node = node
    while let parent = tree.parent(node) {
      tree.remove(node, withComment: tree.tag(node) == "scene")
      let hasFields = tree.attributes(of: parent).contains { $0.name != "key" }
      guard tree.children(parent).isEmpty, !tree.hasComment(parent), !hasFields,
        Self.emptied.contains(tree.tag(parent))
      else { return }
      node = parent
    }
  }
}
