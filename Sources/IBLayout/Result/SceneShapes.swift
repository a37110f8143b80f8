import IBContent
import IBModel

extension SceneLayout {
  /// Everything that the scene shows, in the window's coordinates, for a picture of a scene around or inside it.
  var shownShapes: [Shape] {
    var shapes: [Shape] = []
    // A view without an entry is hidden, or in a hidden view.
    var surroundings: [String: (clip: Rect?, opacity: Double)] = [:]
    for view in views where !view.hidden {
      guard let frame = view.inWindow?.standardized else { continue }
      var around: (clip: Rect?, opacity: Double) = (nil, 1)
      if let parent = view.parent {
        guard let outer = surroundings[parent] else { continue }
        around = outer
      }
      around.opacity *= view.appearance?.opacity ?? 1
      for shape in view.appearance?.shapes ?? [] {
        let shown = shape.moved(by: frame.origin).faded(to: around.opacity)
        shapes += around.clip.map(shown.clipped) ?? [shown]
      }
      if view.appearance?.clips == true { around.clip = around.clip.map { $0.intersection(frame) } ?? frame }
      surroundings[view.id] = around
    }
    return shapes + bars.flatMap { BarDrawing.shapes(of: $0, in: configuration) }
  }

  /// Draws the scene of a container view in it.
  mutating func show(_ embedded: SceneLayout, in container: String) {
    guard let index = views.firstIndex(where: { $0.id == container }), views[index].inWindow != nil else { return }
    views[index].appearance?.shapes += embedded.shownShapes
  }

  /// Moves everything to the container view in which another scene shows this scene, and draws the other scene around
  /// it.
  mutating func place(in container: String, of outer: SceneLayout) {
    guard let frame = outer.views.first(where: { $0.id == container })?.inWindow, !views.isEmpty else { return }
    move(by: frame.origin)
    guard let corner = views[0].inWindow?.standardized.origin else { return }
    let back = outer.shownShapes.map { $0.moved(by: Point(x: -corner.x, y: -corner.y)) }
    views[0].appearance = views[0].appearance ?? ViewAppearance()
    views[0].appearance?.shapes.insert(contentsOf: back, at: 0)
    sheet = outer.sheet
    hasLightStatusBar = outer.hasLightStatusBar
  }
}

extension Shape {
  /// Images keep their opacity.
  fileprivate func faded(to opacity: Double) -> Shape {
    guard opacity < 1 else { return self }
    if case .image = figure { return self }
    var shape = self
    shape.fill = fill?.faded(to: opacity)
    shape.stroke = stroke?.faded(to: opacity)
    return shape
  }

  /// The part of the shape inside a rectangle. Paths and outlined boxes stay whole unless they are entirely outside.
  fileprivate func clipped(to clip: Rect) -> [Shape] {
    let inside = extent.intersection(clip)
    guard inside.width > 0, inside.height > 0 else { return [] }
    if inside == extent { return [self] }
    var shape = self
    switch figure {
    case .box(_, let radius): if stroke == nil { shape.figure = .box(inside, radius: radius) }
    case .path: break
    case .image(var image):
      image.clip = ShapeImage.Clip(rect: inside, radius: image.clip?.radius ?? 0)
      shape.figure = .image(image)
    case .text(var text):
      text.clip = inside
      shape.figure = .text(text)
    }
    return [shape]
  }
}
