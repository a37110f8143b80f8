import IBLayout
import IBModel

/// One configuration's layout in a page's data.
enum PageLayout {
  static func write(
    _ layout: PageScene.Layout, in scene: PageScene, _ images: PictureImages, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.field("column", layout.column)
      writer.key("safeArea")
      LayoutJSON.write(layout.layout.safeArea, to: &writer)
      if layout.layout.fillsScreen { writeScreen(of: layout.layout, images, to: &writer) }
      writer.key("views")
      writer.array { writer in
        for place in scene.places(in: layout).lazy.map(Int.init) {
          guard place >= 0, case let view = layout.layout.views[place], view.inWindow != nil else {
            writer.null()
            continue
          }
          write(view, drawing: Int(layout.drawings[place]), to: &writer)
        }
      }
      writer.key("lines")
      writer.array { writer in
        for (line, number) in zip(layout.layout.constraints, layout.constraints) {
          write(line, Int(number), to: &writer)
        }
      }
      writer.key("issues")
      writer.array { writer in
        for issue in layout.layout.issues { write(issue, in: scene, to: &writer) }
      }
    }
  }

  /// The shapes around the views: the bars, and the device's own.
  private static func writeScreen(of layout: SceneLayout, _ images: PictureImages, to writer: inout JSONWriter) {
    writer.field("radius", DeviceDrawing.cornerRadius(in: layout.configuration))
    writer.key("screen")
    let bars = layout.bars.flatMap { BarDrawing.shapes(of: $0, in: layout.configuration) }
    let shapes = EmptyScreen.shapes(of: layout) + images.drawable(bars)
    PageShapes.write(shapes + DeviceDrawing.shapesAbove(layout), to: &writer)
  }

  /// The keys are short because each is written once for every view and configuration: `r` the rectangle in the window,
  /// `d` the drawing, `m` margins, `s` safe area, `k` kept coordinates, `o` opacity, `c` clips, `h` hidden, `n`
  /// intrinsic size, `z` content size.
  private static func write(_ view: ViewLayout, drawing: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      if let frame = view.inWindow {
        writer.field("r", frame.x, frame.y, frame.width, frame.height)
      }
      if drawing >= 0 {
        writer.field("d", drawing)
      }
      if view.margins != .zero {
        writer.key("m")
        LayoutJSON.write(view.margins, to: &writer)
      }
      if view.safeArea != .zero {
        writer.key("s")
        LayoutJSON.write(view.safeArea, to: &writer)
      }
      if !view.kept.isEmpty {
        writer.field("k", view.kept.map(\.rawValue))
      }
      writeLook(of: view, to: &writer)
      writeSizes(of: view, to: &writer)
    }
  }

  private static func writeLook(of view: ViewLayout, to writer: inout JSONWriter) {
    if let opacity = view.appearance?.opacity, opacity < 1 {
      writer.field("o", opacity)
    }
    if view.appearance?.clips == true {
      writer.field("c", 1)
    }
    if view.hidden {
      writer.field("h", 1)
    }
  }

  private static func writeSizes(of view: ViewLayout, to writer: inout JSONWriter) {
    if let placement = view.placement, placement.intrinsicWidth != nil || placement.intrinsicHeight != nil {
      writer.key("n")
      writer.array { writer in
        for length in [placement.intrinsicWidth, placement.intrinsicHeight] {
          if let length { writer.value(length) } else { writer.null() }
        }
      }
    }
    if let size = view.contentSize {
      writer.field("z", size.width, size.height)
    }
  }

  private static func write(_ line: ConstraintLine, _ number: Int, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(number)
      writer.value(ViewWords.word(for: line.shape))
      for coordinate in [line.start.x, line.start.y, line.end.x, line.end.y] { writer.value(coordinate) }
    }
  }

  private static func write(_ issue: LayoutIssue, in scene: PageScene, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.value(issue.kind.rawValue)
      writer.value(issue.view.flatMap(scene.number) ?? -1)
      writer.value(issue.message)
      writer.value(issue.constraints)
    }
  }
}
