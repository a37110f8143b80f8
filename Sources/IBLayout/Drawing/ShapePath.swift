package import IBModel

package struct ShapePath: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case move(Point), line(Point)
    /// A cubic curve: two control points and the end.
    case curve(Point, Point, Point)
    case close
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// A path of straight lines through points.
  package init(through points: [Point], closed: Bool = false) {
    steps = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if closed { steps.append(.close) }
  }

  package var points: [Point] {
    steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}
