import IBModel

/// An island with its solution, as diagnosis looks at it.
struct SolvedIsland {
  let solver: IslandSolver
  let solution: IslandSolution
  /// Whether nothing but the drawing tells how large the island is, so that an app may give it another size.
  var isDrawnSize = false

  var scene: ResolvedScene { solver.scene }
  var variables: LayoutVariables { solver.variables }
  /// All members but the root, whose frame is not the island's to decide.
  var inner: ArraySlice<Int> { solver.members.dropFirst() }

  /// The parts of a cell of a built-in style, which the cell places and sizes by itself; otherwise none.
  var builtInParts: [Int] {
    let cell = TableCell(
      variables.root, in: scene, width: solver.size.width ?? 0,
      safeArea: solver.outerGuides.tableSafeArea(of: variables.root, in: scene))
    return BuiltInCell(cell)?.parts ?? []
  }

  /// Whether an app may give the island another size than the layout does: only the drawing tells it, or the controller
  /// is drawn in a size of its own because it fills a part of the screen.
  var isSizedByApp: Bool { isDrawnSize || scene.isFreeform }

  /// Whether a length of a view's frame stays the same in an island of another size.
  func isSteady(_ view: Int, _ coordinate: FrameCoordinate) -> Bool {
    guard isSizedByApp else { return true }
    let size = IslandSize(
      width: solver.size.width.map { $0 + Self.change }, height: solver.size.height.map { $0 + Self.change },
      leastHeight: solver.size.leastHeight)
    let other = IslandSolver(
      scene: scene, context: solver.context, intrinsics: solver.intrinsics, island: solver.island,
      memory: solver.memory, size: size, outer: solver.outer, outerGuides: solver.outerGuides
    ).solve()
    guard let frame = other.frames[view] else { return false }
    return abs(frame[coordinate] - self.coordinate(coordinate, of: view)) <= SolvedSystem.tolerance
  }

  /// Points; enough to be told from rounding.
  private static let change = 48.0

  func id(_ view: Int) -> String { scene.views[view].id }

  /// A coordinate of the frame that the layout took, in points.
  func coordinate(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    solution.frames[view]?[coordinate] ?? 0
  }

  /// What a coordinate's variable, which belongs to the alignment rect, falls short of the frame's, in points.
  func frameOffset(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    let insets = scene.views[view].control.alignmentInsets(in: scene.configuration)
    switch coordinate {
    case .x: return -insets.left
    case .y: return -insets.top
    case .width: return insets.left + insets.right
    case .height: return insets.top + insets.bottom
    }
  }
}

extension Rect {
  subscript(_ coordinate: FrameCoordinate) -> Double {
    switch coordinate {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
