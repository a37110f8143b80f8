import IBSyntax

/// What makes two elements of two versions the same thing.
enum ElementKey: Hashable {
  /// An element with an object id, wherever it is.
  case object(String)
  /// A part of the thing with number `parent`: the first of its kind, the second, and so on.
  case part(parent: Int, Word, row: Int)

  /// What a part is known by among its siblings.
  struct Word: Hashable {
    /// The name of the element; empty for one with a key, which may become an element of another name.
    let tag: String
    let label: String
    /// Whether anything but its row distinguishes it from its siblings.
    var isTelling: Bool { !label.isEmpty }
  }
}

extension ElementKey.Word {
  /// The attributes that name a part, the first that is there counts. Scenes have an id of their own kind; rows of
  /// dependencies are known by their identifier.
  private static let labels: [Name] = [.sceneID, .key, .keyPath, .property, .name, .reference, .identifier]

  init(_ element: XMLElement) {
    for name in Self.labels {
      guard let value = element[name] else { continue }
      self.init(tag: name == .key ? "" : element.tag, label: value)
      return
    }
    self.init(tag: element.tag, label: "")
  }
}
