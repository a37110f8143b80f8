import IBModel
import IBSyntax

/// The line between a table's row and the next one (row T6).
enum CellSeparator {
  /// In the cell's coordinates, in points; nil where the table draws none below this row.
  ///
  /// See step 7 of Tables.md.
  /// Source: mission row T6; facts/runtime/margins-cells.json, separatorInset (default: the cell's leading margin, with
  /// an image the text's x; right 0).
  /// - Parameters:
  ///   - safeArea: the table's.
  ///   - frames: of the views inside the cell, by local index.
  static func frame(of cell: Int, size: Size, safeArea: Insets, frames: [Rect?], in scene: ResolvedScene) -> Rect? {
    let view = scene.views[cell]
    guard view.kind == .tableViewCell, let table = view.parent, scene.views[table].kind == .tableView,
      scene.views[table][.separatorStyle] != "none"
    else { return nil }
    let isLast = isLastOfSection(view)
    if isLast, scene.views[table].isInsetGrouped { return nil }
    let isEdgeToEdge = isLast && scene.views[table][.style] == "grouped"
    let start = textStart(of: cell, size, safeArea, frames, scene)
    let sides = isEdgeToEdge ? .zero : insets(of: cell, in: table, textStart: start, safeArea, scene)
    let height = 1 / scene.configuration.scale
    return Rect(
      x: sides.left, y: size.height - height, width: max(size.width - sides.left - sides.right, 0), height: height)
  }

  private static func insets(
    of cell: Int, in table: Int, textStart: Double, _ safeArea: Insets, _ scene: ResolvedScene
  ) -> Insets {
    let view = scene.views[cell]
    let sides = CellSafeArea.inset(of: cell, in: scene, table: safeArea)
    let isMirrored = view.direction == .rightToLeft
    let start = (isMirrored ? sides.right : sides.left) + textStart
    var automatic = Insets.zero
    if isMirrored { automatic.right = start } else { automatic.left = start }
    guard let explicit = explicitInset(view) ?? explicitInset(scene.views[table]) else { return automatic }
    return scene.tableTraits(table).separatorsCountFromAutomaticInsets ? automatic + explicit : explicit
  }

  /// From the edge of the content view: the text beside the image of a built-in style, else the margin.
  private static func textStart(
    of cell: Int, _ size: Size, _ safeArea: Insets, _ frames: [Rect?], _ scene: ResolvedScene
  ) -> Double {
    let builtIn = BuiltInCell(cell: cell, in: scene, cellWidth: size.width, safeArea: safeArea)
    if builtIn?.image != nil, let text = builtIn?.text.flatMap({ frames[$0] }) { return text.x }
    return CellMargin.of(cell: cell, in: scene, cellWidth: size.width, safeArea: safeArea)
  }

  private static func explicitInset(_ view: ResolvedView) -> Insets? {
    guard let inset = view.child(key: "separatorInset") else { return nil }
    return Insets(edges: inset)
  }

  /// Whether it is the last row of a static section; prototypes are followed by others.
  private static func isLastOfSection(_ view: ResolvedView) -> Bool {
    guard let cells = view.element.parent, cells.name == .cells else { return false }
    return cells.children(named: .tableViewCell).reduce(nil) { $1 } == view.element
  }
}
