import IBLayout
import IBModel

/// One scene of a page with its layouts. Views and constraints that configurations share are written once, and layouts
/// refer to them by number.
struct PageScene {
  /// A constraint of a layout, without the position of its line.
  struct Constraint: Hashable {
    let id: String
    let first: ConstraintLine.Anchor
    let relation: LayoutConstraint.Relation
    let second: ConstraintLine.Anchor?
    let multiplier: Double
    let constant: Double
    let priority: Double

    init(_ line: ConstraintLine) {
      id = line.id
      first = line.first
      relation = line.relation
      second = line.second
      multiplier = line.multiplier
      constant = line.constant
      priority = line.priority
    }
  }

  struct Layout {
    /// The configuration's number in the document.
    let column: Int
    let layout: SceneLayout
    /// For each of the layout's views the number of its drawing; -1 for a view without one.
    let drawings: [Int32]
    /// The number of the drawing of the bars and the device; -1 without one.
    let screen: Int32
    /// The numbers of the constraints, in the order of the layout's lines.
    let constraints: [Int32]
  }

  struct View {
    /// The parts that all layouts of the view share.
    let identity: ViewLayout.Identity
    var id: String { identity.id }
    /// The first layout with a placement, or else the first layout, and the view's position in it.
    fileprivate var layout: Int32
    fileprivate var place: Int32
    fileprivate var isPlaced: Bool
  }

  let identity: SceneLayout.Identity
  /// Nil for a scene that is not in the outline.
  let outline: DocumentOutline.Scene?
  /// Each view once, from the first layout that contains it.
  private(set) var views: [View] = []
  private(set) var constraints: [Constraint] = []
  private(set) var layouts: [Layout] = []

  private var viewNumbers: [String: Int] = [:]
  private var constraintNumbers: [Constraint: Int32] = [:]

  init(identity: SceneLayout.Identity, outline: DocumentOutline.Scene?) {
    self.identity = identity
    self.outline = outline
  }

  /// A view's number; nil for an id that no view of the scene has.
  func number(of view: String) -> Int? { viewNumbers[view] }

  /// Whether a layout is another layout of this scene. Several scenes may have the same id, but a scene has one layout
  /// for each configuration, in their order.
  func takes(_ scene: SceneLayout.Identity, column: Int) -> Bool {
    identity.id == scene.id && (layouts.last?.column ?? -1) < column
  }

  mutating func add(
    _ layout: SceneLayout, column: Int, drawings: inout PageDrawings, images: PictureImages
  ) {
    for (place, view) in layout.views.enumerated() { register(view, at: place) }
    let drawn = layout.views.map { drawings.number(of: images.drawable($0.appearance?.shapes ?? [])) }
    let screen = drawings.number(of: layout.fillsScreen ? Self.screen(of: layout, images) : [])
    let lines = layout.constraints.map { register(Constraint($0)) }
    layouts.append(Layout(column: column, layout: layout, drawings: drawn, screen: screen, constraints: lines))
  }

  /// The shapes around the views: the bars, and the device's own.
  private static func screen(of layout: SceneLayout, _ images: PictureImages) -> [Shape] {
    let bars = layout.bars.flatMap { BarDrawing.shapes(of: $0, in: layout.configuration) }
    return EmptyScreen.shapes(of: layout) + images.drawable(bars) + DeviceDrawing.shapesAbove(layout)
  }

  /// The places of a layout's views by the scene's view numbers; -1 for a view that the layout does not contain.
  func places(in layout: Layout) -> [Int32] {
    var places = Array(repeating: Int32(-1), count: views.count)
    for (place, view) in layout.layout.views.enumerated() {
      if let number = viewNumbers[view.id] { places[number] = Int32(place) }
    }
    return places
  }

  /// The position of each constraint's line in a layout, by the scene's constraint numbers; -1 without a line.
  func linePlaces(in layout: Layout) -> [Int32] {
    var places = Array(repeating: Int32(-1), count: constraints.count)
    for (place, number) in layout.constraints.enumerated() { places[Int(number)] = Int32(place) }
    return places
  }

  /// Registers a view of the layout that is added next.
  private mutating func register(_ layout: ViewLayout, at place: Int) {
    let view = View(
      identity: layout.identity, layout: Int32(layouts.count), place: Int32(place), isPlaced: layout.placement != nil)
    if let number = viewNumbers[view.id] {
      if !views[number].isPlaced, view.isPlaced { views[number] = view }
      return
    }
    viewNumbers[view.id] = views.count
    views.append(view)
  }

  /// The placement in the first layout that has one.
  func placement(of view: View) -> ViewPlacement? {
    layouts[Int(view.layout)].layout.views[Int(view.place)].placement
  }

  private mutating func register(_ constraint: Constraint) -> Int32 {
    if let number = constraintNumbers[constraint] { return number }
    let number = Int32(constraints.count)
    constraintNumbers[constraint] = number
    constraints.append(constraint)
    return number
  }
}

/// The drawings of a document's views and screens, each once, however many scenes and configurations show it; and their
/// shapes, each once too.
struct PageDrawings {
  private var knownShapes = NumberedValues<Shape>()
  private var knownDrawings = NumberedValues<[Int32]>()

  var shapes: [Shape] { knownShapes.values }
  /// The numbers of each drawing's shapes.
  var drawings: [[Int32]] { knownDrawings.values }

  /// The number of a drawing; -1 without any shapes.
  mutating func number(of shapes: [Shape]) -> Int32 {
    shapes.isEmpty ? -1 : knownDrawings.number(of: shapes.map { knownShapes.number(of: $0) })
  }
}
