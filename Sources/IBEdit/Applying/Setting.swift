import IBModel
import IBSource
import IBSyntax

extension EditSession {
  mutating func set(_ edit: PropertyEdit) throws(EditRefusal) {
    if let (name, attribute) = Self.constraintPath(edit.path) {
      let row = try constraint(attribute, of: try node(edit.object))
      return try set(
        PropertyEdit(object: id(of: row) ?? "", path: name, variation: edit.variation, value: edit.value))
    }
    if edit.path == Self.installed {
      return try setInstalled(edit.value, of: try node(edit.object), in: edit.variation)
    }
    let object = controller(try node(edit.object), for: edit.path)
    var node = object
    var path = path(of: edit.path, object).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = path.popLast(), !name.isEmpty else { throw EditRefusal("expected a property") }
    node = owner(of: path.first ?? name, object)
    let isUnset = if case .unset = edit.value { true } else { false }
    if let traits = edit.variation {
      guard let variation = try variation(traits, of: node, isWanted: !isUnset) else { return }
      node = variation
    }
    for step in path {
      guard let next = try part(step, of: node, isWanted: !isUnset) else { return }
      node = next
    }
    if isUnset, try removeRow(name, of: node) { return }
    try setProperty(name, to: edit.value, of: node, keepsDefaults: edit.variation != nil)
    prune(from: node, upTo: object)
    if ConnectionRow.Kind(rawValue: tree.tag(object))?.nameAttribute == name { try sortConnection(object) }
  }

  /// The parts of a path to a property of an edge's or length's constraint, such as `constant:bottom`; nil for any
  /// other path.
  private static func constraintPath(_ path: String) -> (name: String, attribute: String)? {
    let pieces = path.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    return pieces.count == 2 && constraintProperties.contains(pieces[0]) ? (pieces[0], pieces[1]) : nil
  }

  private static let constraintProperties = ["constant", "priority", "multiplier", "relation"]

  /// The only constraint of an edge or length of an object.
  private func constraint(_ attribute: String, of item: Int) throws(EditRefusal) -> Int {
    let own = child("constraints", of: item).map { tree.children($0) } ?? []
    let rows = Set(own + (id(of: item).map { references(to: $0).map(\.node) } ?? [])).sorted().filter { row in
      tree.tag(row) == "constraint"
        && (firstItem(of: row) == item && tree.attribute("firstAttribute", of: row) == attribute
          || secondItem(of: row) == item && tree.attribute("secondAttribute", of: row) == attribute)
    }
    guard let first = rows.first else {
      throw EditRefusal("\(words(for: item)) has no constraint on its \(attribute.onOneLine)")
    }
    guard rows.count > 1 else { return first }
    let shown = rows.map { "\(words(ofConstraint: $0, for: item)) '\((id(of: $0) ?? "").onOneLine)'" }
    throw EditRefusal(
      "\(words(for: item)) has \(rows.count) constraints on its \(attribute.onOneLine): "
        + "\(shown.joined(separator: ", ")); set it by the id of the constraint"
    )
  }

  /// The controller of a scene; the scene itself for the properties that belong to it.
  private func controller(_ node: Int, for path: String) -> Int {
    path == "sceneID" || path == "canvasLocation" ? node : controller(node)
  }

  /// The variation of an object for some traits.
  ///
  /// A missing one is created if `isWanted` is true; otherwise, the result is nil.
  mutating func variation(_ traits: String, of node: Int, isWanted: Bool) throws(EditRefusal) -> Int? {
    let present = tree.children(node).first {
      tree.tag($0) == "variation" && tree.attribute("key", of: $0) == traits
    }
    return present == nil && isWanted ? try makeChild("variation", key: traits, in: node) : present
  }

  /// The keyed part of a node on a path.
  ///
  /// A missing one is created if `isWanted` is true; otherwise, the result is nil.
  private mutating func part(_ key: String, of node: Int, isWanted: Bool) throws(EditRefusal) -> Int? {
    if let present = child(key: key, of: node) ?? Self.rowLists[key].flatMap({ _ in child(key, of: node) }) {
      return present
    }
    if let number = Int(key) { return try row(number, of: node, isWanted: isWanted) }
    guard isWanted else { return nil }
    if Self.rowLists[key] != nil { return try makeChild(key, in: node) }
    guard let element = order.element(ofPart: key, in: tree.tag(node)) else {
      throw EditRefusal("\(tree.tag(node)) has no part '\(key.onOneLine)'")
    }
    return try makeChild(element, key: key, in: node)
  }

  /// Lists of rows without ids, with the element of a new row; nil if a new row would need more than its text.
  private static let rowLists: [String: String?] = ["segments": "segment", "attributedString": nil]

  /// A row by its index. The index after the last row creates a new one.
  private mutating func row(_ number: Int, of list: Int, isWanted: Bool) throws(EditRefusal) -> Int? {
    let rows = tree.children(list)
    if rows.indices.contains(number) { return rows[number] }
    guard isWanted, number == rows.endIndex, let element = Self.rowLists[tree.tag(list)] ?? nil else {
      throw EditRefusal("\(tree.tag(list)) has \(rows.count) rows, numbered from 0, but no row \(number)")
    }
    return try makeChild(element, in: list)
  }

  /// Removes a row by its index; false if the path does not lead to a row.
  private mutating func removeRow(_ name: String, of list: Int) throws(EditRefusal) -> Bool {
    guard let number = Int(name), Self.rowLists[tree.tag(list)] != nil else { return false }
    if let row = try row(number, of: list, isWanted: false) { tree.remove(row) }
    return true
  }

  /// Sets an attribute or keyed part of a node.
  ///
  /// - Parameter keepsDefaults: whether to write values that Xcode leaves out, as in variations.
  mutating func setProperty(
    _ name: String, to value: EditValue, of node: Int, keepsDefaults: Bool = false
  ) throws(EditRefusal) {
    if tree.tag(node) == "constraint", ["firstItem", "secondItem"].contains(name) {
      return try setItem(name, of: node, to: value)
    }
    var value = value
    let isTyped = if case .word = value { true } else { false }
    try check(name, of: node, isTyped: isTyped)
    if case .word(let word) = value { value = try self.value(word, of: name, node) }
    value = try resolved(value, of: name, in: tree.tag(node))
    if let old = child(key: name, of: node), tree.subtree(old).contains(where: { id(of: $0) != nil }) {
      throw EditRefusal("'\(name.onOneLine)' is not a value but \(words(for: old)): edit or remove that object")
    }
    switch value {
    case .unset:
      tree.removeAttribute(name, of: node)
      if let old = child(key: name, of: node) { removePart(old) }
    case .part(let part):
      tree.removeAttribute(name, of: node)
      try setPart(name, to: part, of: node)
    case .flag, .number, .text, .word:
      guard let text = value.text(for: name, of: tree.tag(node), order) else { return }
      try check(text, of: name, node)
      try setText(name, to: text, of: node, keepsDefaults: keepsDefaults)
    }
  }

  /// Removes a part that is a value, and not an object itself.
  private mutating func removePart(_ node: Int) {
    tree.remove(node)
    forget(node)
  }

  /// Replaces the part of a node that has this key, or adds it.
  private mutating func setPart(_ key: String, to part: EditPart, of node: Int) throws(EditRefusal) {
    guard let old = child(key: key, of: node) else {
      return try fill(try makeChild(part.element, key: key, in: node), with: part)
    }
    guard NameRules.isName(part.element) else { throw EditRefusal("'\(part.element.onOneLine)' is not an element") }
    let new = tree.make(part.element)
    try insert(new, into: node, at: tree.children(node).firstIndex(of: old) ?? 0)
    removePart(old)
    try write("key", key, of: new)
    try fill(new, with: part)
  }

  /// Writes the fields of a part into its element.
  mutating func fill(_ node: Int, with part: EditPart) throws(EditRefusal) {
    for (name, value) in part.fields {
      if case .part(let inner) = value {
        try setPart(name, to: inner, of: node)
      } else {
        try setProperty(name, to: value, of: node, keepsDefaults: true)
      }
    }
  }

  private mutating func setText(
    _ name: String, to text: String, of node: Int, keepsDefaults: Bool
  ) throws(EditRefusal) {
    let old = child(key: name, of: node)
    let isPlain =
      tree.tag(node) == "userDefinedRuntimeAttribute" || !DefaultValue.is(text, of: name, in: tree.tag(node), runtime)
      || keepsDefaults
    guard isPlain else {
      tree.removeAttribute(name, of: node)
      if let old { removePart(old) }
      return
    }
    if LongText.needsElement(text) {
      tree.removeAttribute(name, of: node)
      if let old, ["string", "mutableString"].contains(tree.tag(old)) { return tree.setText(of: old, to: text) }
      if let old { removePart(old) }
      guard NameRules.isWritable(text) else { throw EditRefusal("the value of '\(name)' has a control character") }
      return tree.setText(of: try makeChild("string", key: name, in: node), to: text)
    }
    if let old { removePart(old) }
    try write(name, text, of: node)
  }

  /// Parts that are removed together with their last value (Measurements/Editing.md#emptied-parts).
  private static let emptied: Set<String> = ["state", "accessibility", "accessibilityTraits", "variation"]

  /// Removes empty parts, from a node up to an object.
  private mutating func prune(from start: Int, upTo object: Int) {
    var node = start
    while node != object, let parent = tree.parent(node) {
      let isEmpty = tree.children(node).isEmpty && tree.attributes(of: node).allSatisfy { $0.name == "key" }
      guard isEmpty, Self.emptied.contains(tree.tag(node)), tree.attribute("key", of: node) != "normal" else { return }
      tree.remove(node)
      node = parent
    }
  }

  // MARK: - Runtime attributes

  private static let runtimeList = "userDefinedRuntimeAttributes"

  mutating func setRuntime(_ attribute: RuntimeAttribute, of object: Int) throws(EditRefusal) {
    let list = child(Self.runtimeList, of: object)
    let present = list.flatMap { list in
      tree.children(list).first { tree.attribute("keyPath", of: $0) == attribute.keyPath }
    }
    if case .unset = attribute.value {
      guard let list, let present else {
        throw EditRefusal("no runtime attribute '\(attribute.keyPath.onOneLine)'")
      }
      tree.remove(present)
      if tree.children(list).isEmpty { tree.remove(list) }
      return
    }
    let row: Int
    if let present {
      row = present
    } else {
      guard attribute.type != nil else { throw EditRefusal("a new runtime attribute needs a type") }
      let rows = try self.list(Self.runtimeList, of: object)
      row = tree.make("userDefinedRuntimeAttribute")
      try insert(row, into: rows, at: tree.children(rows).endIndex)
    }
    if let type = attribute.type { try write("type", type, of: row) }
    try write("keyPath", attribute.keyPath, of: row)
    try setProperty("value", to: runtimeValue(attribute, of: row), of: row)
  }

  /// The value of a runtime attribute. A number is written as an element.
  private func runtimeValue(_ attribute: RuntimeAttribute, of row: Int) -> EditValue {
    guard case .number(let number, let text) = attribute.value, tree.attribute("type", of: row) == "number" else {
      return attribute.value
    }
    let isWhole = Int(exactly: number) != nil && !text.contains(".")
    return .part(EditPart(isWhole ? "integer" : "real", [("value", attribute.value)]))
  }
}
