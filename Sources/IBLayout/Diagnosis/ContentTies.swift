import IBModel
import IBSource
import LinearSolver

/// A view's preference to be no larger, or no smaller, than its content.
struct ContentPreference {
  let view: Int
  let axis: Axis
  /// Whether the priority is for content hugging; otherwise, it is for compression resistance.
  let isHugging: Bool
  let priority: Double
  let variable: Variable
  /// The length of the alignment rect, in points.
  let intrinsicLength: Double

  /// Nil for a row of another kind, or a required row.
  init?(_ row: LinearConstraint, _ variables: IslandVariables) {
    guard case .intrinsic(let view) = row.origin, row.priority < Solver.required,
      row.expression.termCount > 0
    else { return nil }
    let variable = row.expression.term(0).variable
    self.view = view
    axis = variable == variables.width(view) ? .horizontal : .vertical
    isHugging = row.relation == .lessThanOrEqual
    priority = row.priority
    self.variable = variable
    intrinsicLength = -row.expression.constant
  }

  /// How far a length deviates from the preference, in points.
  func miss(_ length: Double) -> Double {
    max(0, isHugging ? length - intrinsicLength : intrinsicLength - length)
  }

  /// The length with the largest deviation is the one nearest to this.
  var farthest: Double { isHugging ? intrinsicLength + Self.excess : 0 }

  /// In points; larger than any screen.
  private static let excess = 10_000.0
}

/// Views that compete for the same space with equal priorities, so priorities do not decide.
struct ContentTie {
  /// At least two preferences of one axis and priority, in document order.
  let rivals: [ContentPreference]
  /// The possible lengths of the first rival's alignment rect, in points.
  let range: (Double, Double)

  var axis: Axis { rivals[0].axis }

  /// The largest number of views that a message names. It counts the rest.
  private static let longestList = 4

  func issue(in island: SolvedIsland) -> LayoutIssue {
    let first = rivals[0]
    let each = island.names(rivals.map(\.view))
    let names = Wording.list(each, atMost: Self.longestList)
    let isHugging = rivals.allSatisfy(\.isHugging)
    let isCompression = rivals.allSatisfy { !$0.isHugging }
    let kind = isHugging ? "content hugging" : isCompression ? "content compression resistance" : "content"
    let offset = island.frameOffset(axis.length, of: first.view)
    let (low, high) = (range.0 + offset, range.1 + offset)
    let message =
      "\(names) have the same \(kind) priority \(Wording.points(first.priority)) and compete for "
      + "\(axis.length.rawValue): the \(axis.length.rawValue) of \(each[0]) can be \(Wording.points(low)) or "
      + "\(Wording.points(high)) points"
    var issue = LayoutIssue(.tie, view: island.id(first.view), axis: axis.length, message: message)
    issue.parties = rivals.map {
      LayoutIssue.Party(id: island.id($0.view), words: "the content of \(island.name($0.view))")
    }
    issue.isDoubtful = island.isSizedByApp || rivals.contains { island.scene.views[$0.view].customClass != nil }
    return issue
  }
}

/// Finds ties of content priorities in the solutions that a system leaves open.
///
/// If views compete for the same space at one priority, the sum of their deviations is the same in every best solution,
/// and any single view may take all of it. Steps: 1. for each preference with an open length, the solution with its
/// largest deviation is found; a preference without any deviation is not in a tie; 2. the other preferences of the same
/// axis and priority that this solution determines compete with it. A view with only one such preference is open for
/// another reason.
struct ContentTies {
  let island: SolvedIsland

  /// The ties in the order of their first rivals. Each view is in at most one tie for each axis. At most `limit`
  /// preferences are examined.
  func ties(in system: SolvedSystem, limit: Int) -> [ContentTie] {
    let open = system.rows.compactMap { ContentPreference($0, island.variables) }
      .filter { !system.isDetermined($0.variable) }
    guard open.count > 1 else { return [] }
    // 1.
    let missed = open.prefix(limit).compactMap { preference -> (preference: ContentPreference, most: Double)? in
      let most = system.value(preference.variable, settledNear: preference.farthest)
      return preference.miss(most) > SolvedSystem.tolerance ? (preference, most) : nil
    }
    // 2.
    var ties: [ContentTie] = []
    var taken: Set<Variable> = []
    for (preference, most) in missed where !taken.contains(preference.variable) {
      var others = missed.map(\.preference).filter { other in
        other.axis == preference.axis && other.priority == preference.priority && other.variable != preference.variable
          && !taken.contains(other.variable)
      }
      guard !others.isEmpty else { continue }
      var solution = system
      solution.settle(preference.variable, near: preference.farthest)
      others.removeAll { !solution.isDetermined($0.variable) }
      guard !others.isEmpty else { continue }
      let least = system.value(preference.variable, settledNear: preference.intrinsicLength)
      let range = Self.ordered(least, most)
      ties.append(ContentTie(rivals: [preference] + others, range: range))
      taken.insert(preference.variable)
      for other in others { taken.insert(other.variable) }
    }
    return ties
  }

  private static func ordered(_ a: Double, _ b: Double) -> (Double, Double) { (min(a, b), max(a, b)) }
}
