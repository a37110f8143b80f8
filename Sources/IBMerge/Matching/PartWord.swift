import IBSyntax

/// The word that distinguishes an element without an object id from its siblings.
struct PartWord: Hashable {
  /// The name of the element; empty for an element with a key, because its name may change.
  let tag: String
  let label: String
  /// Whether the element is distinguished by more than its row.
  var isTelling: Bool { !label.isEmpty }

  /// The attributes that identify a part. The first one that an element has decides.
  ///
  /// Scenes have their own kind of id, and rows of dependencies have an identifier.
  private static let labels: [Name] = [.sceneID, .key, .keyPath, .property, .name, .reference, .identifier]

  init(_ element: XMLElement) {
    for name in Self.labels {
      guard let value = element[name] else { continue }
      tag = name == .key ? "" : element.tag
      label = value
      return
    }
    tag = element.tag
    label = ""
  }
}
