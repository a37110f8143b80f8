import IBModel
import IBSource
import IBSyntax

extension EditSession {
  mutating func move(_ handle: String, to place: Place) throws(EditRefusal) {
    let object = try node(handle)
    guard let list = tree.parent(object) else { throw EditRefusal("cannot move the document itself") }
    let oldParent = tree.parent(list)
    let target = try place.into.map { into throws(EditRefusal) in
      container(try node(into), place.container)
    }
    if let target, tree.ancestors(of: target).contains(object) {
      throw EditRefusal("cannot move '\(handle.onOneLine)' into itself")
    }
    let rows = constraints(around: object)
    let holders = rows.map { commonView(of: $0) }
    let newList: Int
    if let target, target != oldParent || place.container != tree.tag(list) {
      newList = try self.list(place.container, of: target)
    } else {
      newList = list
    }
    if newList == list { tree.remove(object) } else { takeOut(object) }
    // A part of an object, such as a tab bar item, has a fixed position.
    let isPart = place.container.isEmpty && place.before == nil && place.after == nil
    let key = tree.attribute("key", of: object)
    try insert(
      object, into: newList,
      at: isPart ? self.place(of: part(object), in: newList, key: key) : index(place, in: newList))
    for (row, view) in zip(rows, holders) where isPresent(row) {
      if commonView(of: row) != view {
        try remove(row)
      } else if let view, let owner = holder(of: row), !tree.ancestors(of: view).contains(owner),
        let item = firstItem(of: row).flatMap({ id(of: $0) })
      {
        // A constraint that has only the moved view as an item was in a view that no longer contains the moved view.
        try setItem("firstItem", of: row, to: .text(item))
      }
    }
  }

  /// The constraints between a view or an object in it and an object outside it.
  private func constraints(around view: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    func take(_ row: Int) {
      if tree.tag(row) == "constraint", seen.insert(row).inserted { found.append(row) }
    }
    for node in tree.subtree(view) {
      if let id = id(of: node) { references(to: id).forEach { take($0.node) } }
      take(node)
    }
    return found
  }

  private func commonView(of row: Int) -> Int? {
    guard let first = firstItem(of: row) else { return nil }
    return commonView(first, secondItem(of: row) ?? first)
  }

  /// The node into which an edit of an object puts a view.
  ///
  /// This is the view of a controller, the content view of a cell, or the object itself.
  func container(_ owner: Int, _ list: String) -> Int {
    if runtime == .appKit, list != "objects", list != "" { return appKitContainer(controller(owner), list) }
    guard list == "subviews" else { return list == "objects" ? owner : controller(owner) }
    let owner = controller(owner)
    return child(key: isController(owner) ? "view" : "contentView", of: owner) ?? owner
  }

  /// The list with this name in an object; for an empty name, the object. A missing list is created.
  mutating func list(_ container: String, of object: Int) throws(EditRefusal) -> Int {
    if container.isEmpty { return object }
    if let present = child(container, of: object) { return present }
    return try makeChild(container, in: object)
  }

  /// The index of a place in a list: next to a member, otherwise at the end.
  func index(_ place: Place, in list: Int) throws(EditRefusal) -> Int {
    guard let neighbor = place.before ?? place.after else { return tree.children(list).endIndex }
    let node = try node(neighbor)
    guard let index = tree.children(list).firstIndex(of: node) else {
      throw EditRefusal("'\(neighbor.onOneLine)' is not in the same list")
    }
    return place.before != nil ? index : index + 1
  }
}
