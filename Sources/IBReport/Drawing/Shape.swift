import IBLayout
import IBModel

/// One mark of a drawing, in points, in the coordinates of the view it belongs to.
///
/// Drawings are the one place that says what a view looks like; pictures and pages write the same shapes in their own
/// words.
struct Shape: Hashable, Sendable {
  enum Figure: Hashable, Sendable {
    /// A rectangle with corners of a radius.
    case box(Rect, radius: Double)
    case path(ShapePath)
    /// Lines of one text, cut at a rectangle.
    case text(TextLines)
  }

  var figure: Figure
  /// Nil for none.
  var fill: DisplayColor?
  var stroke: DisplayColor?
  var lineWidth = 1.0

  /// Whether it is the words of a view rather than its looks.
  var isText: Bool { if case .text = figure { true } else { false } }

  /// The rectangle it lies in, its line's width aside; of a curve, the one its control points lie in.
  var extent: Rect {
    switch figure {
    case .box(let rect, _): return rect
    case .text(let text): return text.clip
    case .path(let path):
      let points = path.points
      guard let first = points.first else { return .zero }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (x, y) = (xs.min() ?? first.x, ys.min() ?? first.y)
      return Rect(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
    }
  }

  static func box(
    _ rect: Rect, radius: Double = 0, fill: DisplayColor? = nil, stroke: DisplayColor? = nil, lineWidth: Double = 1
  ) -> Shape {
    Shape(figure: .box(rect, radius: radius), fill: fill, stroke: stroke, lineWidth: lineWidth)
  }

  static func path(
    _ path: ShapePath, fill: DisplayColor? = nil, stroke: DisplayColor? = nil, lineWidth: Double = 1
  ) -> Shape {
    Shape(figure: .path(path), fill: fill, stroke: stroke, lineWidth: lineWidth)
  }

  /// A circle.
  static func dot(_ center: Point, radius: Double, fill: DisplayColor? = nil, stroke: DisplayColor? = nil) -> Shape {
    .box(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius,
      fill: fill, stroke: stroke)
  }
}

/// A text as lines that a drawing places.
struct TextLines: Hashable, Sendable {
  /// What is shown of it; in the view's coordinates.
  var clip: Rect
  var lines: [SetText.Line]
  var alignment: SetText.Alignment
  var font: Font

  /// Whether a line is wider than what is shown, or begins below it.
  var isCut: Bool {
    lines.contains { $0.width > clip.width + Self.tolerance || $0.baseline > clip.maxY }
  }

  /// What sums of lengths may exceed a width by, in points.
  private static let tolerance = 0.5
}

/// A path of lines and curves.
struct ShapePath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case move(Point), line(Point)
    /// A cubic curve: two control points and the end.
    case curve(Point, Point, Point)
    case close
  }

  var steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// Straight lines through points.
  init(through points: [Point], closed: Bool = false) {
    steps = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if closed { steps.append(.close) }
  }

  var points: [Point] {
    steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// As the attribute `d` has it, moved by `origin`.
  func data(from origin: Point = .zero) -> String {
    func at(_ point: Point) -> String {
      "\(SVGGeometry.number(point.x + origin.x)) \(SVGGeometry.number(point.y + origin.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .curve(let first, let second, let end): "C\(at(first)) \(at(second)) \(at(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
