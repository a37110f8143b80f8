import IBModel

extension SceneLayout {
  /// Moves everything in the window's coordinates.
  mutating func move(by way: Point) {
    for index in views.indices {
      views[index].inWindow?.x += way.x
      views[index].inWindow?.y += way.y
    }
    for index in bars.indices {
      bars[index].frame.x += way.x
      bars[index].frame.y += way.y
    }
    for index in constraints.indices {
      constraints[index].start = Point(x: constraints[index].start.x + way.x, y: constraints[index].start.y + way.y)
      constraints[index].end = Point(x: constraints[index].end.x + way.x, y: constraints[index].end.y + way.y)
    }
  }

  /// Moves everything to the place at which a device shows the sheet, and draws the sheet.
  mutating func place(in sheet: Rect) {
    self.sheet = sheet
    move(by: sheet.origin)
    guard let first = views.first, let corner = first.inWindow else { return }
    // An opaque bar moves the root view down in its sheet.
    let offset = Point(x: sheet.x - corner.x, y: sheet.y - corner.y)
    let backdrop = SheetDrawing(sheet, in: configuration).backdrop(first.appearance?.shapes.first?.fill)
    views[0].appearance = views[0].appearance ?? ViewAppearance()
    views[0].appearance?.shapes.insert(contentsOf: backdrop.map { $0.moved(by: offset) }, at: 0)
  }

  /// Centers the first view in a rectangle in the window's coordinates, and moves the other views with it.
  mutating func center(in frame: Rect) {
    guard let first = views.first?.inWindow else { return }
    move(
      by: Point(
        x: frame.x + (frame.width - first.width) / 2 - first.x,
        y: frame.y + (frame.height - first.height) / 2 - first.y))
  }
}
