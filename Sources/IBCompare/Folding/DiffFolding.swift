import IBModel

/// Merges changes of the same kind, so that a migration of thirty scenes reads as one change.
package struct DiffFolding {
  /// The smallest number of changes that share a line.
  private static let fewestToFold = 3

  /// The lines, in the order of the report.
  package private(set) var lines: [DiffLine] = []

  private var rest: [Change]
  private var shifted: [Change]

  package init(_ diff: DocumentDiff) {
    rest = diff.changes
    shifted = diff.shifted
    let document = rest.filter { $0.kind == .document }.map { DiffLine.change($0) }
    rest.removeAll { $0.kind == .document }
    let guides = foldGuides()
    let same = foldSameDetails()
    dropEmptied()
    lines = document + guides + foldSiblings() + same + foldShifts()
    if !diff.reidentified.isEmpty { lines.append(.reidentified(diff.reidentified)) }
  }

  // MARK: - Guides

  private struct Shift: Hashable {
    let before: Document.LayoutGuide.Kind?
    let after: Document.LayoutGuide.Kind?
  }

  private mutating func foldGuides() -> [DiffLine] {
    var shifts: [(controller: ObjectName?, shift: Shift)] = []
    for index in rest.indices {
      shifts += rest[index].details.compactMap(Self.shift).map { (rest[index].controller, $0) }
      rest[index].details.removeAll { Self.shift($0) != nil }
    }
    if shifts.isEmpty { return [] }
    let controllers = shifts.map(\.controller).unique()
    let groups = controllers.count >= Self.fewestToFold ? [controllers] : controllers.map { [$0] }
    return groups.map { group in
      let own = shifts.filter { group.contains($0.controller) }.map(\.shift)
      let counted = own.unique().map { shift in
        DiffLine.GuideShift(before: shift.before, after: shift.after, count: own.count { $0 == shift })
      }
      return .guides(counted, in: group.compactMap(\.self))
    }
  }

  /// The change of guides in a constraint that kept its view, edge and numbers, with the view that has the guides.
  private static func shift(_ detail: Detail) -> Shift? {
    guard case .constraintMoved(let before, let after, let values) = detail, values.isEmpty,
      let old = before.other, let new = after.other, old.guide != new.guide,
      before.subject.object?.id == after.subject.object?.id, before.subject.attribute == after.subject.attribute,
      old.object?.id == new.object?.id
    else { return nil }
    return Shift(before: old.guide, after: new.guide)
  }

  // MARK: - The same in many

  private mutating func foldSameDetails() -> [DiffLine] {
    let all = rest.flatMap { change in change.details.compactMap { detail in detail.common.map { ($0, change) } } }
    let groups = Dictionary(grouping: all, by: \.0)
    return all.map(\.0).unique().compactMap { detail in
      guard let members = groups[detail]?.map(\.1), members.count >= Self.fewestToFold else { return nil }
      for index in rest.indices { rest[index].details.removeAll { $0.common == detail } }
      let controllers = members.compactMap { $0.object.role == .controller ? nil : $0.controller }.unique()
      return .same(detail, of: members.map(\.object), in: controllers)
    }
  }

  /// Drops changes whose details have all been merged. If such a view moves, the merged change is the reason.
  private mutating func dropEmptied() {
    let isEmptied = { (change: Change) in
      change.kind == .edited && change.details.isEmpty && !change.isReordered && change.formerParent == nil
    }
    shifted = rest.filter { isEmptied($0) && !$0.motions.isEmpty } + shifted
    rest.removeAll(where: isEmptied)
  }

  // MARK: - Siblings

  private struct Place: Hashable {
    let isAdded: Bool
    let parent: ObjectName?
    let controller: ObjectName?
  }

  private func foldSiblings() -> [DiffLine] {
    let groups = Dictionary(grouping: rest) { Self.place($0) }
    var reported: Set<Place> = []
    return rest.compactMap { change in
      guard let place = Self.place(change), let siblings = groups[place], siblings.count >= Self.fewestToFold else {
        return .change(change)
      }
      return reported.insert(place).inserted ? .several(siblings) : nil
    }
  }

  private static func place(_ change: Change) -> Place? {
    switch change.kind {
    case .added: Place(isAdded: true, parent: change.parent, controller: change.controller)
    case .removed: Place(isAdded: false, parent: change.parent, controller: change.controller)
    case .edited, .document: nil
    }
  }

  // MARK: - Moves

  private func foldShifts() -> [DiffLine] {
    let controllers = shifted.map(\.controller).unique()
    let groups = controllers.count >= Self.fewestToFold ? [controllers] : controllers.map { [$0] }
    return groups.filter { !$0.isEmpty }.map { group in
      .shifts(of: shifted.filter { group.contains($0.controller) }, in: group.compactMap(\.self))
    }
  }
}
