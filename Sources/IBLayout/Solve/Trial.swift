import IBModel

/// A solution with made-up lengths in the place of everything that the drawing decides.
///
/// What comes out the same in all trials does not rest on the drawing. Their lengths are fixed numbers that differ from
/// view to view and from axis to axis, so that two of them do not cancel; no drawn frame is looked at.
struct Trial: Hashable, Sendable {
  let number: Int

  /// All small, all large, and mixed.
  static let all = (0..<3).map(Trial.init(number:))

  /// A length within the bounds, in their unit.
  func length(in bounds: ClosedRange<Double>, of view: Int, _ axis: LayoutAxis) -> Double {
    bounds.lowerBound + share(view, axis) * (bounds.upperBound - bounds.lowerBound)
  }

  /// What a view is taken to be drawn as, in points.
  func frame(of view: Int) -> Rect {
    let (x, y) = (share(view, .horizontal), share(view, .vertical))
    return Rect(
      x: Self.positions * y, y: Self.positions * x, width: Self.lengths * x + 1, height: Self.lengths * y + 1)
  }

  /// The size of a container that is itself drawn, in points.
  func container(_ axis: LayoutAxis) -> Double { Self.containers + Self.lengths * share(0, axis) }

  /// From 0 to 1.
  private func share(_ view: Int, _ axis: LayoutAxis) -> Double {
    let position = Double(2 * view + (axis == .horizontal ? 1 : 2))
    let scattered = (position * Self.goldenRatio).truncatingRemainder(dividingBy: 1)
    switch number {
    case 0: return Self.scatter * scattered
    case 1: return 1 - Self.scatter * scattered
    default: return scattered
    }
  }

  /// Multiples of it never meet modulo 1, and lie apart evenly.
  private static let goldenRatio = 0.618_033_988_749_895
  /// How far from the ends the small and the large lengths may lie, as a share of the range.
  private static let scatter = 0.1
  /// Points; within a screen.
  private static let positions = 100.0
  private static let lengths = 300.0
  private static let containers = 200.0
}
