import IBContent

extension RowAppearance {
  /// Nil for a view that is not a table row. The table rows of one list are adjacent in the document, so the siblings
  /// before and after a table row show whether it is the first or the last.
  init?(of index: Int, in scene: ResolvedScene) {
    guard let cell = scene.views[index].tableCell, let parent = scene.views[index].parent,
      let table = scene.views[parent].table, let place = scene.place(of: index)
    else { return nil }
    let siblings = scene.views[parent].children
    func isSameList(_ place: Int) -> Bool {
      guard siblings.indices.contains(place), let other = scene.views[siblings[place]].tableCell else { return false }
      return other.list == cell.list
    }
    self.init(style: table.style, isFirst: !isSameList(place - 1), isLast: !isSameList(place + 1))
  }
}
