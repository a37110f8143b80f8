import IBModel
import LinearSolver

/// Builds the rows of an island's constraint system.
///
/// Rows are in a fixed order: the container's size, autoresizing, stack views, the file's constraints, intrinsic sizes.
/// If required rows contradict each other, the last one is left out, so the file's constraint breaks instead of the
/// frame that it refers to. On the canvas, `BreakingOrder` sorts the file's constraints.
struct SystemBuilder {
  private let input: IslandInput
  private let size: IslandSize
  private let guides: GuideInsets
  private let sizes: [IntrinsicSize]

  /// - Parameter sizes: intrinsic content sizes by local index.
  init(_ input: IslandInput, guides: GuideInsets, sizes: [IntrinsicSize]) {
    self.input = input
    size = input.size
    self.guides = guides
    self.sizes = sizes
  }

  private var scene: ResolvedScene { input.scene }
  private var members: [Int] { input.members }
  private var variables: IslandVariables { input.variables }

  func rows() -> [LinearConstraint] {
    let anchors = anchors
    var rows = frameRows(anchors)
    let constraints = input.island.constraints
    for constraint in BreakingOrder(input)?.sorted(constraints) ?? constraints {
      if let row = ConstraintExpansion.row(constraint, anchors: anchors) { rows.append(row) }
    }
    let drawn = drawnMembers
    // A self-sizing root gets its intrinsic size.
    for member in members.dropFirst(size.fitting == nil ? 1 : 0) where scene.views[member].usesConstraints {
      IntrinsicExpansion.append(
        member, size: sizes[member], winsTies: !drawn.isEmpty && !drawn.contains(member), in: scene,
        variables: variables, to: &rows)
    }
    return rows
  }

  /// The members without an intrinsic size, for which the stored size is only a guess
  /// (Measurements/StackViews.md#drawn-ties).
  private var drawnMembers: Set<Int> {
    guard !scene.configuration.takesStoredSizes else { return [] }
    return Set(members.filter { scene.views[$0].hasDrawnSize(in: input.intrinsics) })
  }

  /// The rows that depend only on the file and on `sizes`, without baselines.
  func certainRows() -> [LinearConstraint] {
    let anchors = anchors
    var rows = frameRows(anchors)
    for constraint in input.island.constraints where !constraint.constraint.usesBaseline {
      if let row = ConstraintExpansion.row(constraint, anchors: anchors) { rows.append(row) }
    }
    return rows
  }

  private var anchors: Anchors<ExpressionFrames> {
    Anchors(
      scene: scene, guides: guides, intrinsics: input.intrinsics,
      frames: ExpressionFrames(scene: scene, variables: variables))
  }

  /// The rows of containers, masks, built-in cells and stack views.
  private func frameRows(_ anchors: Anchors<ExpressionFrames>) -> [LinearConstraint] {
    var rows = container()
    let builtIn = builtInCell()
    for member in members.dropFirst() { rows.append(contentsOf: framed(member, builtIn)) }
    rows += builtInRows(builtIn)
    let lengths = ProportionalLengths(members, in: scene, sizes: sizes)
    for member in members where scene.views[member].kind == .stackView {
      rows += StackViewExpansion.constraints(
        for: member, in: scene, variables: variables, guides: guides, lengths: lengths, baselines: anchors.baselines)
    }
    return rows
  }

  /// The root is at the origin and has the size that the container gives it.
  private func container() -> [LinearConstraint] {
    let root = members[0]
    let origin = LinearConstraint.Origin.container(root)
    func fixed(_ variable: Variable, _ length: Double, priority: Double = Solver.required) -> LinearConstraint {
      LinearConstraint(
        LinearExpression(variable), .equal, LinearExpression(length), priority: priority, origin: origin)
    }
    var rows = [fixed(variables.x(root), 0), fixed(variables.y(root), 0)]
    if let fitting = size.fitting {
      return rows + [
        fixed(variables.width(root), fitting.width, priority: Self.fittingPriority),
        fixed(variables.height(root), fitting.height, priority: Self.fittingPriority),
      ]
    }
    if let width = size.width { rows.append(fixed(variables.width(root), width)) }
    guard size.height == nil else { return rows + [fixed(variables.height(root), size.height ?? 0)] }
    rows.append(fixed(variables.height(root), size.usualHeight, priority: Self.fittingPriority))
    if !size.mayBeLower {
      rows.append(
        LinearConstraint(
          LinearExpression(variables.height(root)), .greaterThanOrEqual, LinearExpression(size.usualHeight),
          origin: origin))
    }
    return rows
  }

  /// UIKit measures a self-sizing cell by its compressed size at this priority
  /// (UILayoutPriority.fittingSizeLevel, documented).
  private static let fittingPriority = 50.0

  /// A view without Auto Layout has the frame that its mask gives it.
  private func framed(_ member: Int, _ builtIn: BuiltInCell?) -> [LinearConstraint] {
    let view = scene.views[member]
    guard !view.usesConstraints || view.isFixedFrame, let parent = view.parent else { return [] }
    let superview = scene.views[parent]
    switch view.role {
    case .contentView: return contentView(member, of: parent)
    case .tableHeader, .tableFooter: return tableEnd(member, of: parent)
    default: break
    }
    if superview.role == .contentView, builtIn?.parts.contains(member) == true { return [] }
    // A root's stored size is that of the canvas on which it was last saved. Without a stored frame, its mask has no
    // reference.
    let storedSize = superview.storedFrame?.size ?? Size(width: size.width ?? 0, height: size.height ?? 0)
    return AutoresizingExpansion.constraints(
      for: member, in: scene, variables: variables, superviewSize: storedSize)
  }

  /// A cell stretches its content view up to the accessory and the separator. The content view of a visual effect view
  /// fills it.
  private func contentView(_ member: Int, of outer: Int) -> [LinearConstraint] {
    let insets = contentInsets(of: outer)
    return place(
      member, in: outer, at: Point(x: insets.insets.left, y: 0),
      width: LinearExpression(variables.width(outer)) - insets.width,
      height: LinearExpression(variables.height(outer)) - insets.height)
  }

  private func contentInsets(of cell: Int) -> ContentViewInsets {
    ContentViewInsets(tableCell(cell))
  }

  /// A table stretches its header and footer to its width and keeps their stored height; the header is at the top
  /// (UIKit's documentation of tableHeaderView).
  private func tableEnd(_ member: Int, of table: Int) -> [LinearConstraint] {
    let stored = scene.views[member].storedFrame ?? .zero
    return place(
      member, in: table, at: Point(x: 0, y: scene.views[member].role == .tableHeader ? 0 : stored.y),
      width: LinearExpression(variables.width(table)), height: LinearExpression(stored.height), heightOf: member)
  }

  /// - Parameter source: the view that determines the height, if not `outer`.
  private func place(
    _ member: Int, in outer: Int, at point: Point, width: LinearExpression, height: LinearExpression,
    heightOf source: Int? = nil
  ) -> [LinearConstraint] {
    func row(_ variable: Variable, _ value: LinearExpression, of view: Int) -> LinearConstraint {
      LinearConstraint(LinearExpression(variable), .equal, value, origin: .container(view))
    }
    return [
      row(variables.x(member), LinearExpression(point.x), of: outer),
      row(variables.y(member), LinearExpression(point.y), of: outer),
      row(variables.width(member), width, of: outer), row(variables.height(member), height, of: source ?? outer),
    ]
  }

  /// The island's root as a cell of a built-in style.
  private func builtInCell() -> BuiltInCell? {
    BuiltInCell(tableCell(members[0]))
  }

  private func tableCell(_ cell: Int) -> TableCell? {
    TableCell(cell, in: scene, width: size.width ?? 0, safeArea: guides.tableSafeArea(of: cell, in: scene))
  }

  /// Rows that place the parts of a built-in style, and give a self-sizing cell the height that they need.
  private func builtInRows(_ builtIn: BuiltInCell?) -> [LinearConstraint] {
    guard let builtIn,
      let content = scene.views[members[0]].children.first(where: { scene.views[$0].role == .contentView })
    else { return [] }
    let cell = members[0]
    let height = size.height ?? builtIn.selfSizedHeight(sizes: sizes, least: size.usualHeight)
    let insets = contentInsets(of: cell)
    let rows = builtIn.constraints(
      contentView: content, height: height - insets.height, sizes: sizes, variables: variables)
    guard size.height == nil else { return rows }
    let whole = LinearConstraint(
      LinearExpression(variables.height(cell)), .equal, LinearExpression(height), origin: .container(cell))
    return rows + [whole]
  }
}
