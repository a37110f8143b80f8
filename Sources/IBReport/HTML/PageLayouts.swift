import IBLayout
import IBModel

/// A scene's layouts in a page's data: each property in all configurations, as `PageColumns` writes it.
struct PageLayouts {
  private let scene: PageScene
  /// The places of views, by layout, then by the scene's number; -1 for none.
  private let places: [[Int32]]
  /// The places of lines, by layout, then by the scene's number of the constraint; -1 for none.
  private let linePlaces: [[Int32]]
  private let columns: PageColumns

  /// Writes an object.
  ///
  /// - Parameter count: of the document's configurations; a scene of fewer layouts names theirs.
  static func write(_ scene: PageScene, of count: Int, _ columns: PageColumns, to writer: inout JSONWriter) {
    let layouts = PageLayouts(
      scene: scene, places: scene.layouts.map(scene.places), linePlaces: scene.layouts.map(scene.linePlaces),
      columns: columns)
    writer.object { layouts.write(of: count, to: &$0) }
  }

  private func write(of count: Int, to writer: inout JSONWriter) {
    if scene.layouts.count < count {
      writer.key("columns")
      writer.array { writer in
        for layout in scene.layouts { writer.value(layout.column) }
      }
    }
    columns.write("safeArea", scene.layouts.map(\.layout.safeArea), to: &writer) { LayoutJSON.write($0, to: &$1) }
    let radii = scene.layouts.map { layout in
      layout.layout.fillsScreen ? DeviceDrawing.cornerRadius(in: layout.layout.configuration) : nil
    }
    columns.write("radius", radii, to: &writer) { $1.value($0) }
    columns.write("screen", scene.layouts.map { $0.screen < 0 ? nil : $0.screen }, to: &writer) { $1.value(Int($0)) }
    writer.key("views")
    writer.array { writer in
      for number in scene.views.indices {
        writer.object { write(views(number), to: &$0) }
      }
    }
    writer.key("lines")
    writer.array { writer in
      for number in scene.constraints.indices {
        writer.array { write(line(number), to: &$0) }
      }
    }
  }

  // MARK: - Views

  /// A view in one layout.
  private struct View {
    let layout: ViewLayout
    let frame: Rect
    /// Nil for none.
    let drawing: Int32?
  }

  /// A view in each layout; nil where it is not installed.
  private func views(_ number: Int) -> [View?] {
    zip(scene.layouts, places).map { layout, places in
      let place = Int(places[number])
      guard place >= 0, let frame = layout.layout.views[place].inWindow else { return nil }
      let drawing = layout.drawings[place]
      return View(layout: layout.layout.views[place], frame: frame, drawing: drawing < 0 ? nil : drawing)
    }
  }

  /// The keys are short because each is written once for every view: `r` the rectangle in the window, `d` the drawing,
  /// `m` margins, `s` safe area, `k` kept coordinates, `o` opacity, `c` clips, `h` hidden, `n` intrinsic size, `z`
  /// content size.
  private func write(_ views: [View?], to writer: inout JSONWriter) {
    writer.key("r")
    writer.array { write(views.map { $0?.frame }, to: &$0) }
    columns.write("d", views.map { $0?.drawing }, to: &writer) { $1.value(Int($0)) }
    let layouts = views.map { $0?.layout }
    let margins = layouts.map { $0.flatMap { $0.margins == .zero ? nil : $0.margins } }
    columns.write("m", margins, to: &writer) { LayoutJSON.write($0, to: &$1) }
    let safeAreas = layouts.map { $0.flatMap { $0.safeArea == .zero ? nil : $0.safeArea } }
    columns.write("s", safeAreas, to: &writer) { LayoutJSON.write($0, to: &$1) }
    let kept = layouts.map { $0.flatMap { $0.kept.isEmpty ? nil : $0.kept } }
    columns.write("k", kept, to: &writer) { $1.value($0.map(\.rawValue)) }
    let opacities = layouts.map { ($0?.appearance?.opacity).flatMap { $0 < 1 ? $0 : nil } }
    columns.write("o", opacities, to: &writer) { $1.value($0) }
    columns.write("c", layouts.map { $0?.appearance?.clips == true ? 1 : nil }, to: &writer) { $1.value($0) }
    columns.write("h", layouts.map { $0?.hidden == true ? 1 : nil }, to: &writer) { $1.value($0) }
    columns.write("n", layouts.map { $0?.placement.flatMap(Self.intrinsicSize) }, to: &writer) { lengths, writer in
      writer.array { writer in
        for length in lengths {
          if let length { writer.value(length) } else { writer.null() }
        }
      }
    }
    columns.write("z", layouts.map { $0?.contentSize }, to: &writer) { $1.value($0.width, $0.height) }
  }

  /// Width and height; nil without both.
  private static func intrinsicSize(_ placement: ViewPlacement) -> [Double?]? {
    let lengths = [placement.intrinsicWidth, placement.intrinsicHeight]
    return lengths == [nil, nil] ? nil : lengths
  }

  /// Each number of a rectangle in all layouts.
  private func write(_ rects: [Rect?], to writer: inout JSONWriter) {
    for number in [\Rect.x, \.y, \.width, \.height] {
      columns.write(rects.map { $0?[keyPath: number] }, to: &writer) { $1.value($0) }
    }
  }

  // MARK: - Lines

  /// The line of a constraint in each layout.
  private func line(_ number: Int) -> [ConstraintLine?] {
    zip(scene.layouts, linePlaces).map { layout, places in
      let place = Int(places[number])
      return place < 0 ? nil : layout.layout.constraints[place]
    }
  }

  /// Writes the shape, the start, and the way from the start to the end, which configurations share more often.
  private func write(_ line: [ConstraintLine?], to writer: inout JSONWriter) {
    columns.write(line.map { $0?.shape }, to: &writer) { $1.value(ViewWords.word(for: $0)) }
    let ways = line.map { line in
      line.map { Rect(x: $0.start.x, y: $0.start.y, width: $0.end.x - $0.start.x, height: $0.end.y - $0.start.y) }
    }
    write(ways, to: &writer)
  }
}
