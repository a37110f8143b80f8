/// Finds the coordinates that depend on the stored frames, and takes all others from solutions without them.
///
/// Steps: 1. the island is solved several times with probe lengths instead of stored lengths (`Probe`); 2. a coordinate
/// that a probe leaves undetermined, or that differs between probes, is kept; 3. every other coordinate is taken from a
/// probe, so no stored frame can have affected it.
struct StoredLengthDependence {
  let members: [Int]
  let probes: [IslandSolution]

  /// The solution with the stored lengths, with the kept coordinates marked and all others taken from the probes.
  func applied(to stored: IslandSolution) -> IslandSolution {
    guard let reference = probes.first else { return stored }
    var solution = stored
    for member in members {
      guard var frame = stored.frames[member], let probed = reference.frames[member] else { continue }
      let kept = FrameCoordinate.allCases.filter { isKept($0, of: member) }
      for coordinate in FrameCoordinate.allCases where !kept.contains(coordinate) {
        frame[coordinate] = probed[coordinate]
      }
      solution.kept[member] = kept
      solution.frames[member] = frame
    }
    return solution
  }

  private func isKept(_ coordinate: FrameCoordinate, of member: Int) -> Bool {
    let values = probes.compactMap { $0.frames[member]?[coordinate] }
    guard let least = values.min(), let most = values.max() else { return false }
    return most - least > Self.tolerance || probes.contains { $0.kept[member].contains(coordinate) }
  }

  /// In points; far less than a pixel, far more than the solver's rounding errors.
  private static let tolerance = 1e-3
}
