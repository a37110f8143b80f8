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

  /// A length in points: `multiplier` times another one, plus `constant`; never negative.
  package struct Extent: Hashable, Sendable {
    /// Whose length is multiplied.
    package enum Side: Hashable, Sendable {
      case container
      /// The index of a view before the one that is placed.
      case view(Int)
      /// The view's own length in the other direction, which anchors or another extent give.
      case own
    }

    package var side: Side
    package var axis: Axis
    package var multiplier: Double
    package var constant: Double

    package init(_ side: Side, _ axis: Axis, multiplier: Double = 1, constant: Double = 0) {
      self.side = side
      self.axis = axis
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// What a layout reaches to on an axis: the far edge of a view, and a distance after it in points. Where that view is
  /// may not depend on the middle or the end of the layout.
  package struct End: Hashable, Sendable {
    /// The index of the view.
    package var view: Int
    package var constant: Double

    package init(view: Int, constant: Double) {
      self.view = view
      self.constant = constant
    }
  }

  /// One direction of a view: where its guides are. Two of them give its length as well.
  package struct Positions: Hashable, Sendable {
    package var anchors: [StandardGuide: Anchor]
    /// In points; nil for the view's own length, or for the distance of two anchors.
    package var length: Double?
    /// A length that follows from another one; nil for none.
    package var extent: Extent?

    package init(_ anchors: [StandardGuide: Anchor] = [:], length: Double? = nil, extent: Extent? = nil) {
      self.anchors = anchors
      self.length = length
      self.extent = extent
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
  /// The axes on which the views decide how long the layout is: as far as the farthest of these. On the others it fills
  /// the offer.
  package var ends: [Axis: [End]]

  package init(_ rules: [Rule], ends: [Axis: [End]] = [:]) {
    self.rules = rules
    self.ends = ends
  }

  /// If it fills and gets no offer, it is as large as its largest view.
  package func size(for proposal: ProposedSize, of views: [CustomSubview]) -> Size {
    let ideal = views.map { $0.size(for: .unspecified) }
    var size = proposal.replacingUnspecified(
      by: Size(width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0))
    if ends.isEmpty { return size }
    let frames = frames(in: size, for: proposal, of: views)
    for axis in Axis.allCases {
      guard let ends = ends[axis] else { continue }
      let lengths = ends.filter { frames.indices.contains($0.view) }.map { end in
        let frame = frames[end.view]
        return frame.start(axis) + frame.length(axis) + end.constant
      }
      size[axis] = max(0, lengths.max() ?? 0)
    }
    return size
  }

  package func frames(in size: Size, for proposal: ProposedSize, of views: [CustomSubview]) -> [Rect] {
    var frames: [Rect] = []
    for (index, view) in views.enumerated() {
      let rule = index < rules.count ? rules[index] : Rule()
      var horizontal = Span(rule.horizontal, starts: .leading, middle: .horizontalCenter, ends: .trailing) {
        Self.position(of: $0, in: size, frames)
      }
      var vertical = Span(rule.vertical, starts: .top, middle: .verticalCenter, ends: .bottom) {
        Self.position(of: $0, in: size, frames)
      }
      if let extent = rule.horizontal.extent {
        horizontal.length = Self.length(extent, vertical.length, in: size, frames)
      }
      if let extent = rule.vertical.extent {
        vertical.length = Self.length(extent, horizontal.length, in: size, frames)
      }
      if let extent = rule.horizontal.extent, extent.side == .own {
        horizontal.length = Self.length(extent, vertical.length, in: size, frames)
      }
      let own = view.size(for: ProposedSize(width: horizontal.length, height: vertical.length))
      let (x, width) = horizontal.resolved(own.width)
      let (y, height) = vertical.resolved(own.height)
      frames.append(Rect(x: x, y: y, width: width, height: height))
    }
    return frames
  }

  private static func position(of line: Line, in size: Size, _ frames: [Rect]) -> Double {
    guard let view = line.view else { return line.guide.standard(in: size) }
    guard frames.indices.contains(view) else { return 0 }
    return frames[view].start(line.guide.axis) + line.guide.standard(in: frames[view].size)
  }

  /// - Parameter other: the view's length in the other direction.
  private static func length(_ extent: Extent, _ other: Double?, in size: Size, _ frames: [Rect]) -> Double {
    let length: Double? =
      switch extent.side {
      case .container: size[extent.axis]
      case .view(let view): frames.indices.contains(view) ? frames[view].size[extent.axis] : nil
      case .own: other
      }
    return max(0, (length ?? 0) * extent.multiplier + extent.constant)
  }

  /// The positions from the anchors of one direction, in points.
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
