import IBContent

extension RowAppearance {
  /// Nil for a view that is not a row of a table. The rows of one list are adjacent in the document.
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
