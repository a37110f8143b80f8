import IBModel

/// An island with its solution, as diagnosis looks at it.
struct SolvedIsland {
  let solver: IslandSolver
  let solution: IslandSolution

  var scene: ResolvedScene { solver.scene }
  var variables: LayoutVariables { solver.variables }
  /// All members but the root, whose frame is not the island's to decide.
  var inner: ArraySlice<Int> { solver.members.dropFirst() }

  /// The parts of a cell of a built-in style, which the cell places and sizes by itself; otherwise none.
  var builtInParts: [Int] {
    let cell = BuiltInCell(cell: variables.root, in: scene, cellWidth: solver.size.width ?? 0)
    return cell?.parts ?? []
  }

  func id(_ view: Int) -> String { scene.views[view].id }

  /// A coordinate of the frame that the layout took, in points.
  func coordinate(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    solution.frames[view]?[coordinate] ?? 0
  }

  /// What a coordinate's variable, which belongs to the alignment rect, falls short of the frame's, in points.
  func frameOffset(_ coordinate: FrameCoordinate, of view: Int) -> Double {
    let insets = AlignmentInsets.of(scene.views[view], in: scene.configuration)
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
