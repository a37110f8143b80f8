import IBLayout
import IBModel

/// Reads the evidence that a scene's constraints give about the edges and lengths of its views.
struct EvidenceReader {
  private let places: [String: Int]
  private var views: [SceneView]

  /// The lowest priority that counts. A constraint with a lower one is only a wish, which others override.
  private static let leastPriority = 700.0

  static func read(_ constraints: [[ConstraintLine]], _ places: [String: Int], into views: inout [SceneView]) {
    var reader = EvidenceReader(places: places, views: views)
    var seen: Set<String> = []
    for line in constraints.joined() where line.id.isEmpty || seen.insert(line.id).inserted { reader.add(line) }
    for index in views.indices { reader.addMask(of: index) }
    views = reader.views
  }

  private mutating func add(_ line: ConstraintLine) {
    guard line.priority >= Self.leastPriority, let first = places[line.first.view] else { return }
    if line.second == nil, line.relation == .equal, let axis = line.first.attribute.lengthAxis {
      views[first][axis].fixed = line.constant
    }
    guard let anchor = line.second, let second = places[anchor.view] else { return }
    noteLeastGap(first, line.first, second, anchor, line)
    guard line.relation == .equal else { return }
    if first == second, line.first.attribute.lengthAxis != nil { return }
    tie(first, line.first, to: second, anchor)
    tie(second, anchor, to: first, line.first)
  }

  private mutating func noteLeastGap(
    _ first: Int, _ own: ConstraintLine.Anchor, _ second: Int, _ other: ConstraintLine.Anchor, _ line: ConstraintLine
  ) {
    guard line.relation != .equal, line.multiplier == 1, own.guide == nil, other.guide == nil, first != second,
      let (axis, part) = own.attribute.part, let (otherAxis, otherPart) = other.attribute.part, axis == otherAxis,
      !isInside(first, second), !isInside(second, first)
    else { return }
    let isFirstAfter = part == .start && otherPart == .end && line.relation == .greaterThanOrEqual
    let isSecondAfter = part == .end && otherPart == .start && line.relation == .lessThanOrEqual
    guard isFirstAfter || isSecondAfter else { return }
    let (after, before, gap) = isFirstAfter ? (first, second, line.constant) : (second, first, -line.constant)
    views[after][axis].leastGaps[before] = max(gap, views[after][axis].leastGaps[before] ?? 0)
  }

  private mutating func tie(
    _ view: Int, _ anchor: ConstraintLine.Anchor, to other: Int, _ otherAnchor: ConstraintLine.Anchor
  ) {
    guard let (axis, part) = anchor.attribute.part else { return }
    if otherAnchor.attribute.isSideMargin {
      if part == .start { views[view][axis].startsAtMargin = true }
      if part == .end { views[view][axis].endsAtMargin = true }
    }
    // A constraint to an item inside the view is evidence about its content. One to a guide of the view itself
    // does not show where the view is.
    if isInside(other, view) {
      switch part {
      case .start: views[view][axis].hasContentAtStart = true
      case .end: views[view][axis].hasContentAtEnd = true
      case .center: break
      }
      return
    }
    guard view != other else { return }
    let tie: AxisEvidence.Tie = isInside(view, other) ? .outer : .sibling(other)
    switch part {
    case .start: views[view][axis].start = views[view][axis].start ?? tie
    case .end: views[view][axis].end = views[view][axis].end ?? tie
    case .center: views[view][axis].center = views[view][axis].center ?? tie
    }
  }

  private func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var current = views[view].parent
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }

  /// Adds the evidence of an autoresizing mask. A view without constraints keeps its distances to the edges at which
  /// the mask is not flexible.
  private mutating func addMask(of view: Int) {
    // The parts of built-in cells are at the margins.
    if views[view].isAttached {
      views[view].horizontal.startsAtMargin = true
      views[view].horizontal.endsAtMargin = true
    }
    switch views[view].rule {
    case .autoresizing(let flexible):
      add(to: view, .horizontal, flexible, "flexibleMinX", "widthSizable", "flexibleMaxX")
      add(to: view, .vertical, flexible, "flexibleMinY", "heightSizable", "flexibleMaxY")
    case .storedFrame:
      for axis in Axis.allCases {
        views[view][axis].start = .outer
        views[view][axis].fixed = views[view].frames.lazy.compactMap { $0?.length(axis) }.first
      }
    default: break
    }
  }

  private mutating func add(
    to view: Int, _ axis: Axis, _ flexible: [String], _ before: String, _ length: String, _ after: String
  ) {
    if !flexible.contains(before) { views[view][axis].start = .outer }
    if !flexible.contains(after), flexible.contains(length) || flexible.contains(before) {
      views[view][axis].end = .outer
    }
    if flexible.contains(before), flexible.contains(after) { views[view][axis].center = .outer }
    if !flexible.contains(length) {
      views[view][axis].fixed = views[view].frames.lazy.compactMap { $0?.length(axis) }.first
    }
  }
}

private enum Part { case start, center, end }

extension LayoutConstraint.Attribute {
  fileprivate var lengthAxis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }

  fileprivate var isSideMargin: Bool {
    switch self {
    case .leftMargin, .leadingMargin, .rightMargin, .trailingMargin: true
    default: false
    }
  }

  /// The axis and the position of the attribute; nil for a length.
  fileprivate var part: (axis: Axis, part: Part)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, .start)
    case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, .end)
    case .centerX, .centerXWithinMargins: (.horizontal, .center)
    case .top, .topMargin: (.vertical, .start)
    case .bottom, .bottomMargin: (.vertical, .end)
    case .centerY, .centerYWithinMargins, .baseline, .firstBaseline, .lastBaseline: (.vertical, .center)
    case .width, .height, .notAnAttribute: nil
    }
  }
}
