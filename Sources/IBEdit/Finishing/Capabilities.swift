import IBModel
import IBSyntax

extension EditSession {
  /// The names of the capabilities that the objects and resources need.
  var neededCapabilities: Set<String> {
    let byElement = Dictionary(grouping: capabilities) { $0.element.wellKnownText ?? "" }
    let tints = onlyTints
    var needed: Set<String> = []
    for node in tree.subtree(EditableTree.root) {
      for capability in byElement[tree.tag(node)] ?? [] where !needed.contains(capability.name) {
        let isResource = tree.parent(node).map { tree.tag($0) == "resources" } ?? false
        if isResource, tints.contains(tree.attribute("name", of: node) ?? "") { continue }
        let isNeeded = capability.isNeeded(isResource: isResource) { name in
          name.wellKnownText.flatMap { tree.attribute($0, of: node) }
        }
        if isNeeded { needed.insert(capability.name) }
      }
    }
    return needed
  }

  /// The names of colors that only the tint of the whole document uses. Xcode writes no capability for them
  /// (Measurements/Format.md#capabilities).
  private var onlyTints: Set<String> {
    let tints = tree.children(EditableTree.root).filter { tree.tag($0) == "color" }
    let names = tints.compactMap { tree.attribute("name", of: $0) ?? tree.attribute("systemColor", of: $0) }
    return names.isEmpty ? [] : Set(names).subtracting(ResourceUse(self).uses.keys.map(\.name))
  }

  /// Adds the capabilities that are newly needed, and removes those that are no longer needed.
  mutating func updateCapabilities(from before: Set<String>) throws(EditRefusal) {
    guard let list = child("dependencies", of: EditableTree.root) else { return }
    let after = neededCapabilities
    for capability in capabilities where before.contains(capability.name) != after.contains(capability.name) {
      let entries = tree.children(list)
      let present = entries.first {
        tree.tag($0) == "capability" && tree.attribute("name", of: $0) == capability.name
      }
      if let present {
        if !after.contains(capability.name) { tree.remove(present) }
      } else if after.contains(capability.name) {
        let place = entries.firstIndex { capability.isAfter(tree.tag($0), named: tree.attribute("name", of: $0)) }
        let entry = tree.make("capability")
        try insert(entry, into: list, at: place ?? entries.endIndex)
        for (name, value) in capability.attributes { try write(name, value, of: entry) }
      }
    }
  }
}
