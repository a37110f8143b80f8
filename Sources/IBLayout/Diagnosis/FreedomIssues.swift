import IBModel
import IBSource
import LinearSolver

/// Reports the sizes and positions that the constraints of an island leave open, specific causes first.
///
/// Steps: 1. scroll views whose content size is open; 2. views that compete with equal content priorities; 3. any other
/// open axis of a view, outer views first. A reported coordinate is then settled at the layout's value. Views that this
/// determines are consequences and not reported.
struct FreedomIssues {
  private let island: SolvedIsland
  /// The system with the reported coordinates settled.
  private var system: SolvedSystem
  /// How many more witnesses may be searched for.
  private var witnessesLeft = Self.witnessLimit

  private var hiddenSizes: [Axis: Bool] = [:]

  /// The limit for one island. Fifty witnesses are enough for hundreds of open views.
  private static let witnessLimit = 50

  /// Each step depends on what the previous ones have settled.
  static func issues(of island: SolvedIsland, asked diagnosis: Diagnosis) -> [LayoutIssue] {
    let asksTies = diagnosis.asks(.ties) || diagnosis.asks(.ambiguity)
    guard island.solution.isOpen, asksTies || diagnosis.asks(.scrollContent) else { return [] }
    var walk = FreedomIssues(island)
    var issues = walk.scrollContents()
    if asksTies { issues += walk.ties() }
    if diagnosis.asks(.ambiguity) { issues += walk.ambiguities(besides: issues) }
    return issues.filter { $0.topic.map(diagnosis.asks) ?? true }
  }

  private init(_ island: SolvedIsland) {
    self.island = island
    system = island.solution.system
  }

  // MARK: - 1

  private mutating func scrollContents() -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    for view in island.members {
      for axis in Axis.allCases {
        guard let variable = island.variables.content(view, axis), !system.isDetermined(variable) else { continue }
        issues.append(scrollContent(view, axis, variable))
        let size = island.solution.contentSizes[view] ?? .zero
        system.settle(variable, near: axis == .horizontal ? size.width : size.height)
      }
    }
    return issues
  }

  private mutating func scrollContent(_ view: Int, _ axis: Axis, _ variable: Variable) -> LayoutIssue {
    let id = island.id(view)
    var message = "\(island.name(view)) has an ambiguous content \(axis.length.rawValue)"
    let frame = island.coordinate(axis.length, of: view)
    if let witness = witness(variable, near: 0, and: frame) { message += ": it may be \(either(witness))" }
    var issue = LayoutIssue(.scrollContent, view: id, axis: axis.length, message: message)
    // If the content has no constraints, code is expected to add content.
    let isBound = island.scene.views[view].children.contains { island.scene.views[$0].usesConstraints }
    issue.isDoubtful = !isBound || !island.scene.isShown(view) || hidesSize(axis)
    return issue
  }

  // MARK: - 2

  private mutating func ties() -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    for tie in ContentTies(island: island).ties(in: system, limit: witnessesLeft) {
      issues.append(tie.issue(in: island))
      for rival in tie.rivals {
        let length = island.coordinate(tie.axis.length, of: rival.view)
        system.settle(rival.variable, near: length - island.frameOffset(tie.axis.length, of: rival.view))
      }
    }
    return issues
  }

  // MARK: - 3

  private mutating func ambiguities(besides causes: [LayoutIssue]) -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    for view in island.inner where island.scene.views[view].usesConstraints && !island.scene.views[view].isFixedFrame {
      let openAtFirst = island.solution.system.undetermined(view, island.variables)
      guard !openAtFirst.isEmpty else { continue }
      for axis in Axis.allCases {
        let open = system.undetermined(view, island.variables).filter(axis.contains)
        if let cause = open.last {
          issues.append(ambiguity(view, axis, open, cause))
          settle(view, [axis.length, axis.position])
        } else if let cause = openAtFirst.last(where: axis.contains),
          !causes.contains(where: { $0.view == island.id(view) && $0.axis == cause })
        {
          issues.append(consequence(view, openAtFirst.filter(axis.contains), cause))
        }
      }
    }
    return issues
  }

  /// `cause` is the length if it is open, because a position usually follows from a length; otherwise the position.
  private mutating func ambiguity(
    _ view: Int, _ axis: Axis, _ open: [FrameCoordinate], _ cause: FrameCoordinate
  ) -> LayoutIssue {
    let id = island.id(view)
    var message = "\(island.name(view)) has an ambiguous \(Wording.list(open.map(words)))"
    let whole = island.scene.views[view].parent.map { island.coordinate(axis.length, of: $0) } ?? 0
    let own = cause == axis.position ? island.coordinate(axis.length, of: view) : 0
    let offset = island.frameOffset(cause, of: view)
    let variable = island.variables.variable(view, cause)
    if let witness = witness(variable, near: 0 - offset, and: whole - own - offset) {
      let values = (witness.0 + offset, witness.1 + offset)
      message += ": \(open.count > 1 ? "the \(words(cause))" : "it") may be \(either(values))"
    }
    var issue = LayoutIssue(.ambiguous, view: id, axis: cause, message: message)
    issue.isDoubtful = !island.scene.isShown(view) || hidesSize(axis)
    return issue
  }

  /// Whether code may determine the size of a view that is open on an axis, and of others with it.
  private mutating func hidesSize(_ axis: Axis) -> Bool {
    if let known = hiddenSizes[axis] { return known }
    let hides = HiddenSizes(island: island).isAnyOpen(axis)
    hiddenSizes[axis] = hides
    return hides
  }

  /// An issue for coordinates that are open only because of a reported tie or a scroll view's content.
  private func consequence(_ view: Int, _ open: [FrameCoordinate], _ cause: FrameCoordinate) -> LayoutIssue {
    let id = island.id(view)
    var issue = LayoutIssue(
      .ambiguous, view: id, axis: cause,
      message: "\(island.name(view)) has an ambiguous \(Wording.list(open.map(words))) because of the issues above")
    issue.isConsequence = true
    return issue
  }

  /// Lengths before positions, as the layout itself settles them.
  private mutating func settle(_ view: Int, _ coordinates: [FrameCoordinate]) {
    for coordinate in coordinates {
      let own = island.coordinate(coordinate, of: view) - island.frameOffset(coordinate, of: view)
      system.settle(island.variables.variable(view, coordinate), near: own)
    }
  }

  /// Two values of an open variable in different solutions: the evidence that it is not determined.
  ///
  /// If both targets are on one side of all solutions, the second value is searched for on either side of the first.
  private mutating func witness(_ variable: Variable, near first: Double, and second: Double) -> (Double, Double)? {
    guard witnessesLeft > 0, !system.isDetermined(variable) else { return nil }
    witnessesLeft -= 1
    let value = system.value(variable, settledNear: first)
    for target in [second, value + Self.step, value - Self.step] {
      let other = system.value(variable, settledNear: target)
      if abs(other - value) > SolvedSystem.tolerance { return (value, other) }
    }
    return nil
  }

  /// In points; large enough to be visible in a message.
  private static let step = 100.0

  /// Xcode's name for an ambiguous coordinate.
  private func words(_ coordinate: FrameCoordinate) -> String {
    switch coordinate {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width, .height: coordinate.rawValue
    }
  }

  private func either(_ values: (Double, Double)) -> String {
    let (low, high) = (min(values.0, values.1), max(values.0, values.1))
    return "\(Wording.points(low)) or \(Wording.points(high)) points"
  }
}
