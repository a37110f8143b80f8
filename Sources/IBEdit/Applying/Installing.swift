import IBSyntax

/// Sets the size classes in which an object is installed: rows in the masks of its container
/// (Measurements/Editing.md#installed).
extension EditSession {
  static let installed = "installed"

  /// Installs or uninstalls an object for some traits; with nil as the value, `default` decides.
  ///
  /// - Parameter traits: the key of the variation, such as `widthClass=regular`; nil for all traits.
  mutating func setInstalled(_ value: EditValue, of object: Int, in traits: String?) throws(EditRefusal) {
    guard let list = tree.parent(object), let owner = tree.parent(list), let id = id(of: object),
      Self.maskedLists.contains(tree.tag(list))
    else { throw EditRefusal("only views and constraints can be left out of a size class, not \(words(for: object))") }
    let key = traits ?? Self.defaultTraits
    if let row = try maskRow(of: id, in: tree.tag(list), of: owner, key) { takeOut(row) }
    // All objects are installed by default.
    guard let isInstalled = try flag(value), traits != nil || !isInstalled else { return }
    guard let variation = try variation(key, of: owner, isWanted: true) else { return }
    let present = child(key: tree.tag(list), of: variation)
    let mask = if let present { present } else { try makeChild("mask", key: tree.tag(list), in: variation) }
    let row = tree.make(isInstalled ? "include" : "exclude")
    let place = tree.children(mask).firstIndex { (tree.attribute("reference", of: $0) ?? "") > id }
    try insert(row, into: mask, at: place ?? tree.children(mask).endIndex)
    try write("reference", id, of: row)
  }

  private static let defaultTraits = "default"
  private static let maskedLists: Set<String> = ["subviews", "constraints"]

  private mutating func maskRow(
    of id: String, in list: String, of owner: Int, _ traits: String
  ) throws(EditRefusal) -> Int? {
    guard let variation = try variation(traits, of: owner, isWanted: false), let mask = child(key: list, of: variation)
    else { return nil }
    return tree.children(mask).first { tree.attribute("reference", of: $0) == id }
  }

  /// The value as a flag; nil for no value.
  private func flag(_ value: EditValue) throws(EditRefusal) -> Bool? {
    switch value {
    case .unset, .word("null"): return nil
    case .flag(let flag): return flag
    case .word(let word):
      if case .flag(let flag) = try Self.flag(word, Self.installed) { return flag }
    default: break
    }
    throw EditRefusal("'\(Self.installed)' must be true, false or null")
  }
}
