import IBSource
import IBSyntax

extension EditSession {
  @discardableResult
  mutating func constrain(_ row: ConstraintRow) throws(EditRefusal) -> Int {
    let first = try node(row.firstItem)
    let second = try row.secondItem.map { item throws(EditRefusal) in try node(item) }
    let holder: Int
    if let given = row.holder { holder = try node(given) } else { holder = try self.holder(first, second) }
    let purpose = "constraint \(row.firstItem) \(row.secondItem ?? "") \(words(row.fields))"
    let rowID = try newID(row.id, for: purpose)
    let new = tree.make("constraint")
    try put(new, rowID, into: holder)
    if first != holder { try write("firstItem", id(of: first) ?? row.firstItem, of: new) }
    if let second { try write("secondItem", id(of: second) ?? "", of: new) }
    try write("id", rowID, of: new)
    for (name, value) in row.fields { try setProperty(name, to: value, of: new) }
    return new
  }

  /// The words that distinguish a constraint from others between the same items.
  private func words(_ fields: [(name: String, value: EditValue)]) -> String {
    fields.compactMap { name, value in
      name.hasSuffix("Attribute") || name == "relation" ? value.text(for: name, of: "constraint", order) : nil
    }.joined(separator: " ")
  }

  /// The view that contains a constraint: the nearest one around both items, or the only item
  /// (Measurements/Editing.md#constraints).
  private func holder(_ first: Int, _ second: Int?) throws(EditRefusal) -> Int {
    if let holder = commonView(first, second ?? first) { return holder }
    let names = [first, second].compactMap { $0.flatMap { id(of: $0) } }.map { "'\($0.onOneLine)'" }
    throw EditRefusal(
      names.count > 1
        ? "\(names.joined(separator: " and ")) have no common superview, so no constraint can connect them"
        : "\(names.first ?? "the item") is not a view or layout guide")
  }

  /// Inserts a constraint into the list of its view, which is sorted by id.
  private mutating func put(_ row: Int, _ rowID: String, into holder: Int) throws(EditRefusal) {
    let list = try list("constraints", of: holder)
    let place = tree.children(list).firstIndex { other in
      id(of: other).map { Self.isSorted(rowID, before: $0) } ?? false
    }
    try insert(row, into: list, at: place ?? tree.children(list).endIndex)
  }

  /// Whether an id sorts before another: by bytes, or by value if both are numbers.
  private static func isSorted(_ id: String, before other: String) -> Bool {
    if let number = Int(id), let otherNumber = Int(other) { return number < otherNumber }
    return id.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The node of a constraint's first item; if the constraint does not name it, the view that contains the constraint.
  func firstItem(of row: Int) -> Int? {
    tree.attribute("firstItem", of: row).map { nodes[$0] } ?? tree.parent(row).flatMap { tree.parent($0) }
  }

  func secondItem(of row: Int) -> Int? { tree.attribute("secondItem", of: row).flatMap { nodes[$0] } }

  /// Sets one end of a constraint, and moves the constraint to the view that must now contain it.
  mutating func setItem(_ name: String, of row: Int, to value: EditValue) throws(EditRefusal) {
    var first = firstItem(of: row)
    var second = secondItem(of: row)
    switch value {
    case .word("null") where name == "secondItem": second = nil
    case .text(let handle), .word(let handle):
      if name == "firstItem" { first = try node(handle) } else { second = try node(handle) }
    // A first item is not written if it is the view that contains the constraint.
    case .unset where name == "firstItem": first = tree.parent(row).flatMap { tree.parent($0) }
    case .unset: second = nil
    default: throw EditRefusal("'\(name)' must be an object")
    }
    guard let first, let rowID = id(of: row) else { throw EditRefusal("the constraint has no first item") }
    let holder = try holder(first, second)
    if tree.parent(row).flatMap({ tree.parent($0) }) != holder {
      takeOut(row)
      try put(row, rowID, into: holder)
    }
    tree.removeAttribute("secondItem", of: row)
    if let second { try write("secondItem", id(of: second) ?? "", of: row) }
    tree.removeAttribute("firstItem", of: row)
    if first != holder { try write("firstItem", id(of: first) ?? "", of: row) }
  }
}
