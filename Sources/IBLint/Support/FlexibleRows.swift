import IBCode
import IBLayout
import IBSyntax

extension DocumentSubject {
  /// Whether an issue concerns heights in a row or item whose height may change.
  ///
  /// The row may grow with its content, which code often replaces, or code may set its height. This applies to an item
  /// of a collection view, the view of a cell's nib, the header or footer of a table, a row without a height, and a row
  /// of a table whose delegate or controller decides heights.
  func isInFlexibleRow(_ issue: LayoutIssue) -> Bool {
    guard issue.axis != .width, issue.axis != .x, issue.kind != .conflict,
      let view = issue.view.flatMap({ objects[$0] })
    else { return false }
    if view.enclosing(.collectionViewCell) != nil || view.enclosing(.collectionReusableView) != nil { return true }
    guard let cell = view.enclosing(.tableViewCell) else { return isInHeader(view) }
    guard let table = cell.enclosing(.tableView) else { return true }
    return !hasHeight(cell) && !hasHeight(table) || mayDecideRows(table)
  }

  private func isInHeader(_ view: XMLElement) -> Bool {
    guard let table = view.enclosing(.tableView) else { return false }
    var view = view
    while let outer = view.parent, outer.index != table.index { view = outer }
    return view.equals(.key, "tableHeaderView") || view.equals(.key, "tableFooterView")
  }

  private func hasHeight(_ element: XMLElement) -> Bool {
    element[.rowHeight].flatMap(Double.init).map { $0 > 0 } ?? false
  }

  /// Whether the class of a table's delegate or controller decides the heights of rows. A class without a source is
  /// assumed to do so.
  private func mayDecideRows(_ table: XMLElement) -> Bool {
    guard let sources = facts?.sources else { return false }
    let delegates = table.child(named: .connections)?.children.filter { $0.equals(.property, "delegate") } ?? []
    let owners = delegates.compactMap { $0[.destination].flatMap { objects[$0] } } + [table.parent].compactMap(\.self)
    return owners.contains { owner in CodeClass(owner).map { sources.sizesRows($0.name) } ?? false }
  }
}
