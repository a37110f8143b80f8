import IBSyntax

/// The word that identifies a part among its siblings: an element without an object id.
struct PartWord: Hashable {
  /// The name of the element; empty for an element with a key, which may become an element of another name.
  let tag: String
  let label: String
  /// Whether anything but its row distinguishes it from its siblings.
  var isTelling: Bool { !label.isEmpty }

  /// The attributes that identify a part; the first present one counts. Scenes have their own kind of id; rows of
  /// dependencies have an identifier.
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
