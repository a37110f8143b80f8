/// A custom layout of anchors: each edge of a view is a multiple of a line of the container, or of a view before it, and
/// a constant. It is what a layout generated from constraints looks like.
package struct AnchoredLayout: CustomLayout {
  /// A line that others can be at.
  package struct Line: Hashable, Sendable {
    /// The index of a view before the one that is placed; nil for the container.
    package var view: Int?
    package var guide: StandardGuide

    package init(view: Int? = nil, _ guide: StandardGuide) {
      self.view = view
      self.guide = guide
    }
  }

  /// A position in points: `multiplier` times that of a line, plus `constant`.
  package struct Anchor: Hashable, Sendable {
    package var line: Line
    package var multiplier: Double
    package var constant: Double

    package init(_ line: Line, multiplier: Double = 1, constant: Double = 0) {
      self.line = line
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// One direction of a view: where its guides are. Two of them give its length as well.
  package struct Positions: Hashable, Sendable {
    package var anchors: [StandardGuide: Anchor]
    /// In points; nil for the view's own length, or for the distance of two anchors.
    package var length: Double?

    package init(_ anchors: [StandardGuide: Anchor] = [:], length: Double? = nil) {
      self.anchors = anchors
      self.length = length
    }
  }

  /// Both directions of a view.
  package struct Rule: Hashable, Sendable {
    package var horizontal: Positions
    package var vertical: Positions

    package init(horizontal: Positions = Positions(), vertical: Positions = Positions()) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// One for each view, in order; a view without a rule is in the leading top corner.
  package var rules: [Rule]

  package init(_ rules: [Rule]) {
    self.rules = rules
  }

  /// It fills what it is offered; where nothing is, it is as large as its largest view.
  package func size(for proposal: ProposedSize, of views: [CustomSubview]) -> ViewSize {
    let ideal = views.map { $0.size(for: .unspecified) }
    return proposal.replacingUnspecified(
      by: ViewSize(width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0))
  }

  package func frames(in size: ViewSize, for proposal: ProposedSize, of views: [CustomSubview]) -> [ViewRect] {
    var frames: [ViewRect] = []
    for (index, view) in views.enumerated() {
      let rule = index < rules.count ? rules[index] : Rule()
      let horizontal = Span(rule.horizontal, starts: .leading, middle: .horizontalCenter, ends: .trailing) {
        Self.position(of: $0, in: size, frames)
      }
      let vertical = Span(rule.vertical, starts: .top, middle: .verticalCenter, ends: .bottom) {
        Self.position(of: $0, in: size, frames)
      }
      let own = view.size(for: ProposedSize(width: horizontal.length, height: vertical.length))
      let (x, width) = horizontal.resolved(own.width)
      let (y, height) = vertical.resolved(own.height)
      frames.append(ViewRect(x: x, y: y, width: width, height: height))
    }
    return frames
  }

  private static func position(of line: Line, in size: ViewSize, _ frames: [ViewRect]) -> Double {
    guard let view = line.view else { return line.guide.standard(in: size) }
    guard frames.indices.contains(view) else { return 0 }
    let start = line.guide.axis == .horizontal ? frames[view].x : frames[view].y
    return start + line.guide.standard(in: frames[view].size)
  }

  /// What the anchors of one direction say, in points.
  private struct Span {
    var start: Double?
    var center: Double?
    var end: Double?
    var length: Double?

    init(
      _ positions: Positions, starts: StandardGuide, middle: StandardGuide, ends: StandardGuide,
      position: (Line) -> Double
    ) {
      func value(_ guide: StandardGuide) -> Double? {
        positions.anchors[guide].map { position($0.line) * $0.multiplier + $0.constant }
      }
      start = value(starts)
      center = value(middle)
      end = value(ends)
      length = positions.length ?? distance
    }

    private var distance: Double? {
      if let start, let end { return max(0, end - start) }
      if let start, let center { return max(0, 2 * (center - start)) }
      if let center, let end { return max(0, 2 * (end - center)) }
      return nil
    }

    func resolved(_ own: Double) -> (origin: Double, length: Double) {
      let length = length ?? own
      return (start ?? center.map { $0 - length / 2 } ?? end.map { $0 - length } ?? 0, length)
    }
  }
}
