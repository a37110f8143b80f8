import IBModel
import LinearSolver

/// The size that a container gives the root of an island, in points; nil on an axis the content decides.
struct IslandSize: Equatable, Sendable {
  var width: Double?
  var height: Double?
  /// What the content may not fall short of, where it decides.
  var leastHeight = 0.0
  /// What the content comes as near to as it can, where it decides on both axes: a collection's item that sizes itself.
  var fitting: Size?
  /// The axes on which the container's own length rests on the drawing.
  var drawnAxes: Set<LayoutAxis> = []

  init(width: Double?, height: Double?, leastHeight: Double = 0, drawnAxes: Set<LayoutAxis> = []) {
    self.width = width
    self.height = height
    self.leastHeight = leastHeight
    self.drawnAxes = drawnAxes
  }

  init(fitting: Size) {
    self.fitting = fitting
  }

  /// The length that is given on the axis of a size; 0 for a position.
  subscript(coordinate: FrameCoordinate) -> Double? {
    switch coordinate {
    case .width: width
    case .height: height
    case .x, .y: 0
    }
  }
}

/// What solving an island found out.
struct IslandSolution {
  /// Frames in superview coordinates, unrounded, by local index; nil for a view outside the island.
  var frames: [Rect?]
  /// The coordinates nothing determined, by local index.
  var kept: [[FrameCoordinate]]
  /// Content sizes of scroll views, by local index.
  var contentSizes: [Int: Size]
  /// The system of the last pass with all its freedom: nothing is settled in it.
  var system: SolvedSystem
  /// What the last pass started from.
  var inputs: PassInputs
  /// Whether something may have been left open.
  var isOpen = false
  /// Whether a length would have been negative.
  var isSqueezed = false
}

/// What a pass takes over from the one before.
struct PassInputs: Equatable {
  var guides: GuideInsets
  /// Natural sizes by local index.
  var sizes: [IntrinsicSize]
}

/// Solves one island: a view tree whose frames depend on each other and on nothing else but the root's size.
///
/// Text wraps at the width the layout gives, and safe areas and margins follow the frames; so the system is solved
/// again with what the pass before found, until nothing changes (width first, then height, as UIKit does).
struct IslandSolver {
  let scene: ResolvedScene
  let context: ContainerContext
  let intrinsics: IntrinsicContext
  let island: Island
  let memory: SceneMemory
  let size: IslandSize
  /// Frames known from other islands, by local index.
  let outer: [Rect?]
  /// Insets known from other islands.
  let outerGuides: GuideInsets
  /// Nil where drawn lengths are used.
  private var trial: Trial?

  init(
    scene: ResolvedScene, context: ContainerContext, intrinsics: IntrinsicContext, island: Island, memory: SceneMemory,
    size: IslandSize, outer: [Rect?], outerGuides: GuideInsets
  ) {
    self.scene = scene
    self.context = context
    self.intrinsics = intrinsics
    self.island = island
    self.memory = memory
    self.size = size
    self.outer = outer
    self.outerGuides = outerGuides
  }

  var members: [Int] { island.members }
  var variables: LayoutVariables { island.variables }
  /// Members whose natural size is not known, so that the drawn one stands in.
  var estimated: [Int] { memory.naturalSizes.estimated(among: members, in: intrinsics) }

  /// Enough for text inside text-sized containers; a scene that still changes is reported.
  private static let passLimit = 5

  func solve() -> IslandSolution {
    let solution = solvedWithTrials()
    guard scene.configuration.canvasEra != nil, GivingWay.isOpen(solution.system, in: scene) else { return solution }
    // Compared are solutions without the drawing in them, so that what is kept does not rest on it.
    var solver = self
    solver.trial = Trial.all.first
    let tried = solver.settled()
    let alternatives = GivingWay.alternatives(tried.system, variableCount: variables.count)
    let others = alternatives.map { system in
      var system = system
      return solver.frames(settling: &system)
    }
    let difference = GivingWay(members: members, frames: tried.frames, others: others)
    return difference.applied(to: solution) { scene.views[$0].drawn }
  }

  private func solvedWithTrials() -> IslandSolution {
    let drawn = settled()
    return mayRestOnDrawing(drawn) ? tried(drawn) : drawn
  }

  /// As far as certain issues of these topics need it, which are told of the drawn lengths; nil where there are none
  /// and `framesForCells` are known.
  func solve(for diagnosis: Diagnosis) -> IslandSolution? {
    guard diagnosis.asks(.misplaced) else {
      return ConflictCheck(self).rulesOutConflicts() && framesForCells != nil ? nil : settled()
    }
    // Where cells are, depends on the frames as they are told.
    guard island.cellHolders.isEmpty else { return solve() }
    let drawn = settled()
    // What already lies where it was drawn need not be told from what was drawn so.
    return MisplacedViews.issues(of: SolvedIsland(solver: self, solution: drawn)).isEmpty ? drawn : solve()
  }

  /// What a solution with the drawn lengths is worth, and all else as it is without them.
  private func tried(_ drawn: IslandSolution) -> IslandSolution {
    let trials = Trial.all.map { trial in
      var solver = self
      solver.trial = trial
      return solver.settled()
    }
    return DrawingDependence(members: members, trials: trials).applied(to: drawn)
  }

  /// Whether a drawn length may have reached more than the coordinates that a solution leaves open.
  private func mayRestOnDrawing(_ solution: IslandSolution) -> Bool {
    if !estimated.isEmpty || !size.drawnAxes.isEmpty { return true }
    guard solution.isOpen else { return false }
    return members.contains { member in
      scene.views[member].control.wraps || (island.usesInsets(of: member) && member != members[0])
    }
  }

  /// With the drawn lengths wherever nothing else tells a length.
  func settled() -> IslandSolution {
    var frames = knownFrames
    var inputs = passInputs(frames: frames, isFirst: true)
    for _ in 1..<Self.passLimit {
      let solution = pass(inputs)
      for member in members { frames[member] = solution.frames[member] }
      let next = passInputs(frames: frames, isFirst: false)
      if next == inputs { return solution }
      inputs = next
    }
    return pass(inputs)
  }

  /// The insets that the views have by themselves.
  var firstGuides: GuideInsets {
    var guides = outerGuides
    GuideInsetsResolver(scene: scene, context: context, frames: knownFrames).resolve(members, into: &guides)
    return guides
  }

  /// The rows that rest on the file alone, and those that keep all lengths from being negative.
  func certainRows(_ guides: GuideInsets, usingNaturalSizes: Bool) -> [LinearConstraint] {
    let sizes =
      usingNaturalSizes
      ? naturalSizes(in: intrinsics, frames: nil) : Array(repeating: IntrinsicSize.none, count: scene.views.count)
    return island.leastLengths + builder(PassInputs(guides: guides, sizes: sizes)).certainRows()
  }

  /// Frames as far as cells ask for them in an island without conflicts that is not solved: of the root, and of tables
  /// with cells, whose width is all that counts. Nil where required equalities do not decide it.
  var framesForCells: [(view: Int, frame: Rect)]? {
    // Cells ask for the safe area of their table, which follows from where it lies.
    guard island.cellHolders.isEmpty || context.safeArea == .zero else { return nil }
    var frames: [(view: Int, frame: Rect)] = []
    if size.height != nil, let root = knownFrames[members[0]] { frames.append((members[0], root)) }
    for view in island.cellHolders {
      guard let width = island.fixedValue(of: variables.width(view)) else { return nil }
      frames.append((view, Rect(x: 0, y: 0, width: width, height: 0)))
    }
    return frames
  }

  /// The rows of the first pass.
  func firstRows() -> [LinearConstraint] { rows(passInputs(frames: knownFrames, isFirst: true)) }

  /// What is known before anything is solved: other islands' frames and the size of the island's own root.
  private var knownFrames: [Rect?] {
    var frames = outer
    let size = givenSize
    if let width = size.width ?? size.fitting?.width {
      let height = size.height ?? size.fitting?.height ?? size.leastHeight
      frames[members[0]] = Rect(x: 0, y: 0, width: width, height: height)
    }
    return frames
  }

  /// The size the container gives; a made-up one where that rests on the drawing and a trial asks.
  private var givenSize: IslandSize {
    guard let trial else { return size }
    var given = size
    if size.drawnAxes.contains(.horizontal), size.width != nil { given.width = trial.container(.horizontal) }
    if size.drawnAxes.contains(.vertical), size.height != nil { given.height = trial.container(.vertical) }
    return given
  }

  // MARK: - Inputs of a pass

  private func passInputs(frames: [Rect?], isFirst: Bool) -> PassInputs {
    var guides = outerGuides
    GuideInsetsResolver(scene: scene, context: context, frames: frames).resolve(members, into: &guides)
    for member in members where !island.usesInsets(of: member) {
      // What nobody asks about shall not cause another pass.
      guides.margins[member] = .zero
      guides.safeAreas[member] = .zero
    }
    var sizes = naturalSizes(in: intrinsics, frames: isFirst ? nil : frames)
    for member in members where scene.views[member].control.coversSafeAreaBelow {
      sizes[member].height = sizes[member].height.map { $0 + guides.safeAreas[member].bottom }
    }
    return PassInputs(guides: guides, sizes: sizes)
  }

  /// The natural sizes of the members, by local index; text wraps at the widths of `frames` where there are any.
  func naturalSizes(in context: IntrinsicContext, frames: [Rect?]?) -> [IntrinsicSize] {
    var sizes = memory.naturalSizes.sizes(of: members, frames: frames, in: context)
    for member in estimated {
      if let bounds = memory.naturalSizes.bounds(of: member, frames: frames, in: context) {
        sizes[member] = standIn(for: member, bounds, natural: sizes[member])
      }
    }
    return sizes
  }

  /// The drawn lengths, or those of a trial, on the axes whose natural length is not known.
  private func standIn(for member: Int, _ bounds: IntrinsicBounds, natural: IntrinsicSize) -> IntrinsicSize {
    let drawn = scene.views[member].drawn ?? .zero
    let insets = scene.views[member].control.alignmentInsets(in: scene.configuration)
    func length(_ bounds: ClosedRange<Double>, _ drawn: Double, _ axis: LayoutAxis) -> Double {
      trial?.length(in: bounds, of: member, axis) ?? min(max(drawn, bounds.lowerBound), bounds.upperBound)
    }
    var size = natural
    if let width = bounds.width { size.width = length(width, drawn.width - insets.left - insets.right, .horizontal) }
    if let height = bounds.height {
      size.height = length(height, drawn.height - insets.top - insets.bottom, .vertical)
    }
    return size
  }

  // MARK: - One pass

  private func rows(_ inputs: PassInputs) -> [LinearConstraint] { builder(inputs).rows() }

  private func builder(_ inputs: PassInputs) -> SystemBuilder {
    SystemBuilder(
      scene: scene, intrinsics: intrinsics, members: members, size: givenSize, variables: variables,
      guides: inputs.guides, sizes: inputs.sizes)
  }

  private func pass(_ inputs: PassInputs) -> IslandSolution {
    let rows = rows(inputs)
    var system = island.solve(rows, for: .plain)
    // Lengths are never negative. The rows that say so are added only where a solution breaks them, and again where
    // the next one does, because most scenes need none. They stand first, so that of a contradiction a constraint of
    // the file gives way and the view is left at nothing.
    var least: [LinearConstraint] = []
    for _ in 0..<Self.negativeRoundLimit {
      let negative = negativeLengths(in: system)
      if negative.isEmpty { break }
      least += negative
      system = island.solve(least + rows, for: .squeezed)
    }
    // Where something is open, none of the solutions may have a negative length.
    let isOpen = isOpen(system)
    if isOpen { system = island.solve(island.leastLengths + rows, for: .open) }
    var solution = read(system, inputs)
    solution.isOpen = isOpen
    solution.isSqueezed = !least.isEmpty
    return solution
  }

  /// The rows that a solution breaks; what is open counts as it is when nothing settles it.
  private func negativeLengths(in system: SolvedSystem) -> [LinearConstraint] {
    var settled = system
    settled.settleRemaining()
    var rows: [LinearConstraint] = []
    for member in members {
      for variable in [variables.width(member), variables.height(member)]
      where settled.value(variable) < -SolvedSystem.tolerance {
        rows.append(Island.leastLength(of: member, variable))
      }
    }
    return rows
  }

  private func isOpen(_ system: SolvedSystem) -> Bool {
    system.hasFreedom
      && members.contains { member in
        !system.undetermined(member, variables).isEmpty
          || [variables.contentWidth(member), variables.contentHeight(member)].contains { variable in
            variable.map { !system.isDetermined($0) } ?? false
          }
      }
  }

  /// The frames the island would have with every natural size, margin and safe area larger by some points: what stays
  /// the same rests on none of them.
  func frames(growing points: Double, from solution: IslandSolution) -> [Rect?] {
    pass(solution.inputs.grown(by: points)).frames
  }

  /// The frames the island would have with other natural sizes, by local index, and all else as it is in `system`. A
  /// size where there was none, or none where there was one, changes nothing.
  func frames(naturalSizes sizes: [IntrinsicSize], from system: SolvedSystem) -> [Rect?] {
    let rows = system.rows.map { row in
      guard case .intrinsic(let view) = row.origin, row.expression.termCount > 0 else { return row }
      let isWidth = row.expression.term(0).variable == variables.width(view)
      return row.with(naturalLength: isWidth ? sizes[view].width : sizes[view].height)
    }
    var settled = island.solve(rows, for: .otherText, from: system)
    return frames(settling: &settled)
  }

  /// Each round adds at least one row; a chain of squeezed views takes a few.
  private static let negativeRoundLimit = 8

  /// Decides what is kept before the drawn frames are looked at, then settles ties towards them.
  private func read(_ system: SolvedSystem, _ inputs: PassInputs) -> IslandSolution {
    var solution = IslandSolution(
      frames: [], kept: Array(repeating: [], count: scene.views.count), contentSizes: [:], system: system,
      inputs: inputs)
    for member in members {
      let isFixed = scene.views[member].isFixedFrame && member != members[0]
      solution.kept[member] = isFixed ? FrameCoordinate.allCases : system.undetermined(member, variables)
    }
    var settled = system
    solution.frames = frames(settling: &settled)
    for member in members { keepSymbol(member, in: &solution) }
    // What else is open goes as near to zero as it can, once for all that is read.
    settled.settleRemaining()
    for member in members {
      if let width = variables.contentWidth(member), let height = variables.contentHeight(member) {
        solution.contentSizes[member] = Size(width: settled.value(width), height: settled.value(height))
      }
    }
    return solution
  }

  /// Where the frame is not the alignment rect and nothing tells the difference, as of an image view with a symbol, the
  /// stored place and height stay.
  private func keepSymbol(_ member: Int, in solution: inout IslandSolution) {
    let view = scene.views[member]
    guard view.control.hasUnknownVerticalInsets,
      let drawn = trial?.frame(of: member) ?? view.drawn
    else { return }
    let open = solution.kept[member]
    solution.kept[member] = FrameCoordinate.allCases.filter { open.contains($0) || $0 == .y || $0 == .height }
    solution.frames[member]?.y = drawn.y
    solution.frames[member]?.height = drawn.height
  }

  /// The frames of a solution, by local index, in superview coordinates. Ties go to what was drawn: views in document
  /// order, sizes before positions, scroll views' contents last.
  func frames(settling system: inout SolvedSystem) -> [Rect?] {
    for member in members { settle(member, in: &system) }
    var frames = [Rect?](repeating: nil, count: scene.views.count)
    for member in members {
      let insets = scene.views[member].control.alignmentInsets(in: scene.configuration)
      frames[member] = Rect(
        x: system.value(variables.x(member)) - insets.left, y: system.value(variables.y(member)) - insets.top,
        width: system.value(variables.width(member)) + insets.left + insets.right,
        height: system.value(variables.height(member)) + insets.top + insets.bottom)
    }
    return frames
  }

  private func settle(_ member: Int, in system: inout SolvedSystem) {
    let insets = scene.views[member].control.alignmentInsets(in: scene.configuration)
    let drawn = trial?.frame(of: member) ?? scene.views[member].drawn ?? .zero
    system.settle(variables.width(member), near: drawn.width - insets.left - insets.right)
    system.settle(variables.height(member), near: drawn.height - insets.top - insets.bottom)
    system.settle(variables.x(member), near: drawn.x + insets.left)
    system.settle(variables.y(member), near: drawn.y + insets.top)
  }
}

extension PassInputs {
  fileprivate func grown(by points: Double) -> PassInputs {
    var grown = self
    grown.sizes = sizes.map { size in
      IntrinsicSize(width: size.width.map { $0 + points }, height: size.height.map { $0 + points })
    }
    grown.guides.margins = guides.margins.map { $0 + Insets(all: points) }
    grown.guides.safeAreas = guides.safeAreas.map { $0 + Insets(all: points) }
    grown.guides.layoutGuides.top += points
    grown.guides.layoutGuides.bottom += points
    return grown
  }
}
