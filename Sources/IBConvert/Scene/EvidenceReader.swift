import IBLayout
import IBModel
import ProposalLayout

/// Reads the evidence of a scene's constraints about the edges and lengths of its views.
struct EvidenceReader {
  private let places: [String: Int]
  private var views: [SceneView]

  /// A constraint of a lower priority is a wish, which others override.
  private static let leastPriority = 700.0

  /// - Parameter constraints: those of the configurations that are looked at; each is read once.
  static func read(_ constraints: [[ConstraintLine]], _ places: [String: Int], into views: inout [SceneView]) {
    var reader = EvidenceReader(places: places, views: views)
    var seen: Set<String> = []
    for line in constraints.joined() where line.id.isEmpty || seen.insert(line.id).inserted { reader.add(line) }
    for index in views.indices { reader.addMask(of: index) }
    views = reader.views
  }

  private mutating func add(_ line: ConstraintLine) {
    guard line.priority >= Self.leastPriority, let first = places[line.first.view] else { return }
    if line.second == nil, let axis = line.first.attribute.lengthAxis {
      switch line.relation {
      case .equal:
        views[first][axis].fixed = line.constant
        if line.priority < LayoutConstraint.requiredPriority { views[first][axis].most = line.constant }
      case .lessThanOrEqual: views[first][axis].most = line.constant
      case .greaterThanOrEqual: views[first][axis].least = max(line.constant, views[first][axis].least ?? 0)
      }
    }
    guard let anchor = line.second, let second = places[anchor.view] else { return }
    noteRoom(first, line.first, anchor, second, line, sign: 1)
    noteRoom(second, anchor, line.first, first, line, sign: -1)
    noteLeastGap(first, line.first, second, anchor, line)
    guard line.relation == .equal else { return }
    addShares(line, anchor, first, second)
    if first == second, line.first.attribute.lengthAxis != nil, line.first.guide == nil {
      addAspect(line, anchor, of: first)
      return
    }
    if line.multiplier != 1, let axis = line.first.attribute.part?.axis ?? line.first.attribute.lengthAxis {
      views[first][axis].isProportional = true
      // A superview's line may be the multiple of one of a view inside.
      if isInside(second, first) { views[second][axis].isProportional = true }
    }
    tie(first, line.first, to: second)
    tie(second, anchor, to: first)
    noteMargin(first, line.first, anchor)
    noteMargin(second, anchor, line.first)
  }

  /// Records the least distance of a view after a sibling.
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

  /// Notes for both views of a constraint between lengths what each is by the other.
  private mutating func addShares(_ line: ConstraintLine, _ anchor: ConstraintLine.Anchor, _ first: Int, _ second: Int)
  {
    guard line.first.guide == nil, anchor.guide == nil, line.multiplier > 0, let axis = line.first.attribute.lengthAxis,
      let other = anchor.attribute.lengthAxis
    else { return }
    views[first][axis].shares.append(
      AxisEvidence.Share(view: second, axis: other, multiplier: line.multiplier, constant: line.constant))
    views[second][other].shares.append(
      AxisEvidence.Share(
        view: first, axis: axis, multiplier: 1 / line.multiplier, constant: -line.constant / line.multiplier))
  }

  private mutating func addAspect(_ line: ConstraintLine, _ second: ConstraintLine.Anchor, of view: Int) {
    guard line.constant == 0, line.multiplier > 0, let axis = line.first.attribute.lengthAxis,
      second.attribute.lengthAxis == axis.other
    else { return }
    let ratio = axis == .horizontal ? line.multiplier : 1 / line.multiplier
    views[view].horizontal.aspect = ratio
    views[view].vertical.aspect = ratio
  }

  /// Notes what an edge or center of a view is tied to.
  private mutating func tie(_ view: Int, _ anchor: ConstraintLine.Anchor, to other: Int) {
    guard let (axis, part) = anchor.attribute.part else { return }
    // A constraint to an item in the view is evidence of its content; one to the view's own guide is none of its frame.
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

  /// Records the distance of an edge from the same edge of a view around it, not from a margin.
  ///
  /// - Parameter sign: 1 if the view is the first item, so that its edge is the other edge plus the constant.
  private mutating func noteRoom(
    _ view: Int, _ own: ConstraintLine.Anchor, _ other: ConstraintLine.Anchor, _ outer: Int, _ line: ConstraintLine,
    sign: Double
  ) {
    guard line.multiplier == 1, own.guide == nil, let (axis, part) = own.attribute.part,
      other.attribute.part?.part == part,
      other.attribute.part?.axis == axis, !other.attribute.isSideMargin, !own.attribute.isSideMargin,
      isInside(view, outer)
    else { return }
    let constant = sign * line.constant
    let isFurther: LayoutConstraint.Relation = sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    let isNearer: LayoutConstraint.Relation = sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual
    switch part {
    case .start:
      if line.relation == .equal || line.relation == isFurther {
        views[view][axis].roomAtStart = max(constant, views[view][axis].roomAtStart ?? 0)
      }
    case .end:
      if line.relation == .equal || line.relation == isNearer {
        views[view][axis].roomAtEnd = max(-constant, views[view][axis].roomAtEnd ?? 0)
      }
    case .center: break
    }
  }

  /// Notes that an edge of a view is at a margin.
  private mutating func noteMargin(_ view: Int, _ own: ConstraintLine.Anchor, _ other: ConstraintLine.Anchor) {
    guard other.attribute.isSideMargin, let (axis, part) = own.attribute.part else { return }
    switch part {
    case .start: views[view][axis].startsAtMargin = true
    case .end: views[view][axis].endsAtMargin = true
    case .center: break
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

  /// A view without constraints keeps its distances to the edges on which its mask is not flexible.
  private mutating func addMask(of view: Int) {
    // The parts of built-in cells are.
    if views[view].isAttached {
      views[view].horizontal.startsAtMargin = true
      views[view].horizontal.endsAtMargin = true
    }
    switch views[view].rule {
    case .autoresizing(let flexible):
      add(to: view, .horizontal, flexible, "flexibleMinX", "widthSizable", "flexibleMaxX")
      add(to: view, .vertical, flexible, "flexibleMinY", "heightSizable", "flexibleMaxY")
    case .stackView:
      guard let parent = views[view].parent,
        let stack = views[parent].stacks.lazy.compactMap(\.self).first, stack.isProportional
      else { return }
      views[view][stack.isVertical ? .vertical : .horizontal].isProportional = true
    case .storedFrame:
      for axis in Axis.allCases {
        views[view][axis].start = .outer
        views[view][axis].fixed = views[view].frames.lazy.compactMap { $0?.length(axis) }.first
        // It keeps its mask when it is shown: the flexible parts share the missing or remaining room.
        let frames = views[view].frames.compactMap(\.self)
        views[view][axis].isProportional =
          Constant.of(frames.map { $0.start(axis) }) == nil || Constant.of(frames.map { $0.length(axis) }) == nil
      }
    default: break
    }
  }

  private mutating func add(
    to view: Int, _ axis: Axis, _ flexible: [String], _ before: String, _ length: String, _ after: String
  ) {
    // The flexible parts share the missing or remaining room in the document's proportions.
    views[view][axis].isProportional = [before, length, after].count { flexible.contains($0) } > 1
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

  /// The place that the attribute is; nil for a length.
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
