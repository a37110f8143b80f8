package import IBSource

/// Fixes that can be applied together: each entirely or not at all, on disjoint bytes.
package struct FixSelection: Sendable {
  /// The edits of the selected fixes, ordered by position.
  package private(set) var edits: [TextEdit] = []
  package private(set) var count = 0
  /// Whether fixes were left for another round because they touch the same bytes.
  package private(set) var isPartial = false

  /// Selects the fixes that fit, in the given order. An edit that several fixes share, such as removing the same line,
  /// is made once.
  package init(_ fixes: [Fix]) {
    for fix in fixes {
      let new = fix.edits.filter { !has($0) }
      if new.isEmpty { continue }
      guard new.allSatisfy(fits) else {
        isPartial = true
        continue
      }
      for edit in new { edits.insert(edit, at: place(of: edit)) }
      count += 1
    }
  }

  /// The index of an edit in the order: that of the first one not before it.
  private func place(of edit: TextEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range < edit.range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func has(_ edit: TextEdit) -> Bool {
    let place = place(of: edit)
    return place < edits.count && edits[place] == edit
  }

  /// Whether an edit shares no byte with its neighbors and is not a second one at the same position.
  private func fits(_ edit: TextEdit) -> Bool {
    let place = place(of: edit)
    if place > 0, edits[place - 1].range.upper > edit.range.lower { return false }
    guard place < edits.count else { return true }
    return edits[place].range != edit.range && edit.range.upper <= edits[place].range.lower
  }
}
