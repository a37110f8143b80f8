import IBSyntax

/// Compares the properties of an object in two versions.
struct ValueComparison {
  let old: DiffVersion
  let new: DiffVersion
  let matching: ObjectMatching

  /// The largest change of a stored frame in points that Xcode's rounding can cause
  /// (Measurements/Format.md#rounding-noise).
  private static let frameTolerance = 1.0

  /// The properties that differ, in the order of the new version. Removed properties are last.
  func changes(_ before: [DiffObject.Property], _ after: [DiffObject.Property]) -> [ValueChange] {
    // Most objects are unchanged.
    if before.count == after.count, zip(before, after).allSatisfy({ $0.path == $1.path && isSame($0, $1) }) {
      return []
    }
    var olds = Self.places(of: before)
    var news = Self.places(of: after)
    var changes: [ValueChange] = []
    for property in after {
      guard let last = news.removeValue(forKey: property.path) else { continue }
      let former = olds.removeValue(forKey: property.path).map { before[$0] }
      if let former, isSame(former, after[last]) { continue }
      changes.append(
        ValueChange(path: property.path, before: former.map { old.value($0) }, after: new.value(after[last])))
    }
    for property in before {
      guard let last = olds.removeValue(forKey: property.path) else { continue }
      changes.append(ValueChange(path: property.path, before: old.value(before[last]), after: nil))
    }
    return changes
  }

  /// The index of the last property with each path.
  private static func places(of properties: [DiffObject.Property]) -> [PropertyPath: Int] {
    Dictionary(properties.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// The properties that differ between two objects. Frames and masks are left out if the canvas is the reason.
  func changes(of before: Int, _ after: Int) -> [ValueChange] {
    let differences = changes(old.table[before].properties, new.table[after].properties)
    return differences.filter { change in
      if change.path == .frame { return isFrameChange(change, of: before, after) }
      if change.path == .autoresizingMask { return change.before != nil && change.after != nil }
      return true
    }
  }

  func changesOfElement(_ before: Int, _ after: Int) -> [ValueChange] {
    let (a, b) = (old.table[before].element.tag, new.table[after].element.tag)
    return a == b ? [] : [ValueChange(path: .element, before: .word(a), after: .word(b))]
  }

  private func isSame(_ a: DiffObject.Property, _ b: DiffObject.Property) -> Bool {
    guard let first = a.reference, let second = b.reference else { return a.value == b.value }
    return isSameObject(first, second)
  }

  /// Whether two ids refer to the same object. Ids without an object are compared as texts.
  func isSameObject(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second, let a = old.table.indices[first], let b = new.table.indices[second] else {
      return first == second
    }
    return matching.toNew[a] == b
  }

  /// Whether a change of a frame counts, because the superview has the same size in both versions.
  ///
  /// After a change of the canvas, Xcode writes all frames again.
  private func isFrameChange(_ change: ValueChange, of before: Int, _ after: Int) -> Bool {
    guard case .measures(let a)? = change.before, case .measures(let b)? = change.after else { return false }
    guard let outer = old.table[before].parent, let newOuter = new.table[after].parent,
      matching.toNew[outer] == newOuter, old.storedSize(of: outer) == new.storedSize(of: newOuter)
    else { return false }
    return zip(a, b).contains { abs($0.value - $1.value) >= Self.frameTolerance }
  }
}
