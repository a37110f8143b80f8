import IBModel

/// The lengths of an island that Xcode measured when it saved the file: the stored lengths of texts in missing fonts,
/// if the view's length follows from its intrinsic content size.
///
/// Such a view is as long as its intrinsic length, whether that is the stored length or a shorter one. The stored
/// length of a view that is stretched or takes the remaining space is unrelated to its text.
struct StoredMeasurements: Equatable, Sendable {
  private var widths: Set<Int> = []
  private var heights: Set<Int> = []

  /// No measurements.
  init() {}

  /// The lengths of views that are as long as their intrinsic length both in `stored`, the solution with the stored
  /// lengths, and in the solution with shorter lengths.
  init(of input: IslandInput, _ stored: IslandSolution, session: IslandSession) {
    let shorter = FixedPoint(input: input.taking(ShorterLengths()), session: session).solution()
    for member in MemberSizes(input: input, session: session).unknown {
      guard let bounds = session.sizes.bounds(of: member, frames: stored.frames, in: input.intrinsics),
        bounds.areEstimates, let frame = input.scene.views[member].storedFrame
      else { continue }
      let insets = input.alignmentInsets(of: member)
      func follows(_ range: ClosedRange<Double>?, _ length: (Rect) -> Double, _ intrinsic: (IntrinsicSize) -> Double?)
        -> Bool
      {
        guard let range, range.contains(length(frame.inset(by: insets))) else { return false }
        return [stored, shorter].allSatisfy { solution in
          guard let solved = solution.frames[member], let asked = intrinsic(solution.inputs.sizes[member]) else {
            return false
          }
          return abs(length(solved.inset(by: insets)) - asked) < Self.tolerance
        }
      }
      if follows(bounds.width, \.width, \.width) { widths.insert(member) }
      if follows(bounds.height, \.height, \.height) { heights.insert(member) }
    }
  }

  func contains(_ view: Int, _ axis: Axis) -> Bool {
    axis == .horizontal ? widths.contains(view) : heights.contains(view)
  }

  /// In points; less than a pixel, more than rounding changes a frame.
  private static let tolerance = 0.01
}

/// The stored lengths, but shorter for views with an unknown intrinsic length.
private struct ShorterLengths: StoredLengths {
  func intrinsicLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    let length = FileLengths().intrinsicLength(of: view, axis, in: bounds, stored: stored)
    return bounds.lowerBound + Self.share * (length - bounds.lowerBound)
  }

  func drawnLength(of view: Int, _ axis: Axis, in bounds: ClosedRange<Double>, stored: Double) -> Double {
    FileLengths().drawnLength(of: view, axis, in: bounds, stored: stored)
  }

  func frame(of view: Int, stored: Rect?) -> Rect? { stored }

  func containerLength(_ axis: Axis, stored: Double) -> Double { stored }

  /// The share of the length above the minimum. It is near 1, so the longest views remain the longest.
  private static let share = 0.9
}
