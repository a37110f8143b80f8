import IBModel
import LinearSolver

/// The size that a container gives the root of an island, in points; nil on an axis the content decides.
struct IslandSize: Sendable {
  var width: Double?
  var height: Double?
  /// What the content may not fall short of, where it decides.
  var leastHeight = 0.0
}

/// What solving an island found out.
struct IslandSolution: Sendable {
  /// Frames in superview coordinates, unrounded, by local index; nil for a view outside the island.
  var frames: [Rect?]
  /// The coordinates nothing determined, by local index.
  var kept: [[FrameCoordinate]]
  /// Content sizes of scroll views, by local index.
  var contentSizes: [Int: Size]
  /// Ids of constraints that cannot all hold, for each conflict found.
  var conflicts: [[LinearConstraint.Origin]]
  var reachedLimit: Bool
}

/// Solves one island: a view tree whose frames depend on each other and on nothing else but the root's size.
///
/// Text wraps at the width the layout gives, and safe areas and margins follow the frames; so the system is solved
/// again with what the pass before found, until nothing changes (width first, then height, as UIKit does).
struct IslandSolver {
  let scene: ResolvedScene
  let context: ContainerContext
  let intrinsics: IntrinsicContext
  let members: [Int]
  let size: IslandSize
  /// Frames known from other islands, by local index.
  let outer: [Rect?]

  /// Enough for text inside text-sized containers; a scene that still changes is reported.
  private static let passLimit = 5

  func solve() -> IslandSolution {
    let variables = LayoutVariables(members: members, scene: scene)
    var frames = knownFrames
    var inputs = passInputs(frames: frames, isFirst: true)
    var solution = pass(inputs, variables)
    for _ in 1..<Self.passLimit {
      for member in members { frames[member] = solution.frames[member] }
      let next = passInputs(frames: frames, isFirst: false)
      if next == inputs { return solution }
      inputs = next
      solution = pass(inputs, variables)
    }
    return solution
  }

  /// The rows of the first pass.
  func firstRows() -> [LinearConstraint] {
    let variables = LayoutVariables(members: members, scene: scene)
    return rows(passInputs(frames: knownFrames, isFirst: true), variables)
  }

  /// What is known before anything is solved: other islands' frames and the size of the island's own root.
  private var knownFrames: [Rect?] {
    var frames = outer
    if let width = size.width {
      frames[members[0]] = Rect(x: 0, y: 0, width: width, height: size.height ?? size.leastHeight)
    }
    return frames
  }

  // MARK: - Inputs of a pass

  private struct PassInputs: Equatable {
    var guides: GuideInsets
    var sizes: [IntrinsicSize]
  }

  private func passInputs(frames: [Rect?], isFirst: Bool) -> PassInputs {
    var guides = GuideInsetsResolver(scene: scene, context: context, frames: frames).resolve()
    guides.keepOnly(insetUsers)
    var sizes = Array(repeating: IntrinsicSize.none, count: scene.views.count)
    for member in members {
      let view = scene.views[member]
      let wrapWidth = isFirst || !wraps(view) ? nil : frames[member]?.width
      sizes[member] = Intrinsics.size(of: view, wrapWidth: wrapWidth, in: intrinsics)
    }
    return PassInputs(guides: guides, sizes: sizes)
  }

  private func wraps(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label: LabelIntrinsics.wraps(view)
    case .textView: TextViewIntrinsics.wraps(view)
    default: false
    }
  }

  /// The views whose margins or safe area some row really uses; the others' may change without another pass.
  private var insetUsers: Set<Int> {
    var users = Set<Int>()
    for constraint in scene.constraints {
      for (item, attribute) in [
        (constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute),
      ] {
        switch item {
        case .guide(_, let view): users.insert(view)
        case .view(let view) where attribute.isRelativeToMargins: users.insert(view)
        default: break
        }
      }
    }
    for member in members where scene.views[member].kind == .stackView { users.insert(member) }
    return users
  }

  // MARK: - One pass

  private func rows(_ inputs: PassInputs, _ variables: LayoutVariables) -> [LinearConstraint] {
    SystemBuilder(
      scene: scene, intrinsics: intrinsics, members: members, size: size, variables: variables, guides: inputs.guides,
      sizes: inputs.sizes
    ).rows()
  }

  private func pass(_ inputs: PassInputs, _ variables: LayoutVariables) -> IslandSolution {
    let rows = rows(inputs, variables)
    var system = SolvedSystem(rows, variableCount: variables.count)
    // Lengths are never negative. The rows that say so are added only where a solution breaks them, and again where
    // the next one does, because most scenes need none.
    var least: [LinearConstraint] = []
    for _ in 0..<Self.negativeRoundLimit {
      let negative = lengths(variables).filter { system.value($0) < -SolvedSystem.tolerance }
      if negative.isEmpty { break }
      least += negative.map {
        LinearConstraint(LinearExpression($0), .greaterThanOrEqual, LinearExpression(0), origin: .container(members[0]))
      }
      system = SolvedSystem(rows + least, variableCount: variables.count)
    }
    return read(&system, variables)
  }

  private func lengths(_ variables: LayoutVariables) -> [Variable] {
    members.flatMap { [variables.width($0), variables.height($0)] }
  }

  /// Each round adds at least one row; a chain of squeezed views takes a few.
  private static let negativeRoundLimit = 8

  /// Decides what is kept before the drawn frames are looked at, then settles ties towards them: views in document
  /// order, sizes before positions, scroll views' contents last.
  private func read(_ system: inout SolvedSystem, _ variables: LayoutVariables) -> IslandSolution {
    var solution = IslandSolution(
      frames: Array(repeating: nil, count: scene.views.count),
      kept: Array(repeating: [], count: scene.views.count), contentSizes: [:], conflicts: system.conflicts,
      reachedLimit: system.reachedLimit)
    for member in members { solution.kept[member] = system.undetermined(member, variables) }
    for member in members { settle(member, in: &system, variables) }
    for member in members {
      let insets = AlignmentInsets.of(scene.views[member], in: scene.configuration)
      solution.frames[member] = Rect(
        x: system.value(variables.x(member)) - insets.left, y: system.value(variables.y(member)) - insets.top,
        width: system.value(variables.width(member)) + insets.left + insets.right,
        height: system.value(variables.height(member)) + insets.top + insets.bottom)
      if let width = variables.contentWidth(member), let height = variables.contentHeight(member) {
        solution.contentSizes[member] = Size(width: system.value(width), height: system.value(height))
      }
      if scene.views[member].isFixedFrame, member != members[0] {
        solution.kept[member] = FrameCoordinate.allCases
      }
    }
    return solution
  }

  private func settle(_ member: Int, in system: inout SolvedSystem, _ variables: LayoutVariables) {
    let insets = AlignmentInsets.of(scene.views[member], in: scene.configuration)
    let drawn = scene.views[member].drawn ?? .zero
    system.settle(variables.width(member), near: drawn.width - insets.left - insets.right)
    system.settle(variables.height(member), near: drawn.height - insets.top - insets.bottom)
    system.settle(variables.x(member), near: drawn.x + insets.left)
    system.settle(variables.y(member), near: drawn.y + insets.top)
  }
}

extension GuideInsets {
  /// Forgets the insets of views nobody asks about, so that they do not cause another pass.
  fileprivate mutating func keepOnly(_ users: Set<Int>) {
    for view in margins.indices where !users.contains(view) {
      margins[view] = .zero
      safeAreas[view] = .zero
    }
  }
}
