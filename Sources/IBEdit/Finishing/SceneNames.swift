import IBModel
import IBSource
import IBSyntax

/// The names of scenes, which are written in the comments before the scenes.
struct SceneNames {
  /// The names by the id of the scene.
  let names: [String: String]

  init(_ session: EditSession) {
    var names: [String: String] = [:]
    for scene in Self.scenes(session) {
      if let id = session.id(of: scene) { names[id] = Self.name(of: scene, session) }
    }
    self.names = names
  }

  static func scenes(_ session: EditSession) -> [Int] {
    let list = session.child("scenes", of: EditableTree.root)
    return list.map { session.tree.children($0) } ?? []
  }

  /// The name of a scene.
  ///
  /// It is the controller's label or title, the title of its navigation or tab bar item, its class in words, or its
  /// element in words (Measurements/Format.md#scene-names).
  static func name(of scene: Int, _ session: EditSession) -> String {
    guard let objects = session.child("objects", of: scene),
      let controller = session.tree.children(objects).first(where: session.isController)
    else { return "" }
    func text(_ name: String, of node: Int) -> String? {
      let text =
        session.tree.attribute(name, of: node) ?? session.child(key: name, of: node).map { session.tree.text(of: $0) }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let name = text("userLabel", of: controller) ?? text("title", of: controller) { return name }
    if session.tree.tag(controller) == "viewControllerPlaceholder" {
      return text("referencedIdentifier", of: controller) ?? text("storyboardName", of: controller)
        ?? "Storyboard Reference"
    }
    for key in ["navigationItem", "tabBarItem"] {
      if let item = session.child(key: key, of: controller), let title = text("title", of: item) { return title }
    }
    return text("customClass", of: controller).map(classWords) ?? elementWords(session.tree.tag(controller))
  }

  /// The name of a class in words.
  ///
  /// The prefix of capitals, digits and underscores is dropped. A space precedes `URL` and every capital before a lower
  /// case letter (Measurements/Format.md#scene-names).
  static func classWords(_ name: String) -> String {
    let letters = withoutPrefix(Array(name))
    var words = ""
    for (place, letter) in letters.enumerated() {
      if place > 0, beginsWord(letters[place...]) {
        if words.last == "_" { words.removeLast() }
        words.append(" ")
      }
      words += place == 0 ? letter.uppercased() : String(letter)
    }
    return words
  }

  /// Removes the prefix: `NoteView` for `ABCNoteView`. `URL` is a word and not a prefix.
  private static func withoutPrefix(_ letters: [Character]) -> [Character] {
    let prefix = letters.prefix { $0.isUppercase || $0.isNumber || $0 == "_" }
    guard prefix.count > 1, prefix.count < letters.count, prefix.last?.isUppercase ?? false,
      letters[prefix.count].isLowercase
    else { return letters }
    let rest = prefix.dropLast()
    return Array(letters[(rest.suffix(url.count).elementsEqual(url) ? rest.count - url.count : rest.count)...])
  }

  private static func beginsWord(_ letters: ArraySlice<Character>) -> Bool {
    guard letters.first?.isUppercase ?? false else { return false }
    return letters.dropFirst().first?.isLowercase ?? false || letters.starts(with: url)
  }

  private static let url = Array("URL")

  /// The name of an element in words, each with a capital: `Table View Controller`.
  private static func elementWords(_ tag: String) -> String {
    if let special = specialWords[tag] { return special }
    return ObjectWords.words(of: tag).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  private static let specialWords = [
    "avPlayerViewController": "AV Player View Controller", "glkViewController": "GLKit View Controller",
    "collectionViewController": "Collection View Controller",
  ]
}

extension EditSession {
  /// Writes the comments of new scenes, and of scenes whose name has changed.
  mutating func updateComments(from old: SceneNames) {
    for scene in SceneNames.scenes(self) {
      guard let id = id(of: scene) else { continue }
      let name = SceneNames.name(of: scene, self)
      if old.names[id] != name, !name.isEmpty { tree.setComment(before: scene, to: Self.commentText(name)) }
    }
  }

  /// The text of a comment, which must not contain two consecutive hyphens or a line end.
  private static func commentText(_ name: String) -> String {
    var text = ""
    for character in name.onOneLine {
      if character == "-", text.last == "-" { text.append(" ") }
      text.append(character)
    }
    return text.last == "-" ? text + " " : text
  }
}
