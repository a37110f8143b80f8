import IBModel

extension SceneLayout {
  /// Moves everything that is in the window's coordinates to where a device shows the sheet, and draws the sheet.
  mutating func place(in sheet: Rect) {
    self.sheet = sheet
    for index in views.indices {
      views[index].inWindow?.x += sheet.x
      views[index].inWindow?.y += sheet.y
    }
    for index in bars.indices {
      bars[index].frame.x += sheet.x
      bars[index].frame.y += sheet.y
    }
    for index in constraints.indices {
      constraints[index].start = Point(
        x: constraints[index].start.x + sheet.x, y: constraints[index].start.y + sheet.y)
      constraints[index].end = Point(x: constraints[index].end.x + sheet.x, y: constraints[index].end.y + sheet.y)
    }
    guard let first = views.first, let corner = first.inWindow else { return }
    // An opaque bar moves the root view down in its sheet.
    let offset = Point(x: sheet.x - corner.x, y: sheet.y - corner.y)
    let backdrop = SheetDrawing(sheet, in: configuration).backdrop(first.appearance?.shapes.first?.fill)
    views[0].appearance = views[0].appearance ?? ViewAppearance()
    views[0].appearance?.shapes.insert(contentsOf: backdrop.map { $0.moved(by: offset) }, at: 0)
  }
}

extension SceneLayout {
  /// Moves the views so that the first one is in the middle of a rectangle, in the window's coordinates.
  mutating func center(in frame: Rect) {
    guard let first = views.first?.inWindow else { return }
    let way = Point(
      x: frame.x + (frame.width - first.width) / 2 - first.x, y: frame.y + (frame.height - first.height) / 2 - first.y)
    for index in views.indices {
      views[index].inWindow?.x += way.x
      views[index].inWindow?.y += way.y
    }
    for index in constraints.indices {
      constraints[index].start = Point(x: constraints[index].start.x + way.x, y: constraints[index].start.y + way.y)
      constraints[index].end = Point(x: constraints[index].end.x + way.x, y: constraints[index].end.y + way.y)
    }
  }
}
