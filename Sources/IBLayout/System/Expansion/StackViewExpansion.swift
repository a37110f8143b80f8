import IBContent
import IBModel
import LinearSolver

/// Turns a stack view into the constraints UIKit installs for it.
///
/// A stack view is equivalent to a set of constraints. Positions along the axis run from the leading edge (or the top)
/// to the trailing edge (or the bottom). Source: Measurements/StackViews.md#arrangement and the keys after it.
struct StackViewExpansion {
  private let scene: ResolvedScene
  private let variables: IslandVariables
  private let stack: Int
  private let arranged: [Int]
  private let content: StackContent
  private let isMirrored: Bool
  private let padding: Insets
  private let lengths: ProportionalLengths
  private let baselines: BaselineDistances<ExpressionFrames>

  /// The rows for one stack view. `lengths` has the lengths for the shares of a proportional stack view.
  static func constraints(
    for stack: Int, in scene: ResolvedScene, variables: IslandVariables, guides: GuideInsets,
    lengths: ProportionalLengths, baselines: BaselineDistances<ExpressionFrames>
  ) -> [LinearConstraint] {
    guard let content = scene.views[stack].stack else { return [] }
    let expansion = StackViewExpansion(
      stack, content, scene: scene, variables: variables, guides: guides, lengths: lengths, baselines: baselines)
    guard !expansion.arranged.isEmpty else { return expansion.emptiness() }
    // Steps 1 to 5 of StackViews.md: 1. Pin the ends. 2. Space the neighbors. 3. Distribute. 4. Align. 5. Hug the
    // children.
    return expansion.ends() + expansion.gaps() + expansion.distribution() + expansion.alignment() + expansion.fit()
  }

  private init(
    _ stack: Int, _ content: StackContent, scene: ResolvedScene, variables: IslandVariables, guides: GuideInsets,
    lengths: ProportionalLengths, baselines: BaselineDistances<ExpressionFrames>
  ) {
    let view = scene.views[stack]
    self.stack = stack
    self.content = content
    self.scene = scene
    self.variables = variables
    self.lengths = lengths
    self.baselines = baselines
    arranged = scene.arranged(of: stack)
    isMirrored = !content.isVertical && view.direction == .rightToLeft
    // A stack view with explicit margins arranges relative to its margins (Measurements/Margins.md#explicit: 44 of 44).
    padding = view.margins == nil ? .zero : guides.margins[stack]
  }

  private var isVertical: Bool { content.isVertical }
  private var spacing: Double { content.spacing }

  /// Equal centering yields to the minimum spacing, so its priority is below every default of Interface Builder. UIKit
  /// names such a constraint UISV-distributing-edge at 150 (seen in console dumps; the value is from memory).
  private static let centeringPriority = 149.0
  /// Proportional sizes yield to required ones (Measurements/StackViews.md#proportional).
  private static let proportionPriority = 999.0
  /// The last share yields to the other shares, but not to priorities that people set below "required" (measured: in
  /// three stack views of one file, intrinsic lengths win over a constraint at 751 and a neighbor that hugs less).
  private static let restPriority = 998.0
  /// UIKit lets a stack view shrink to its largest child with a constraint weaker than any hugging priority that people
  /// set (Measurements/StackViews.md#fit).
  private static let fitPriority = 49.0
  /// The same across the axis, for an alignment other than fill (Measurements/StackViews.md#fit).
  private static let acrossPriority = 51.0
  /// The same for both axes of a stack view whose arranged subviews are all hidden (Measurements/StackViews.md#fit).
  private static let emptyPriority = 0.001
  /// Gaps shrink last, so in a given length the gaps take the remaining space instead of the children.
  private static let gapPriority = 48.0

  /// The first of views on one baseline is at the stack view's edge unless required constraints move it: UIKit only
  /// keeps it inside (UISV-spanning-boundary in console dumps; Keyline's value is above all priorities that people
  /// set).
  private static let edgePriority = 999.0
  /// An arranged view without its own size across the axis gets zero, unless the stack view stretches it
  /// (Measurements/StackViews.md#suppression).
  private static let suppressionPriority = 25.0

  // MARK: - Geometry along and across the axis

  private func start(_ child: Int) -> LinearExpression {
    if isVertical { return LinearExpression(variables.y(child)) }
    guard isMirrored else { return LinearExpression(variables.x(child)) }
    return LinearExpression(variables.width(stack)) - LinearExpression(variables.x(child)) - length(child)
  }

  private func length(_ child: Int) -> LinearExpression {
    LinearExpression(isVertical ? variables.height(child) : variables.width(child))
  }

  private func end(_ child: Int) -> LinearExpression { start(child) + length(child) }

  private func crossStart(_ child: Int) -> LinearExpression {
    LinearExpression(isVertical ? variables.x(child) : variables.y(child))
  }

  private func crossLength(_ child: Int) -> LinearExpression {
    LinearExpression(isVertical ? variables.width(child) : variables.height(child))
  }

  private func crossEnd(_ child: Int) -> LinearExpression { crossStart(child) + crossLength(child) }

  private var startPadding: Double {
    isVertical ? padding.top : (isMirrored ? padding.right : padding.left)
  }

  private var endPadding: Double {
    isVertical ? padding.bottom : (isMirrored ? padding.left : padding.right)
  }

  private var crossPadding: (start: Double, end: Double) {
    isVertical ? (padding.left, padding.right) : (padding.top, padding.bottom)
  }

  private var crossSize: LinearExpression {
    LinearExpression(isVertical ? variables.width(stack) : variables.height(stack))
  }

  private func row(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Double = Solver.required
  ) -> LinearConstraint {
    LinearConstraint(left, relation, right, priority: priority, origin: .stackView(stack))
  }

  // MARK: - Steps

  /// 1. The first child starts and the last child ends with the stack view.
  private func ends() -> [LinearConstraint] {
    let size = LinearExpression(isVertical ? variables.height(stack) : variables.width(stack))
    return [
      row(start(arranged[0]), .equal, LinearExpression(startPadding)),
      row(end(arranged[arranged.count - 1]), .equal, size - endPadding),
    ]
  }

  /// 2. Neighbors keep the spacing: exactly, or as a minimum if the distribution adjusts the gaps.
  private func gaps() -> [LinearConstraint] {
    return neighbors.map { before, after in
      if isVertical, content.isBaselineRelative {
        return row(firstBaseline(after), isLoose ? .greaterThanOrEqual : .equal, lastBaseline(before) + spacing)
      }
      return row(start(after), isLoose ? .greaterThanOrEqual : .equal, end(before) + spacing)
    }
  }

  private var neighbors: [(Int, Int)] { Array(zip(arranged, arranged.dropFirst())) }

  /// Whether the distribution adjusts the gaps, so the spacing is only their minimum.
  private var isLoose: Bool { content.distribution == .equalSpacing || content.distribution == .equalCentering }

  /// 3. Sizes or gaps along the axis.
  private func distribution() -> [LinearConstraint] {
    switch content.distribution {
    case .fill: return []
    case .fillEqually: return arranged.dropFirst().map { row(length($0), .equal, length(arranged[0])) }
    case .fillProportionally: return proportions()
    case .equalSpacing:
      let gaps = neighbors.map { start($1) - end($0) }
      return gaps.dropFirst().map { row($0, .equal, gaps[0]) }
    case .equalCentering:
      let steps = neighbors.map { start($1) + length($1) * 0.5 - start($0) - length($0) * 0.5 }
      return steps.dropFirst().map { row($0, .equal, steps[0], Self.centeringPriority) }
    }
  }

  /// Each child takes its share of the stack view's length: intrinsic length over the sum of intrinsic lengths with
  /// spacing (Measurements/StackViews.md#proportional: 31 of 42 where formulas differ). With spacing, only the
  /// intrinsic sum itself satisfies every share. So a stack view with an open length gets the intrinsic length. In a
  /// given length, the last child, whose share has the lowest priority, takes the rest. A child without an intrinsic
  /// length gets its length from constraints; then the sum is unknown, and the last child has no share.
  private func proportions() -> [LinearConstraint] {
    let isSumKnown = !arranged.contains { self.lengths.intrinsic($0, isVertical: isVertical) == nil }
    let lengths = arranged.map { self.lengths.asked($0, isVertical: isVertical) }
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) } + spacing * Double(arranged.count - 1) + startPadding + endPadding
    guard total > 0 else { return [] }
    let size = LinearExpression(isVertical ? variables.height(stack) : variables.width(stack))
    return zip(arranged, lengths).compactMap { child, intrinsic in
      let isLast = child == arranged.last
      guard let intrinsic, isSumKnown || !isLast else { return nil }
      let priority = isLast ? Self.restPriority : Self.proportionPriority
      return row(length(child), .equal, size * (intrinsic / total), priority)
    }
  }

  /// 4. Across the axis.
  private func alignment() -> [LinearConstraint] {
    let far = crossSize - crossPadding.end
    let near = LinearExpression(crossPadding.start)
    let middle = (near + far) * 0.5
    // In right-to-left layout, the leading edge of a vertical stack view is its right edge.
    let leadingIsFar = isVertical && scene.views[stack].direction == .rightToLeft
    return arranged.flatMap { child -> [LinearConstraint] in
      let start = crossStart(child)
      let end = crossEnd(child)
      switch content.alignment {
      case .fill: return [row(start, .equal, near), row(end, .equal, far)]
      case .center:
        return [row(start + crossLength(child) * 0.5, .equal, middle)] + inside(start, end, near, far)
      case .leading where leadingIsFar, .trailing where !leadingIsFar, .bottom:
        return [row(end, .equal, far), row(start, .greaterThanOrEqual, near)]
      case .firstBaseline where !isVertical:
        return [
          child == arranged[0]
            ? row(start, .equal, near, Self.edgePriority) : aligned(child, \.first, firstBaseline, crossStart),
          row(end, .lessThanOrEqual, far),
        ] + (child == arranged[0] ? [row(start, .greaterThanOrEqual, near)] : [])
      case .lastBaseline where !isVertical:
        return [
          child == arranged[0]
            ? row(end, .equal, far, Self.edgePriority) : aligned(child, \.last, lastBaseline, crossEnd),
          row(start, .greaterThanOrEqual, near),
        ] + (child == arranged[0] ? [row(end, .lessThanOrEqual, far)] : [])
      case .leading, .trailing, .top, .firstBaseline, .lastBaseline:
        return [row(start, .equal, near), row(end, .lessThanOrEqual, far)]
      }
    }
  }

  private func inside(
    _ start: LinearExpression, _ end: LinearExpression, _ near: LinearExpression, _ far: LinearExpression
  ) -> [LinearConstraint] {
    [row(start, .greaterThanOrEqual, near), row(end, .lessThanOrEqual, far)]
  }

  /// The first child is at the stack view's edge, the others on its baseline. If one of two views has no text, their
  /// edges are aligned instead (Measurements/StackViews.md#baseline-alignment).
  private func aligned(
    _ child: Int, _ end: KeyPath<[Int], Int?>,
    _ baseline: (Int) -> LinearExpression, _ edge: (Int) -> LinearExpression
  ) -> LinearConstraint {
    let reference = arranged[0]
    let place = [child, reference].allSatisfy { baselines.has(end, of: $0) } ? baseline : edge
    return row(place(child), .equal, place(reference))
  }

  private func firstBaseline(_ child: Int) -> LinearExpression {
    LinearExpression(variables.y(child)) + baselines.first(of: child)
  }

  private func lastBaseline(_ child: Int) -> LinearExpression {
    LinearExpression(variables.y(child)) + baselines.last(of: child)
  }

  /// 5. Open lengths shrink to the children: the size across if they do not fill it, and the size along the axis, with
  /// the gaps if the distribution leaves them open. Children without a size across shrink to zero.
  private func fit() -> [LinearConstraint] {
    let none = LinearExpression(0)
    let children = arranged.map { row(crossLength($0), .lessThanOrEqual, none, Self.suppressionPriority) }
    let across =
      content.alignment == .fill ? [] : [row(crossSize, .lessThanOrEqual, none, Self.acrossPriority)] + children
    let size = LinearExpression(isVertical ? variables.height(stack) : variables.width(stack))
    let gaps =
      isLoose ? neighbors.map { row(start($1) - end($0), .lessThanOrEqual, none, Self.gapPriority) } : []
    return across + [row(size, .lessThanOrEqual, none, Self.fitPriority)] + gaps
  }

  /// A stack view that hides all its arranged subviews has no size, if nothing else gives it one.
  private func emptiness() -> [LinearConstraint] {
    guard scene.views[stack].children.contains(where: { scene.views[$0].role == .arranged }) else { return [] }
    return [variables.width(stack), variables.height(stack)].map {
      row(LinearExpression($0), .lessThanOrEqual, LinearExpression(0), Self.emptyPriority)
    }
  }
}
