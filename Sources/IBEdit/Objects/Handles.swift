import IBModel
import IBSource
import IBSyntax

/// Finds objects by the handles that edits use: ids or visible names.
///
/// A handle is an id, or names separated by `/`: `Login/"Submit"`. Each name is that of an object inside the object
/// with the name before. A name in quotes is a text. Any other name is an Xcode label, the name of an outlet, a class,
/// an identifier, a text or a kind.
extension EditSession {
  /// The node of an object. If a handle fits several objects, the refusal lists them.
  ///
  /// - Parameter near: an object whose scene is preferred. For example, each scene has a first responder.
  func node(_ handle: String, near: Int? = nil) throws(EditRefusal) -> Int {
    if handle == Self.documentID { return EditableTree.root }
    if let node = nodes[aliases[handle] ?? handle] {
      if isRepeated(handle) { throw EditRefusal("several objects have the id '\(handle.onOneLine)'") }
      return node
    }
    var scope = EditableTree.root
    for step in Self.steps(handle) { scope = try member(step, of: scope, handle, near) }
    guard scope != EditableTree.root else { throw EditRefusal("expected an object") }
    return scope
  }

  private static let quote: Character = "\""

  /// The names in a handle; a slash in quotes does not separate names.
  private static func steps(_ handle: String) -> [String] {
    var steps = [""]
    var isQuoted = false
    for character in handle {
      if character == quote { isQuoted.toggle() }
      if character == "/", !isQuoted { steps.append("") } else { steps[steps.count - 1].append(character) }
    }
    return steps.filter { !$0.isEmpty }
  }

  /// The only object with this name in a scope. The scope of a controller is its whole scene.
  private func member(
    _ name: String, of scope: Int, _ handle: String, _ near: Int?
  ) throws(EditRefusal) -> Int {
    if let node = nodes[name], !isRepeated(name) { return node }
    let root = isController(scope) ? tree.parent(scope) ?? scope : scope
    let isText = name.count > 1 && name.first == Self.quote && name.last == Self.quote
    let wanted = isText ? String(name.dropFirst().dropLast()) : name
    var found: [Int] = []
    var kinds: [Int] = []
    var known: Set<String> = []
    for node in tree.subtree(root) where isNamed(node) && node != scope {
      let texts = texts(of: node)
      let names = isText ? texts : texts + self.names(of: node)
      if names.contains(wanted) { found.append(node) }
      if !isText, tree.tag(node) == wanted { kinds.append(node) }
      known.formUnion(names)
    }
    let candidates = preferred(found.isEmpty ? kinds : found, near)
    guard let first = candidates.first else {
      let hint = Suggestion.hint(for: wanted, among: known.sorted())
      throw EditRefusal("no object matches '\(handle.onOneLine)'\(hint)")
    }
    guard candidates.count > 1 else { return first }
    let shown = candidates.prefix(Self.shownCandidates).map { words(for: $0) }.joined(separator: ", ")
    let rest = candidates.count > Self.shownCandidates ? " and \(candidates.count - Self.shownCandidates) more" : ""
    throw EditRefusal("\(candidates.count) objects match '\(handle.onOneLine)'; use an id: \(shown)\(rest)")
  }

  private static let shownCandidates = 6

  /// The candidates without the menus of menu items with the same name; if some are in the preferred scene, only these.
  private func preferred(_ candidates: [Int], _ near: Int?) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let all = Set(candidates)
    let outer = candidates.filter { node in
      tree.attribute("key", of: node) != "submenu" || tree.parent(node).map { !all.contains($0) } ?? true
    }
    guard let near, let scene = tree.ancestors(of: near).first(where: { tree.tag($0) == "scene" }) else { return outer }
    let inScene = outer.filter { tree.ancestors(of: $0).contains(scene) }
    return inScene.isEmpty ? outer : inScene
  }

  /// Whether a handle can name a node: an object or a segue, but not a constraint or another connection.
  private func isNamed(_ node: Int) -> Bool {
    guard id(of: node) != nil, tree.tag(node) != "scene", tree.tag(node) != "constraint" else { return false }
    return tree.tag(node) == "segue" || !isConnection(node) && !isCell(node)
  }

  /// The texts that the object shows.
  func texts(of node: Int) -> [String] {
    var texts: [String] = []
    for key in ["text", "title", "placeholder", "headerTitle", "label"] {
      if let text = text(key, of: node) { texts.append(text) }
    }
    for key in ["normal", "configuration", "headerCell"] {
      if let part = child(key: key, of: node), let title = text("title", of: part) { texts.append(title) }
    }
    if let cell = cell(of: node) {
      texts += ["title", "placeholderString"].compactMap { text($0, of: cell) }
    }
    return texts
  }

  /// Whether a node is a row of a list of connections. Handles name such a row by its id.
  func isConnection(_ node: Int) -> Bool { tree.parent(node).map { tree.tag($0) == "connections" } ?? false }

  /// The names of the object in Xcode and in code.
  private func names(of node: Int) -> [String] {
    let attributes = [
      "userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier", "identifier", "restorationIdentifier",
      "referencedIdentifier",
    ]
    var names = attributes.compactMap { text($0, of: node) }
    if isController(node), let scene = scene(of: node), let title = tree.comment(before: scene) { names.append(title) }
    for reference in id(of: node).map({ references(to: $0) }) ?? [] {
      let row = reference.node
      let kind = ConnectionRow.Kind(rawValue: tree.tag(row))
      if kind == .outlet || kind == .outletCollection, let name = tree.attribute("property", of: row) {
        names.append(name)
      }
    }
    return names.filter { !$0.isEmpty }
  }

  /// The text of a property, which is an attribute or, if it is long, an element.
  private func text(_ key: String, of node: Int) -> String? {
    if let text = tree.attribute(key, of: node) { return text }
    guard let part = child(key: key, of: node), ["string", "mutableString"].contains(tree.tag(part)) else { return nil }
    return tree.text(of: part)
  }

  /// Such as `button "Submit" 'aBc-De-fGh'`.
  func words(for node: Int) -> String {
    ObjectWords.phrase(
      element: tree.tag(node), label: text("userLabel", of: node) ?? texts(of: node).first,
      customClass: tree.attribute("customClass", of: node), id: id(of: node) ?? "", isTelling: false)
  }
}
