import IBModel

/// Finds out which coordinates rest on the drawing, and keeps the drawing out of all others.
///
/// 1. The island is solved with made-up lengths instead of drawn ones (`Trial`), some times. 2. A coordinate that a
/// trial leaves open, or that is not the same in all trials, is kept. 3. Every other coordinate is taken from a trial,
/// so that no drawn frame can have touched it.
struct DrawingDependence {
  let members: [Int]
  let trials: [IslandSolution]

  /// The solution with the drawn lengths, with what is kept named and all else as in the trials.
  func applied(to drawn: IslandSolution) -> IslandSolution {
    guard let reference = trials.first else { return drawn }
    var solution = drawn
    for member in members {
      guard var frame = drawn.frames[member], let tried = reference.frames[member] else { continue }
      let kept = FrameCoordinate.allCases.filter { isKept($0, of: member) }
      if !kept.contains(.x) { frame.x = tried.x }
      if !kept.contains(.y) { frame.y = tried.y }
      if !kept.contains(.width) { frame.width = tried.width }
      if !kept.contains(.height) { frame.height = tried.height }
      solution.kept[member] = kept
      solution.frames[member] = frame
    }
    return solution
  }

  private func isKept(_ coordinate: FrameCoordinate, of member: Int) -> Bool {
    let values = trials.compactMap { $0.frames[member]?[coordinate] }
    guard let least = values.min(), let most = values.max() else { return false }
    return most - least > Self.tolerance || trials.contains { $0.kept[member].contains(coordinate) }
  }

  /// Points; far below a pixel, far above what the solver's sums are off by.
  private static let tolerance = 1e-3
}
