import IBLayout
import IBModel

/// Reads the evidence that a scene's constraints give about the edges and lengths of its views.
struct EvidenceReader {
  private let places: [String: Int]
  private var views: [SceneView]

  /// The lowest priority that counts. A constraint with a lower one is only a wish, which others override.
  private static let leastPriority = 700.0

  static func read(_ constraints: [ConstraintLine], _ places: [String: Int], into views: inout [SceneView]) {
    var reader = EvidenceReader(places: places, views: views)
    for line in constraints { reader.add(line) }
    for index in views.indices { reader.addMask(of: index) }
    views = reader.views
  }

  private mutating func add(_ line: ConstraintLine) {
    guard line.priority >= Self.leastPriority, let first = places[line.first.view] else { return }
    if line.second == nil, let axis = line.first.attribute.lengthAxis {
      switch line.relation {
      case .equal: views[first].evidence[axis].fixed = line.constant
      case .lessThanOrEqual: views[first].evidence[axis].most = line.constant
      case .greaterThanOrEqual: views[first].evidence[axis].least = line.constant
      }
    }
    guard let anchor = line.second, let second = places[anchor.view] else { return }
    guard line.relation == .equal else { return }
    if first == second, let axis = line.first.attribute.lengthAxis {
      let isRatio = axis != anchor.attribute.lengthAxis && line.constant == 0 && line.multiplier > 0
      if isRatio { views[first].ratio = axis == .horizontal ? line.multiplier : 1 / line.multiplier }
      return
    }
    tie(first, line.first, to: second, constant: line.constant)
    tie(second, anchor, to: first, constant: -line.constant)
  }

  /// - Parameter constant: how far the anchor is after that of the other view, in points.
  private mutating func tie(_ view: Int, _ anchor: ConstraintLine.Anchor, to other: Int, constant: Double) {
    guard let (axis, part) = anchor.attribute.part else { return }
    // A constraint to an item inside the view is evidence about its content. One to a guide of the view itself
    // does not show where the view is.
    if views.ancestors(of: other).contains(view) {
      views[view].evidence[axis].contentTies.insert(part)
      return
    }
    guard view != other else { return }
    let tie: AxisEvidence.Tie = views.ancestors(of: view).contains(other) ? .outer : .sibling
    if tie == .outer, constant > 0, part == .start { views[view].evidence[axis].startConstant = constant }
    if tie == .outer, constant < 0, part == .end { views[view].evidence[axis].endConstant = -constant }
    switch part {
    case .start: views[view].evidence[axis].start = views[view].evidence[axis].start ?? tie
    case .end: views[view].evidence[axis].end = views[view].evidence[axis].end ?? tie
    case .center: views[view].evidence[axis].center = views[view].evidence[axis].center ?? tie
    }
  }

  /// Adds the evidence of an autoresizing mask. A view without constraints keeps its distances to the edges at which
  /// the mask is not flexible.
  private mutating func addMask(of view: Int) {
    switch views[view].rule {
    case .autoresizing(let flexible):
      add(to: view, .horizontal, flexible, "flexibleMinX", "widthSizable", "flexibleMaxX")
      add(to: view, .vertical, flexible, "flexibleMinY", "heightSizable", "flexibleMaxY")
    case .storedFrame:
      for axis in Axis.allCases {
        views[view].evidence[axis].start = .outer
        if views[view].kind == .label { continue }
        views[view].evidence[axis].fixed = views[view].frames.lazy.compactMap { $0?.length(axis) }.first
      }
    default: break
    }
    // The text of a built-in cell is in the middle of the row, however high it is.
    if views[view].isBuiltInText {
      let tie: AxisEvidence.Tie? = fillsOuter(view, .vertical) ? .outer : nil
      views[view].evidence.vertical = AxisEvidence()
      (views[view].evidence.vertical.start, views[view].evidence.vertical.end) = (tie, tie)
    }
  }

  private func fillsOuter(_ view: Int, _ axis: Axis) -> Bool {
    guard let parent = views[view].parent else { return false }
    return zip(views[view].frames, views[parent].frames).allSatisfy { own, outer in
      guard let own, let outer else { return own == nil }
      return abs(own.length(axis) - outer.length(axis)) <= Tolerance.pixel
    }
  }

  private mutating func add(
    to view: Int, _ axis: Axis, _ flexible: [String], _ before: String, _ length: String, _ after: String
  ) {
    if !flexible.contains(before) { views[view].evidence[axis].start = .outer }
    if !flexible.contains(after), flexible.contains(length) || flexible.contains(before) {
      views[view].evidence[axis].end = .outer
    }
    if flexible.contains(before), flexible.contains(after) { views[view].evidence[axis].center = .outer }
    // The text of a label decides its length, unless the frame has another one in all configurations.
    if !flexible.contains(length), views[view].kind != .label {
      views[view].evidence[axis].fixed = views[view].frames.lazy.compactMap { $0?.length(axis) }.first
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var lengthAxis: Axis? {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: nil
    }
  }

  /// The axis and the position of the attribute; nil for a length.
  fileprivate var part: (axis: Axis, part: AxisEvidence.Position)? {
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
