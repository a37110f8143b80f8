package import IBSource

/// Fixes that can be applied together: their bytes do not overlap, and each is applied completely or not at all.
package struct FixSelection: Sendable {
  /// The edits of the selected fixes, ordered by position.
  package private(set) var edits: [TextEdit] = []
  package private(set) var count = 0
  /// Whether some fixes must wait for another round because they touch the same bytes as a selected one.
  package private(set) var isPartial = false

  /// Selects the fixes that fit, in the given order.
  ///
  /// If several fixes share an edit, such as the removal of one line, the edit is applied once.
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

  /// The index in `edits` at which the edit belongs: that of the first edit that does not start before it.
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

  /// Whether an edit overlaps no selected edit and starts at another position than all of them.
  private func fits(_ edit: TextEdit) -> Bool {
    let place = place(of: edit)
    if place > 0, edits[place - 1].range.upper > edit.range.lower { return false }
    guard place < edits.count else { return true }
    return edits[place].range != edit.range && edit.range.upper <= edits[place].range.lower
  }
}
