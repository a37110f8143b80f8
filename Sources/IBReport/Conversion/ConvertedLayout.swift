import IBConvert
import IBLayout
import IBModel

/// A layout with its views in the frames that a converted tree gives them.
struct ConvertedLayout {
  /// The layout as it is drawn. Views that the converted tree does not show have no frame.
  private(set) var layout: SceneLayout
  /// The ids of the views that are elsewhere or not shown.
  private(set) var moved: Set<String> = []

  /// Frames that differ from the scene's by no more than the tolerance of a proof keep the scene's values. A view that
  /// a proof does not compare moves with its superview.
  init(_ part: ConversionReport.Part, _ layout: SceneLayout, configuration index: Int) {
    self.layout = layout
    var verdicts: [String: ViewVerdict] = [:]
    for verdict in part.file.proof.verdicts { verdicts[part.scene.views[verdict.view].id] = verdict }
    var shifts: [String: Point?] = [:]
    for place in layout.views.indices {
      let view = layout.views[place]
      let outer = view.parent.flatMap { shifts[$0] } ?? Point.zero
      var shift = outer
      if let verdict = verdicts[view.id], outer != nil {
        switch verdict.status {
        case .dropped: shift = nil
        case .notCompared: break
        case .same, .moved:
          guard let move = verdict.moves.first(where: { $0.configuration == index }) else {
            shift = .zero
            break
          }
          shift = move.swiftUI.map { Point(x: $0.x - move.uiKit.x, y: $0.y - move.uiKit.y) }
          if let size = move.swiftUI?.size { resize(place, from: move.uiKit.size, to: size) }
          moved.insert(view.id)
        }
        if shift == nil { moved.insert(view.id) }
      }
      shifts[view.id] = shift
      if let shift {
        self.layout.views[place].inWindow?.x += shift.x
        self.layout.views[place].inWindow?.y += shift.y
      } else {
        self.layout.views[place].inWindow = nil
      }
    }
  }

  private mutating func resize(_ place: Int, from old: Size, to new: Size) {
    let (width, height) = (new.width - old.width, new.height - old.height)
    layout.views[place].inWindow?.width += width
    layout.views[place].inWindow?.height += height
    guard let shapes = layout.views[place].appearance?.shapes else { return }
    layout.views[place].appearance?.shapes = shapes.map { $0.stretched(old, by: Size(width: width, height: height)) }
  }
}

extension Shape {
  /// The same shape in a larger view: parts near an edge keep their distance to it, and centered parts stay centered.
  fileprivate func stretched(_ size: Size, by more: Size) -> Shape {
    var shape = self
    switch figure {
    case .box(let rect, let radius): shape.figure = .box(rect.stretched(size, by: more), radius: radius)
    case .image(var image):
      image.frame = image.frame.stretched(size, by: more)
      if let clip = image.clip { image.clip?.rect = clip.rect.stretched(size, by: more) }
      image.standIn = image.standIn.map { $0.stretched(size, by: more) }
      shape.figure = .image(image)
    case .text(var text):
      text.clip = text.clip.stretched(size, by: more)
      for index in text.lines.indices {
        text.lines[index].x += more.width * text.alignment.anchorPlace
        text.lines[index].baseline += more.height / 2
      }
      shape.figure = .text(text)
    case .path: break
    }
    return shape
  }
}

extension Rect {
  fileprivate func stretched(_ size: Size, by more: Size) -> Rect {
    func place(_ edge: Double, _ length: Double, _ more: Double) -> Double {
      length > 0 && edge * 2 > length ? edge + more : edge
    }
    let (left, top) = (place(x, size.width, more.width), place(y, size.height, more.height))
    return Rect(
      x: left, y: top, width: max(0, place(maxX, size.width, more.width) - left),
      height: max(0, place(maxY, size.height, more.height) - top))
  }
}
