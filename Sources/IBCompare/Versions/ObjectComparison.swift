/// Compares the objects of two versions and lists the changes.
struct ObjectComparison {
  private let old: DiffVersion
  private let new: DiffVersion
  private let values: ValueComparison
  private let constraints: [Int: [Detail]]
  private var reordered: Set<Int> = []
  /// The changes in the order of the new version. A removed object follows its parent.
  private(set) var changes: [Change] = []

  init(_ values: ValueComparison) {
    self.values = values
    old = values.old
    new = values.new
    constraints = ConstraintComparison(values).details
    for (index, partner) in values.matching.toNew.enumerated() {
      if let partner { reordered.formUnion(SiblingOrder.reordered(values, index, partner)) }
    }
    for index in new.table.objects.indices {
      if let former = values.matching.toOld[index] {
        compare(former, index)
        for child in old.table[former].children { addIfRemoved(child) }
      } else {
        addIfTopmost(index)
      }
    }
  }

  private mutating func compare(_ before: Int, _ after: Int) {
    var change = self.change(after == 0 ? .document : .edited, after, in: new)
    change.details = values.changesOfElement(before, after).map { .value($0) }
    change.details += values.changes(of: before, after).map { .value($0) }
    change.details += constraints[after] ?? []
    change.details += ConnectionComparison(values: values).details(of: before, after)
    change.isReordered = reordered.contains(after)
    if let outer = old.table[before].parent, let newOuter = new.table[after].parent, outer != 0,
      values.matching.toNew[outer] != newOuter
    {
      change.formerParent = old.names[outer]
    }
    if !change.details.isEmpty || change.isReordered || change.formerParent != nil { changes.append(change) }
  }

  /// Adds an object unless its parent is new too. An object inside a new one is reported with it, unless it was
  /// elsewhere before.
  private mutating func addIfTopmost(_ index: Int) {
    guard let parent = new.table[index].parent, values.matching.toOld[parent] != nil else { return }
    changes.append(change(.added(contents: new.table.contentCount(of: index)), index, in: new))
  }

  private mutating func addIfRemoved(_ index: Int) {
    guard values.matching.toNew[index] == nil else { return }
    changes.append(change(.removed(contents: old.table.contentCount(of: index)), index, in: old))
  }

  private func change(_ kind: Change.Kind, _ index: Int, in version: DiffVersion) -> Change {
    Change(
      kind: kind, object: version.names[index], controller: version.controllerName(of: index),
      parent: version.parentName(of: index))
  }
}
