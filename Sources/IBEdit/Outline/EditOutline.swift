package import IBModel
import IBSource
import IBSyntax

/// A short outline of a document for people and programs that edit it.
///
/// It lists the scenes and their objects, with the names that edits accept.
package struct EditOutline: Sendable {
  package struct Object: Sendable {
    /// The number of levels below the controller of the scene, or below the file of a xib.
    package let depth: Int
    /// The name of the object's element, such as `button`.
    package let kind: String
    /// The Xcode label or the text of the object.
    package let text: String?
    package let customClass: String?
    package let id: String
    /// The names of the outlets that lead to the object.
    package let outlets: [String]
    /// The actions that the object sends, such as `touchUpInside→submit:`.
    package let actions: [String]
    /// The constraints of the object, such as `top=safe+8`.
    package let constraints: [String]
  }

  /// A connection between two scenes.
  package struct Segue: Sendable {
    package let kind: String
    package let identifier: String?
    /// The name of the first scene; `to` has that of the second.
    package let from: String
    package let to: String
    /// The id of the destination controller; nil for an exit, and if the controller is missing.
    package let destination: String?
  }

  /// A scene, or the content of a xib.
  package struct Scene: Sendable {
    package let name: String
    package let kind: String
    package let id: String
    package let identifier: String?
    package let isInitial: Bool
    package let objects: [Object]
    package let segues: [Segue]

    /// Whether a name that the user gave fits this scene.
    package func isNamed(_ name: String) -> Bool {
      name == self.name || name == id || name == identifier || objects.first.map { $0.customClass == name } ?? false
    }
  }

  package private(set) var scenes: [Scene] = []

  package init(_ document: Document) {
    let session = EditSession(document)
    let list = SceneNames.scenes(session)
    if list.isEmpty, let objects = session.child("objects", of: EditableTree.root) {
      scenes = [Self.scene(objects, named: "", isInitial: false, session)]
      return
    }
    let initial = session.tree.attribute("initialViewController", of: EditableTree.root)
    scenes = list.compactMap { scene in
      guard let objects = session.child("objects", of: scene) else { return nil }
      let controller = session.controller(scene)
      let isInitial = initial != nil && session.id(of: controller) == initial
      return Self.scene(objects, named: SceneNames.name(of: scene, session), isInitial: isInitial, session)
    }
  }

  private static func scene(
    _ objects: Int, named name: String, isInitial: Bool, _ session: EditSession
  ) -> Scene {
    let tree = session.tree
    let controller = tree.children(objects).first(where: session.isController)
    var waiting = tree.children(objects).reversed().map { ($0, 0) }
    var found: [Object] = []
    var segues: [Segue] = []
    while let (node, depth) = waiting.popLast() {
      if let object = object(node, depth, session) { found.append(object) }
      segues += self.segues(of: node, from: name, session)
      let isListed = found.last.map { $0.id == session.id(of: node) } ?? false
      waiting += tree.children(node).reversed().map { ($0, isListed ? depth + 1 : depth) }
    }
    return Scene(
      name: name, kind: controller.map { tree.tag($0) } ?? "xib", id: controller.flatMap { session.id(of: $0) } ?? "",
      identifier: controller.flatMap { tree.attribute("storyboardIdentifier", of: $0) }, isInitial: isInitial,
      objects: found, segues: segues)
  }

  /// Parts without a separate line. Constraints and connections are listed with their objects.
  private static let hidden: Set<String> = ["constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "scroller"]

  private static func object(_ node: Int, _ depth: Int, _ session: EditSession) -> Object? {
    let tree = session.tree
    let tag = tree.tag(node)
    guard let id = session.id(of: node), !hidden.contains(tag), !session.isConnection(node), !session.isCell(node)
    else {
      return nil
    }
    // Every scene has a first responder.
    if ["placeholder", "customObject"].contains(tag),
      tree.attribute("sceneMemberID", of: node) == "firstResponder"
        || tag == "placeholder", tree.children(node).isEmpty
    {
      return nil
    }
    let references = session.references(to: id)
    let outlets = references.compactMap { row, _ in
      ["outlet", "outletCollection"].contains(tree.tag(row)) ? tree.attribute("property", of: row) : nil
    }
    let rows = session.child("connections", of: node).map { tree.children($0) } ?? []
    let actions = rows.filter { tree.tag($0) == "action" }.map { row in
      let event = tree.attribute("eventType", of: row).map { "\($0)→" } ?? "→"
      return event + (tree.attribute("selector", of: row) ?? "") + session.targetWords(of: row)
    }
    let own = session.child("constraints", of: node).map { tree.children($0) } ?? []
    let constraints =
      references.filter { $0.attribute == "firstItem" }.map { session.words(ofConstraint: $0.node, for: node) }
      + references.filter {
        $0.attribute == "secondItem" && session.firstItem(of: $0.node) != node
          && session.isContainer(session.firstItem(of: $0.node), of: $0.node)
      }
      .map { session.words(ofConstraint: $0.node, for: node) }
      + own.filter { session.firstItem(of: $0) == node && session.secondItem(of: $0).map { $0 == node } ?? true }
      .map { session.words(ofConstraint: $0, for: node) }
    return Object(
      depth: depth, kind: tag, text: session.label(of: node) ?? tree.attribute("reuseIdentifier", of: node),
      customClass: tree.attribute("customClass", of: node),
      id: id, outlets: outlets, actions: actions, constraints: constraints)
  }

  private static func segues(of node: Int, from scene: String, _ session: EditSession) -> [Segue] {
    let tree = session.tree
    let rows = session.child("connections", of: node).map { tree.children($0) } ?? []
    return rows.filter { tree.tag($0) == "segue" }.map { row in
      let kind = tree.attribute("relationship", of: row) ?? tree.attribute("kind", of: row) ?? "segue"
      let to = tree.attribute("destination", of: row).flatMap { session.nodes[$0] }
      let target = to.flatMap { session.scene(of: $0) }.map { SceneNames.name(of: $0, session) }
      return Segue(
        kind: kind, identifier: tree.attribute("identifier", of: row), from: scene,
        to: target ?? to.map { tree.tag($0) } ?? "?", destination: to.flatMap { session.id(of: $0) })
    }
  }
}

extension EditSession {
  /// The Xcode label of an object, or its text.
  func label(of node: Int) -> String? {
    if let label = tree.attribute("userLabel", of: node), !label.isEmpty { return label }
    return texts(of: node).first { !$0.isEmpty }
  }

  /// The target of an AppKit action in words, if it is the first responder: ` of First Responder`.
  fileprivate func targetWords(of action: Int) -> String {
    let target = tree.attribute("target", of: action).flatMap { nodes[$0] }
    return target.map(isFirstResponder) ?? false ? " of First Responder" : ""
  }

  private func isFirstResponder(_ node: Int) -> Bool {
    id(of: node) == "-1" || tree.attribute("sceneMemberID", of: node) == "firstResponder"
  }

  /// Whether an item of a constraint is the view that contains the constraint, or a guide of that view.
  fileprivate func isContainer(_ item: Int?, of row: Int) -> Bool {
    guard let item else { return false }
    return item == holder(of: row) || tree.tag(item) == "viewLayoutGuide" && tree.parent(item) == holder(of: row)
  }

  /// The view that contains a constraint.
  func holder(of row: Int) -> Int? { tree.parent(row).flatMap { tree.parent($0) } }

  /// A constraint in short form from the view of one of its items: `top=safe+8`, `width≥44`.
  func words(ofConstraint row: Int, for item: Int) -> String {
    let isFirst = firstItem(of: row) == item
    func attribute(_ name: String) -> String { tree.attribute(name, of: row) ?? "" }
    let own = attribute(isFirst ? "firstAttribute" : "secondAttribute")
    let other = attribute(isFirst ? "secondAttribute" : "firstAttribute")
    let end = isFirst ? secondItem(of: row) : firstItem(of: row)
    let relation = Self.sign(attribute("relation"), isFirst: isFirst)
    let constant = Double(attribute("constant")) ?? 0
    let signed = isFirst ? constant : -constant
    var text = "\(own)\(relation)"
    if let end {
      let factor = tree.attribute("multiplier", of: row).map { isFirst ? "\($0)×" : "÷\($0) " } ?? ""
      text += factor + shortName(of: end, from: item) + (other == own ? "" : ".\(other)")
      if signed != 0 { text += (signed > 0 ? "+" : "") + NumberText.text(signed) }
    } else {
      text += NumberText.text(constant)
    }
    if let priority = tree.attribute("priority", of: row) { text += "@\(priority)" }
    return text
  }

  private static func sign(_ relation: String, isFirst: Bool) -> String {
    switch relation {
    case "greaterThanOrEqual": isFirst ? "≥" : "≤"
    case "lessThanOrEqual": isFirst ? "≤" : "≥"
    default: "="
    }
  }

  private func shortName(of node: Int, from item: Int) -> String {
    if tree.tag(node) == "viewLayoutGuide" { return tree.attribute("key", of: node) == "safeArea" ? "safe" : "guide" }
    if tree.tag(node) == "viewControllerLayoutGuide" { return "\(tree.attribute("type", of: node) ?? "")Guide" }
    if node == item { return "self" }
    if tree.ancestors(of: item).dropFirst().first(where: isView) == node { return "superview" }
    return label(of: node).map { ObjectWords.quoted($0) } ?? id(of: node) ?? "?"
  }
}
