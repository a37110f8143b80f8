extension RowAppearance {
  /// Nil for a view that is no row of a table.
  init?(of index: Int, in scene: ResolvedScene) {
    guard let cell = scene.views[index].tableCell, let parent = scene.views[index].parent,
      let table = scene.views[parent].table
    else { return nil }
    let rows = scene.views[parent].children.filter { scene.views[$0].tableCell?.list == cell.list }
    self.init(style: table.style, isFirst: rows.first == index, isLast: rows.last == index)
  }
}
