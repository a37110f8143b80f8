import IBContent
import IBModel
import IBSource
import LinearSolver

/// Reports conflicts in the terms of the file: one issue for each minimal set of rows that contradict each other.
///
/// Steps: 1. the rows of a set become parties; several rows of one stack view or mask are one party; 2. only the first
/// set with the same parties is reported; 3. the message names the broken party and the parties that it conflicts with.
/// The row that was added last counts as broken. Rows are added in this order: minimum lengths, containers, masks,
/// stack views, constraints of the file in document order, intrinsic sizes. So a constraint breaks rather than the
/// frame that it refers to, and the later of two constraints breaks. Which one UIKit breaks is not documented.
struct ConflictIssues {
  let island: SolvedIsland
  private var scene: ResolvedScene { island.scene }
  /// The lengths that contents resist to fall below, by the variables of the lengths.
  private let contentLengths: [Variable: Double]
  /// The lengths that broken constraints of the document ask for, by the variables of the lengths.
  private let brokenLengths: [Variable: BrokenLength]

  init(island: SolvedIsland) {
    self.island = island
    let isNeeded = !island.solution.system.conflicts.isEmpty
    let preferences = isNeeded ? island.solution.system.rows.compactMap { ContentPreference($0, island.variables) } : []
    contentLengths = Dictionary(
      preferences.filter { !$0.isHugging && $0.priority >= Self.usualResistance }.map {
        ($0.variable, $0.intrinsicLength)
      },
      uniquingKeysWith: max)
    brokenLengths = Dictionary(
      island.solution.system.conflicts.compactMap { BrokenLength($0.rejected) }.map { ($0.variable, $0) },
      uniquingKeysWith: { $0.points < $1.points ? $1 : $0 })
  }

  /// A length that a broken constraint of the document asks for.
  private struct BrokenLength {
    let variable: Variable
    let points: Double
    /// The constraint.
    let id: String

    /// Nil if the row is not about one length, or limits it only from above.
    init?(_ row: LinearConstraint) {
      guard case .document(let id) = row.origin, row.expression.termCount == 1 else { return nil }
      let term = row.expression.term(0)
      let isLeast = term.coefficient > 0 ? row.relation != .lessThanOrEqual : row.relation != .greaterThanOrEqual
      guard isLeast, term.coefficient != 0 else { return nil }
      variable = term.variable
      points = -row.expression.constant / term.coefficient
      self.id = id
    }
  }

  /// The compression resistance of a new view (UIView.contentCompressionResistancePriority). A view with a lower one is
  /// meant to shrink.
  private static let usualResistance = 750.0

  func issues(_ conflicts: [RowConflict]) -> [LayoutIssue] {
    let factors = conflicts.prefix(Self.mostMeasured).map {
      CancellingCombination.factors(of: $0.members.map(\.expression))
    }
    let own = zip(conflicts, factors).map(shortage)
    var shortages = shortages(own)
    markShared(&shortages, conflicts)
    var reported: Set<[LinearConstraint.Origin]> = []
    return conflicts.enumerated().compactMap { place, conflict in
      let parties = parties(of: conflict)
      let isMeasured = factors.indices.contains(place)
      // On another screen, the other conflicts may be missing.
      let known = isMeasured ? [shortages[place], own[place]].compactMap(\.self) : []
      return reported.insert(parties).inserted
        ? issue(conflict, parties, known, isMeasured ? factors[place] : nil) : nil
    }
  }

  /// The largest number of parties that a message names besides the broken one. It counts the rest.
  private static let longestList = 3

  // MARK: - 1

  private func parties(of conflict: RowConflict) -> [LinearConstraint.Origin] {
    var seen: Set<LinearConstraint.Origin> = []
    return conflict.members.map(\.origin).filter { seen.insert($0).inserted }
  }

  // MARK: - 3

  private func issue(
    _ conflict: RowConflict, _ parties: [LinearConstraint.Origin], _ shortages: [Shortage], _ factors: [Double]?
  ) -> LayoutIssue {
    let constraints = parties.compactMap { party in
      if case .document(let id) = party { id } else { nil }
    }
    let view = scene.constraints.first { constraints.contains($0.id) }?.holder ?? parties.lazy.compactMap(view).first
    var issue = LayoutIssue(
      .conflict, view: view.map { scene.views[$0].id }, constraints: constraints,
      words: message(conflict, parties))
    issue.briefs = briefs(conflict, parties, shortages, factors)
    issue.parties = parties.map(party)
    issue.rejected = party(conflict.rejected.origin)
    issue.isDoubtful = parties.contains(where: isDoubtful) || miss(conflict.rejected) < Self.tolerance
    issue.restsOnScreen = parties.contains(where: restsOnScreen)
    if !issue.isDoubtful { issue.chain = shortages.first.flatMap { chain($0, of: conflict, issue.restsOnScreen) } }
    return issue
  }

  /// Which constraint breaks first, and which others it contradicts, differs between screens and between the conflicts of
  /// one screen. The container and the greatest length that it has to hold do not.
  private func chain(_ shortage: Shortage, of conflict: RowConflict, _ restsOnScreen: Bool) -> String? {
    guard shortage.miss == nil, let id = longest(of: shortage.constraints).first else { return nil }
    return "\(scene.views[shortage.container].id) \(id) \(restsOnScreen)"
  }

  private func party(_ origin: LinearConstraint.Origin) -> LayoutIssue.Party {
    if case .document(let id) = origin {
      return LayoutIssue.Party(id: id, words: words(for: origin).text, isOfFile: true)
    }
    let isStack = if case .stackView = origin { true } else { false }
    return LayoutIssue.Party(
      id: view(origin).map { scene.views[$0].id } ?? "", words: words(for: origin).text, isOfFile: isStack)
  }

  /// In points. A constraint that is missed by less looks right, and its numbers may be rounded.
  private static let tolerance = 1.0

  /// How far the layout misses a row, in points.
  private func miss(_ row: LinearConstraint) -> Double {
    let expression = row.expression
    let value = expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * island.solution.system.value(term.variable)
    }
    switch row.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  /// Whether a party is a size that an app may choose differently, the safe area of a controller that fills part of the
  /// screen, or a content size or baseline, which depends on Keyline's figures for fonts and controls.
  private func isDoubtful(_ party: LinearConstraint.Origin) -> Bool {
    switch party {
    case .container(let view): scene.views[view].kind.isCell || (view == island.variables.root && island.isSizedByApp)
    case .intrinsic: true
    // The default size class of such a view has no constraints. Which frame the view has in others is not known.
    case .autoresizing(let view): scene.views[view].isFixedFrame && isPlaced(view)
    case .document(let id):
      scene.constraints.contains { $0.id == id && ($0.usesBaseline || scene.isFreeform && $0.usesGuide) }
    default: false
    }
  }

  /// Whether constraints of this configuration place a view in its superview or among its siblings.
  private func isPlaced(_ view: Int) -> Bool {
    scene.constraints.contains { constraint in
      constraint.holder != view && (constraint.first == .view(view) || constraint.second == .view(view))
    }
  }

  private func restsOnScreen(_ party: LinearConstraint.Origin) -> Bool {
    switch party {
    case .container(let view): scene.views[view].role != .tableHeader && scene.views[view].role != .tableFooter
    case .length: true
    case .document(let id): hidesStatusBar && scene.constraints.contains { $0.id == id && $0.usesGuide }
    default: false
    }
  }

  /// Whether the controller has no status bar on the canvas, as if its app hides it.
  private var hidesStatusBar: Bool { scene.owner.hidesStatusBar }

  private func message(_ conflict: RowConflict, _ parties: [LinearConstraint.Origin]) -> Message {
    let rejected = words(for: conflict.rejected.origin)
    guard conflict.isContradiction else { return rejected + " has a value that no layout can satisfy" }
    guard parties.count > 1 else { return rejected + " contradicts itself" }
    let others = parties.filter { $0 != conflict.rejected.origin }
    let squeezed = others.lazy.compactMap { party in
      if case .length(let view) = party { view } else { nil }
    }.first
    if let squeezed {
      let rest = others.filter { $0 != .length(squeezed) }.map(shortWords)
      let together: Message =
        rest.isEmpty ? Message([]) : " (with " + Message.list(rest, atMost: Self.longestList) + ")"
      return rejected + " leaves no space for " + name(squeezed) + together
    }
    let own = shortWords(for: conflict.rejected.origin).text
    let rest = others.map { other in
      let words = shortWords(for: other)
      // The constraints of two labels with the same text have the same words.
      guard words.text == own, case .document(let id) = other else { return words }
      return words + " ('\(id.onOneLine)')"
    }
    return rejected + " conflicts with " + Message.list(rest, atMost: Self.longestList)
  }

  /// The same for one view, in several ways: each view without space, then the view of the broken constraint.
  private func briefs(
    _ conflict: RowConflict, _ parties: [LinearConstraint.Origin], _ shortages: [Shortage], _ factors: [Double]?
  ) -> [Finding.Layout.Brief] {
    if case .autoresizing(let view) = conflict.rejected.origin, parties.contains(.length(view)) {
      return [Finding.Layout.Brief(name(view) + " has no space left between the margins of its autoresizing mask")]
    }
    guard case .document(let id) = conflict.rejected.origin,
      let constraint = scene.constraints.first(where: { $0.id == id })
    else { return [] }
    let others = parties.filter { $0 != conflict.rejected.origin }
    // Which length is the longest may differ between screens.
    let ways = (shortages.isEmpty ? [nil] : shortages.map(\.self)).flatMap { [($0, true), ($0, false)] }
    let own: [Message] = ways.flatMap { shortage, namesLongest in
      // The sentence about the broken constraint names it already.
      let isNamed = shortage.map { longest(of: $0.constraints).first == id } ?? false
      let rest = words(for: shortage, of: parties, namesLongest: namesLongest && !isNamed)
      let whole = words(for: shortage, of: parties, namesLongest: namesLongest, measuresShares: true)
      return squeezed(conflict, constraint, among: others, whole)
        + [broken(conflict, constraint, among: others, shortage, factors, rest)].compactMap(\.self)
    }
    return shortages.prefix(1).compactMap(tied) + own.map { Finding.Layout.Brief($0, constraint: id) }
      + shortages.flatMap(tooSmall)
  }

  /// The sentence for the content of a scroll view that a constraint ties to something outside, so that it cannot be longer
  /// than the container; nil for another conflict.
  private func tied(_ shortage: Shortage) -> Finding.Layout.Brief? {
    guard shortage.points > 0 else { return nil }
    let ids = Set(shortage.constraints)
    for constraint in scene.constraints where ids.contains(constraint.id) {
      guard constraint.firstAttribute.axis == shortage.axis, let second = constraint.second else { continue }
      let ends = [constraint.first, second].map(place)
      for (inner, outer) in [(ends[0], ends[1]), (ends[1], ends[0])] {
        guard let scroller = scene.views[inner].parent.flatMap({ scene.nearest(from: $0) { $0.kind == .scrollView } }),
          scroller != outer, !scene.isInside(outer, scroller)
        else { continue }
        let length = shortage.axis.length.rawValue
        return Finding.Layout.Brief(
          name(scroller)
            + " has content that needs \(points: shortage.points, "lacks") pt more \(length), but cannot scroll: "
            + shortWords(for: .document(constraint.id)) + " ties the content to the screen", constraint: constraint.id)
      }
    }
    return nil
  }

  /// The view of an item, or the view with the guide.
  private func place(of item: ResolvedConstraint.Item) -> Int {
    switch item {
    case .view(let view), .guide(_, of: let view): view
    }
  }

  /// The most views without space for which there is a sentence. On other screens another one may be the first.
  private static let mostSqueezed = 5

  /// The constraints that leave views no space, one sentence for each view; empty if the conflict is not about the length
  /// of a view.
  ///
  /// - Parameter need: the words for more parties than a line can name.
  private func squeezed(
    _ conflict: RowConflict, _ constraint: ResolvedConstraint, among others: [LinearConstraint.Origin],
    _ need: Message
  ) -> [Message] {
    // The conflict may contain several lengths. People notice the views whose length becomes zero.
    let length = constraint.firstAttribute.axis.length
    let lengths = others.compactMap { if case .length(let view) = $0 { view } else { nil } }
    let flat = lengths.lazy.filter { view in
      island.coordinate(length, of: view) < Self.tolerance && showsSomething(view)
    }.prefix(Self.mostSqueezed)
    let own = lengths.count == 1 ? lengths.first { [constraint.first, constraint.second].contains(.view($0)) } : nil
    // Readers know that a container has a size and a stack view an arrangement.
    let rest = others.filter { if case .document = $0 { true } else { false } }.map(shortWords)
    let ends = Set(
      conflict.members.compactMap { row -> ResolvedConstraint? in
        guard case .document(let id) = row.origin else { return nil }
        return scene.constraints.first { $0.id == id }
      }.flatMap { [$0.first, $0.second].compactMap(\.self) })
    let squeezed = (flat.isEmpty ? [own].compactMap(\.self) : Array(flat)).map { stack(around: $0, besides: ends) }
    return squeezed.map { view in
      if rest.count >= Self.longestList { return name(view) + " has no space left: " + need }
      let all = Message.list([shortWords(for: conflict.rejected.origin)] + rest, atMost: Self.longestList)
      let which = ["", "both "].dropFirst(rest.count).first ?? "all "
      return name(view) + " has no space left: " + all + " cannot \(which)be satisfied"
    }
  }

  /// The view, or the stack view around it if only that has constraints in the conflict: it squeezes all its views.
  private func stack(around view: Int, besides ends: Set<ResolvedConstraint.Item>) -> Int {
    var view = view
    while !ends.contains(.view(view)), scene.views[view].role == .arranged, let parent = scene.views[view].parent {
      view = parent
    }
    return view
  }

  /// Whether people would see that a view is gone: it or a view in it draws something, unlike an empty label, or a
  /// view that only contains others.
  private func showsSomething(_ view: Int) -> Bool {
    var waiting = [view]
    while let next = waiting.popLast() {
      let resolved = scene.views[next]
      switch resolved.kind {
      case .label where !resolved.hasText: continue
      case .view, .stackView:
        if resolved.customClass != nil || resolved.isOpaque { return true }
        waiting += resolved.children.filter { scene.views[$0].isInstalled && !scene.views[$0].isHidden }
      default: return true
      }
    }
    return false
  }

  /// The length that a view has instead of that of its constraint, or the constraint that breaks.
  ///
  /// - Parameter need: the words for more parties than a line can name.
  private func broken(
    _ conflict: RowConflict, _ constraint: ResolvedConstraint, among others: [LinearConstraint.Origin],
    _ shortage: Shortage?, _ factors: [Double]?, _ need: Message
  ) -> Message? {
    guard let view = subject(of: constraint) else { return nil }
    guard constraint.second == nil, let coordinate = FrameCoordinate(rawValue: constraint.firstAttribute.rawValue)
    else {
      if others.isEmpty {
        let condition = constraint.usesGuide ? " where the safe area has an inset" : ""
        return shortWords(for: conflict.rejected.origin) + " cannot be satisfied\(condition)"
      }
      var broken = name(view) + " breaks " + shortWords(for: conflict.rejected.origin)
      if let miss = shortage?.miss { broken = broken + " by \(points: miss, "misses") pt" }
      if others.count > Self.longestList { return broken + ": " + need }
      return broken + ", which conflicts with "
        + Message.list(others.map(shortWords), atMost: Self.longestList)
    }
    let relation: String
    switch constraint.relation {
    case .equal: relation = ""
    case .lessThanOrEqual: relation = "at most "
    case .greaterThanOrEqual: relation = "at least "
    }
    let broken =
      name(view) + " cannot keep its \(coordinate.rawValue) of \(relation)\(points: constraint.constant, "asks"): "
    // If other views ask for the rest too, this view does not get all of it.
    let isWished = shortage?.miss == nil && conflict.members.contains { wish($0) != nil }
    if let shortage, shortage.isShared && shortage.points > 0 || isWished {
      return broken + need
    }
    let left = lengthLeft(conflict, factors, coordinate, of: view) ?? island.coordinate(coordinate, of: view)
    return broken + "the other constraints leave \(points: left, "gets") pt"
  }

  /// The view of a constraint that people see change: not the root, where the constraint has another view.
  private func subject(of constraint: ResolvedConstraint) -> Int? {
    guard case .view(let first) = constraint.first else { return nil }
    if case .root = scene.views[first].role, case .view(let second)? = constraint.second { return second }
    return first
  }

  // MARK: - Shortages

  private struct Shortage {
    /// How many points the container is too small; negative if it is too large.
    let points: Double
    /// A view, and the axis on which it is too small.
    let container: Int
    let axis: Axis
    /// If constraints take shares of the container, or center a view in a container that is too large, people see fewer
    /// points: those by which the broken constraint misses its length or position.
    let miss: Double?
    /// The constraints that together have the shortage.
    let constraints: [String]
    /// How many views the shortage includes that get no length, but have a content.
    let contents: Int
    /// Whether other constraints break because of the same shortage. The broken one then misses only a part of it.
    var isShared = false

    /// What two shortages of one kind in one container and axis may share: a constraint.
    struct Share: Hashable {
      let container: Int
      let axis: Axis
      let isExcess: Bool
      let constraint: String
    }

    var shares: [Share] {
      constraints.map { Share(container: container, axis: axis, isExcess: points < 0, constraint: $0) }
    }
  }

  /// More conflicts would not help a reader, and measuring each takes time.
  private static let mostMeasured = 100

  /// Where conflicts share constraints, people notice the largest shortage, or the largest excess.
  ///
  /// - Parameter own: the shortage of each conflict; nil for a conflict without a container.
  private func shortages(_ own: [Shortage?]) -> [Shortage?] {
    var largest: [Shortage.Share: Shortage] = [:]
    for shortage in own.compactMap(\.self) {
      for share in shortage.shares where abs(shortage.points) > abs(largest[share]?.points ?? 0) {
        largest[share] = shortage
      }
    }
    return own.map { shortage in
      shortage.map { own in
        let most = own.shares.compactMap { largest[$0] }.max { abs($0.points) < abs($1.points) } ?? own
        return Shortage(
          points: most.points, container: own.container, axis: own.axis, miss: own.miss,
          constraints: most.constraints, contents: most.contents)
      }
    }
  }

  /// Marks the shortages of conflicts that share a constraint with a conflict in which another length is broken.
  private func markShared(_ shortages: inout [Shortage?], _ conflicts: [RowConflict]) {
    let ids = conflicts.prefix(shortages.count).map { conflict in
      Set(conflict.members.compactMap { if case .document(let id) = $0.origin { id } else { nil } })
    }
    var broken: [String: Int] = [:]
    for (conflict, ids) in zip(conflicts, ids) where BrokenLength(conflict.rejected) != nil {
      for id in ids { broken[id, default: 0] += 1 }
    }
    for (place, ids) in ids.enumerated() where ids.contains(where: { broken[$0] ?? 0 > 1 }) {
      shortages[place]?.isShared = true
    }
  }

  /// In one combination of the rows of a minimal conflict, all variables cancel. The constants that remain, divided by
  /// the factor of the row for the container's width or height, are the shortage. If several containers have such a
  /// row, the first that is too small counts. A view that gets no length counts with the one that it asks for.
  private func shortage(_ conflict: RowConflict, _ factors: [Double]?) -> Shortage? {
    guard let factors else { return nil }
    let rest = zip(factors, conflict.members).reduce(0) { $0 + $1.0 * constant(of: $1.1) }
    let broken = zip(conflict.members, factors).first { $0.0.origin == conflict.rejected.origin }?.1 ?? 0
    let ids = conflict.members.compactMap { row in
      if case .document(let id) = row.origin { id } else if case .broken(let id, _)? = wish(row) { id } else { nil }
    }
    let contents = conflict.members.count { if case .content? = wish($0) { true } else { false } }
    let takesShare = containsShare(ids)
    let all = zip(conflict.members, factors).compactMap { row, factor -> Shortage? in
      guard case .container(let view) = row.origin, row.expression.constant != 0,
        abs(factor) > CancellingCombination.least
      else { return nil }
      // The row is the length's variable minus the length, or the negative of that.
      let axis: Axis = row.expression.term(0).variable == island.variables.width(view) ? .horizontal : .vertical
      let unit = takesShare ? unit(conflict.members, factors, axis) : 0
      // A larger container would ask for more, too. People add up what it asks for now.
      let whole = abs(factor) < Self.lessThanWhole * unit ? (factor < 0 ? -unit : unit) : factor
      let points = row.expression.constant < 0 ? rest / whole : -rest / whole
      let isMissed = whole != factor || points < 0 && centers(ids)
      let miss = isMissed && abs(broken) > CancellingCombination.least ? abs(rest / broken) : nil
      return Shortage(
        points: points, container: view, axis: axis, miss: miss, constraints: ids, contents: contents)
    }
    return all.first { $0.points > 0 } ?? all.first
  }

  /// A length that a view asks for and does not get, so that only its least length, 0, is part of a conflict.
  private enum Wish {
    case broken(constraint: String, points: Double)
    case content(points: Double)

    var points: Double {
      switch self {
      case .broken(_, let points), .content(let points): points
      }
    }
  }

  /// The kinds of views whose content has a length that code seldom changes by much.
  private static let contents: Set<ViewKind> = [.label, .button, .textField, .segmentedControl, .switch, .stepper]

  /// Nil for a row that is not the least length of a view, and for a view that asks for none.
  private func wish(_ row: LinearConstraint) -> Wish? {
    guard case .length(let view) = row.origin, row.expression.termCount == 1 else { return nil }
    let variable = row.expression.term(0).variable
    if let broken = brokenLengths[variable] { return .broken(constraint: broken.id, points: broken.points) }
    guard Self.contents.contains(scene.views[view].kind), let points = contentLengths[variable], points > 0 else {
      return nil
    }
    return .content(points: points)
  }

  /// The constant of a row; for the least length of a view, with the length that the view asks for instead of 0.
  private func constant(of row: LinearConstraint) -> Double {
    guard let wish = wish(row) else { return row.expression.constant }
    return row.expression.constant - row.expression.term(0).coefficient * wish.points
  }

  /// Whether a constraint of a conflict takes a share of a length of the same axis.
  private func containsShare(_ ids: [String]) -> Bool {
    scene.constraints.contains { constraint in
      constraint.multiplier != 1 && constraint.second != nil
        && constraint.secondAttribute.rawValue == constraint.firstAttribute.axis.length.rawValue
        && ids.contains(constraint.id)
    }
  }

  /// Whether a constraint of a conflict is about the center of a view.
  private func centers(_ ids: [String]) -> Bool {
    scene.constraints.contains { constraint in
      ids.contains(constraint.id)
        && [constraint.firstAttribute, constraint.secondAttribute].contains { $0 == .centerX || $0 == .centerY }
    }
  }

  /// A part of a whole, below 1 because factors are rounded. Chosen, not measured.
  private static let lessThanWhole = 0.99

  /// The least factor of a row of the axis that adds lengths and distances, or of any row if there is none. If the factor of
  /// the container's row is smaller, the conflict takes a share of the container, so that a larger one asks for more.
  private func unit(_ rows: [LinearConstraint], _ factors: [Double], _ axis: Axis) -> Double {
    let lengths = Set(
      island.members.flatMap { view in
        [axis.position, axis.length].map { island.variables.variable(view, $0) }
          + [island.variables.content(view, axis)]
          .compactMap(\.self)
      })
    let weights = zip(rows, factors).filter { row, factor in
      if case .container = row.origin { return false }
      return abs(factor) > CancellingCombination.least
        && row.expression.terms.contains { lengths.contains($0.variable) }
    }
    let sums = weights.filter { row, _ in
      row.expression.termCount > 1 && row.expression.terms.allSatisfy { abs($0.coefficient) == 1 }
    }
    return (sums.isEmpty ? weights : sums).map { abs($0.1) }.min() ?? 0
  }

  /// The words for a conflict with more parties than a line can name, such as `12 constraints need 37 pt more than the
  /// screen has`.
  private func words(
    for shortage: Shortage?, of parties: [LinearConstraint.Origin], namesLongest: Bool, measuresShares: Bool = false
  ) -> Message {
    guard let shortage, shortage.miss == nil || measuresShares && shortage.points > 0 else {
      let constraints = parties.filter { if case .document = $0 { true } else { false } }
      if constraints.count == 2 {
        return Message.list(constraints.map(shortWords), atMost: 2) + " cannot both be satisfied"
      }
      return counted(constraints.count) + " cannot all be satisfied"
    }
    let (points, view) = (shortage.points, shortage.container)
    let contents = shortage.contents > 0 ? " and \(Wording.count(shortage.contents, "view"))" : ""
    let start = counted(shortage.constraints.count) + Message([.words(contents + " ")])
    let need =
      points > 0
      ? start + "need \(points: points, "lacks") pt more than "
      : start + "need \(points: -points, "exceeds") pt less than "
    let container: Message = if case .root = scene.views[view].role { "the screen" } else { name(view) }
    let longest = namesLongest && points > 0 ? longest(of: shortage.constraints).first.map(longestWords) : nil
    return need + container + " has" + (longest ?? Message([]))
  }

  /// The container that is too small or too large, for screens on which the constraints of a chain break differently, each time
  /// with another of the longest; empty if only the broken constraint has a length.
  private func tooSmall(_ shortage: Shortage) -> [Finding.Layout.Brief] {
    let longest = longest(of: shortage.constraints)
    guard shortage.miss == nil, let first = longest.first else { return [] }
    let isVertical = shortage.axis == .vertical
    if shortage.points < 0 {
      let words =
        name(shortage.container) + " is \(points: -shortage.points, "exceeds") pt too "
        + (isVertical ? "high" : "wide") + " for its constraints"
      return [Finding.Layout.Brief(words, constraint: first)]
    }
    let words =
      name(shortage.container) + " is \(points: shortage.points, "lacks") pt too "
      + (isVertical ? "short" : "narrow") + " for its constraints"
    let endings =
      [(first, longestWords(first))]
      + longest.map { ($0, "; one of the longest is " + shortWords(for: .document($0))) } + [(first, Message([]))]
    return endings.map { Finding.Layout.Brief(words + $1, constraint: $0) }
  }

  private func longestWords(_ constraint: String) -> Message {
    "; the longest is " + shortWords(for: .document(constraint))
  }

  /// The number of constraints, which may differ between screens.
  private func counted(_ constraints: Int) -> Message {
    constraints == 1 ? "1 constraint" : "\(points: Double(constraints), "constraints") constraints"
  }

  /// The ids of the constraints that ask for the greatest lengths or distances, the greatest first.
  private func longest(of ids: [String]) -> [String] {
    let ids = Set(ids)
    let all = scene.constraints.filter { ids.contains($0.id) && $0.relation != .lessThanOrEqual }.enumerated().map {
      (id: $1.id, points: asked(by: $1), place: $0)
    }
    return all.filter { $0.points != 0 }.sorted { ($0.points, $1.place) > ($1.points, $0.place) }
      .prefix(Self.mostLongest).map(\.id)
  }

  /// The number of constraints among which one is that of all screens. Chosen, not measured.
  private static let mostLongest = 3

  /// The length or distance that a constraint asks for, in points: for one that compares two lengths, with the other one in the
  /// layout.
  private func asked(by constraint: ResolvedConstraint) -> Double {
    guard case .view(let other)? = constraint.second, !fills(constraint, other),
      let length = FrameCoordinate(rawValue: constraint.secondAttribute.rawValue), [.width, .height].contains(length)
    else { return abs(constraint.constant) }
    return abs(constraint.multiplier * island.coordinate(length, of: other) + constraint.constant)
  }

  /// Whether a constraint makes a view as long as one around it, so that it asks for no more than the container has.
  private func fills(_ constraint: ResolvedConstraint, _ other: Int) -> Bool {
    guard case .view(let view) = constraint.first else { return false }
    return constraint.multiplier == 1 && scene.isInside(view, other)
  }

  /// The length that the other constraints of a conflict leave a view, in points; nil if they do not determine one.
  private func lengthLeft(
    _ conflict: RowConflict, _ factors: [Double]?, _ coordinate: FrameCoordinate, of view: Int
  ) -> Double? {
    let broken = conflict.rejected.expression
    guard broken.termCount == 1, let factors,
      let factor = zip(conflict.members, factors).first(where: { $0.0.origin == conflict.rejected.origin })?.1,
      abs(factor) > CancellingCombination.least
    else { return nil }
    // If the other rows hold exactly, this row misses by the sum of all constants, weighted with the factors.
    let rest = zip(factors, conflict.members).reduce(0) { $0 + $1.0 * $1.1.expression.constant }
    let length = (rest / factor - broken.constant) / broken.term(0).coefficient
    return length + island.frameOffset(coordinate, of: view)
  }

  // MARK: - Words

  private func view(_ party: LinearConstraint.Origin) -> Int? {
    switch party {
    case .document: nil
    case .autoresizing(let view), .intrinsic(let view), .stackView(let view), .container(let view), .length(let view):
      view
    }
  }

  /// The constraint's words without "constraint", which the message has already used.
  private func shortWords(for party: LinearConstraint.Origin) -> Message {
    guard case .document(let id) = party, let constraint = scene.document.constraint(id) else {
      return words(for: party)
    }
    return "\(id, named: scene.document.words(for: constraint))" + constantHere(id)
  }

  /// The name of a constraint shows the constant in the file, which a variation may replace.
  private func constantHere(_ id: String) -> Message {
    guard let here = scene.constraints.first(where: { $0.id == id }), here.hasOtherConstant else { return Message([]) }
    return " (here \(points: here.constant, "here"))"
  }

  private func name(_ view: Int) -> Message { "\(scene.views[view].id, named: island.name(view))" }

  private func words(for party: LinearConstraint.Origin) -> Message {
    switch party {
    case .document(let id): return "\(id, named: scene.document.name(of: id))" + constantHere(id)
    case .autoresizing(let view): return "the autoresizing mask of " + name(view)
    case .intrinsic(let view): return "the intrinsic content size of " + name(view)
    case .stackView(let view): return "the arrangement of " + name(view)
    case .container(let view):
      switch scene.views[view].role {
      case .root: return "the size of the screen"
      case .tableHeader, .tableFooter:
        let place = scene.views[view].role == .tableHeader ? "header" : "footer"
        let height = scene.views[view].storedFrame?.height ?? 0
        return "the height \(points: height, "height") of the table's \(place)"
      default: return "the size of " + name(view)
      }
    case .length(let view): return "the length of " + name(view) + ", which cannot be negative"
    }
  }
}
