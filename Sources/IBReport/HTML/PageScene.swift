import IBLayout
import IBModel

/// One scene of a page with its layouts. Views, constraints and drawings that configurations share are written once,
/// and layouts refer to them by number.
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
    /// The places of the layout's views by the scene's view numbers; nil for a view that this layout does not contain.
    let views: [Int?]
    /// The number of each view's drawing; nil for a view without one.
    let drawings: [Int?]
    /// The numbers of the constraints, in the order of the layout's lines.
    let constraints: [Int]
  }

  let identity: SceneLayout.Identity
  /// Nil for a scene that is not in the outline.
  let outline: DocumentOutline.Scene?
  /// Each view once, from the first layout that contains it.
  private(set) var views: [ViewLayout] = []
  private(set) var constraints: [Constraint] = []
  private(set) var drawings: [[Shape]] = []
  private(set) var layouts: [Layout] = []

  private var viewNumbers: [String: Int] = [:]
  private var constraintNumbers: [Constraint: Int] = [:]
  private var drawingNumbers: [[Shape]: Int] = [:]

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

  mutating func add(_ layout: SceneLayout, column: Int, images: PictureImages) {
    for view in layout.views { register(view) }
    var row: [Int?] = Array(repeating: nil, count: views.count)
    var drawn: [Int?] = Array(repeating: nil, count: views.count)
    for (place, view) in layout.views.enumerated() {
      guard let number = viewNumbers[view.id] else { continue }
      row[number] = place
      drawn[number] = register(images.drawable(view.appearance?.shapes ?? []))
    }
    let lines = layout.constraints.map { register(Constraint($0)) }
    layouts.append(Layout(column: column, layout: layout, views: row, drawings: drawn, constraints: lines))
  }

  private mutating func register(_ view: ViewLayout) {
    if let number = viewNumbers[view.id] {
      if views[number].placement == nil { views[number].placement = view.placement }
      return
    }
    viewNumbers[view.id] = views.count
    views.append(view)
  }

  private mutating func register(_ constraint: Constraint) -> Int {
    if let number = constraintNumbers[constraint] { return number }
    constraintNumbers[constraint] = constraints.count
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// The number of the shapes; nil without any shapes.
  private mutating func register(_ shapes: [Shape]) -> Int? {
    guard !shapes.isEmpty else { return nil }
    if let number = drawingNumbers[shapes] { return number }
    drawingNumbers[shapes] = drawings.count
    drawings.append(shapes)
    return drawings.count - 1
  }
}
