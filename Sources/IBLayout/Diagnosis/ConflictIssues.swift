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
  private let island: SolvedIsland
  private let words: ConflictWords
  private var scene: ResolvedScene { island.scene }

  init(island: SolvedIsland) {
    self.island = island
    words = ConflictWords(island: island)
  }

  func issues(_ conflicts: [RowConflict]) -> [LayoutIssue] {
    if conflicts.isEmpty { return [] }
    var reported: Set<[LinearConstraint.Origin]> = []
    return zip(conflicts, ShortageMeter(island: island).measures(of: conflicts)).compactMap { conflict, measure in
      let parties = parties(of: conflict)
      return reported.insert(parties).inserted ? issue(conflict, parties, measure) : nil
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
    _ conflict: RowConflict, _ parties: [LinearConstraint.Origin], _ measure: ShortageMeter.Measure
  ) -> LayoutIssue {
    let constraints = parties.compactMap { party in
      if case .document(let id) = party { id } else { nil }
    }
    let view = scene.constraints.first { constraints.contains($0.id) }?.holder ?? parties.lazy.compactMap(\.view).first
    var issue = LayoutIssue(
      .conflict, view: view.map { scene.views[$0].id }, constraints: constraints,
      words: message(conflict, parties))
    issue.briefs = briefs(conflict, parties, measure)
    issue.parties = parties.map(party)
    issue.rejected = party(conflict.rejected.origin)
    let miss = miss(conflict.rejected)
    issue.isDoubtful = parties.contains(where: isDoubtful) || miss < Self.tolerance
    issue.isSlight = miss <= Self.tolerance + Self.rounding
    issue.restsOnScreen = parties.contains(where: restsOnScreen)
    if !issue.isDoubtful {
      issue.chain = measure.shortage.flatMap { chain($0, of: conflict, issue.restsOnScreen) }
    }
    return issue
  }

  /// Which constraint breaks first, and which others it contradicts, differs between screens and between the conflicts of
  /// one screen. The container and the greatest length that it has to hold do not.
  private func chain(_ shortage: ConflictShortage, of conflict: RowConflict, _ restsOnScreen: Bool) -> String? {
    guard shortage.miss == nil, let id = words.longest(of: shortage.constraints).first else { return nil }
    return "\(scene.views[shortage.container].id) \(id) \(restsOnScreen)"
  }

  private func party(_ origin: LinearConstraint.Origin) -> LayoutIssue.Party {
    if case .document(let id) = origin {
      return LayoutIssue.Party(id: id, words: words.full(origin).text, isOfFile: true)
    }
    let isStack = if case .stackView = origin { true } else { false }
    return LayoutIssue.Party(
      id: origin.view.map { scene.views[$0].id } ?? "", words: words.full(origin).text, isOfFile: isStack)
  }

  /// In points. A constraint that is missed by less looks right, and its numbers may be rounded.
  private static let tolerance = 1.0

  private static let rounding = 0.001

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
    case .container(let view):
      scene.views[view].kind.isCell || view == island.variables.root && island.isSizedByApp
        || isTableEnd(view) && scene.views[view].customClass != nil
    // No code replaces the image of a launch screen.
    case .intrinsic(let view):
      !(scene.document.header.launchScreen && scene.views[view].kind == .imageView
        && !island.unknownSizes.contains(view))
    // The default size class of such a view has no constraints. Which frame the view has in others is not known.
    case .autoresizing(let view): scene.views[view].isFixedFrame && isPlaced(view)
    case .document(let id):
      scene.constraints.contains {
        $0.id == id && ($0.usesBaseline || scene.isFreeform && $0.usesGuide || usesOwnMarginsOfCell($0))
      }
    default: false
    }
  }

  /// Whether a constraint uses the margins that the file gives the content view of a cell. Xcode's canvas has them, but a
  /// table may give the view those of the cell.
  private func usesOwnMarginsOfCell(_ constraint: ResolvedConstraint) -> Bool {
    [(constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute)].contains {
      item, attribute in
      guard case .view(let view)? = item, attribute.isRelativeToMargins else { return false }
      return scene.views[view].role == .contentView && scene.views[view].margins != nil
    }
  }

  private func isTableEnd(_ view: Int) -> Bool { [.tableHeader, .tableFooter].contains(scene.views[view].role) }

  /// Whether constraints of this configuration place a view in its superview or among its siblings.
  private func isPlaced(_ view: Int) -> Bool {
    scene.constraints.contains { constraint in
      constraint.holder != view && (constraint.first == .view(view) || constraint.second == .view(view))
    }
  }

  private func restsOnScreen(_ party: LinearConstraint.Origin) -> Bool {
    switch party {
    case .container(let view): !isTableEnd(view)
    case .length: true
    case .document(let id): hidesStatusBar && scene.constraints.contains { $0.id == id && $0.usesGuide }
    default: false
    }
  }

  /// Whether the controller has no status bar on the canvas, as if its app hides it.
  private var hidesStatusBar: Bool { scene.owner.hidesStatusBar }

  private func message(_ conflict: RowConflict, _ parties: [LinearConstraint.Origin]) -> Message {
    let rejected = words.full(conflict.rejected.origin)
    guard conflict.isContradiction else { return rejected + " has a value that no layout can satisfy" }
    guard parties.count > 1 else { return rejected + " contradicts itself" }
    let others = parties.filter { $0 != conflict.rejected.origin }
    let squeezed = others.lazy.compactMap { party in
      if case .length(let view) = party { view } else { nil }
    }.first
    if let squeezed {
      let rest = others.filter { $0 != .length(squeezed) }.map(words.short)
      let together: Message =
        rest.isEmpty ? Message([]) : " (with " + Message.list(rest, atMost: Self.longestList) + ")"
      return rejected + " leaves no space for " + words.name(squeezed) + together
    }
    let own = words.short(conflict.rejected.origin).text
    let rest = others.map { other in
      let words = words.short(other)
      // The constraints of two labels with the same text have the same words.
      guard words.text == own, case .document(let id) = other else { return words }
      return words + " ('\(id.onOneLine)')"
    }
    return rejected + " conflicts with " + Message.list(rest, atMost: Self.longestList)
  }

  /// The same for one view, in several ways: each view without space, then the view of the broken constraint.
  private func briefs(
    _ conflict: RowConflict, _ parties: [LinearConstraint.Origin], _ measure: ShortageMeter.Measure
  ) -> [Finding.Layout.Brief] {
    if case .autoresizing(let view) = conflict.rejected.origin, parties.contains(.length(view)) {
      return [
        Finding.Layout.Brief(words.name(view) + " has no space left between the margins of its autoresizing mask")
      ]
    }
    guard case .document(let id) = conflict.rejected.origin,
      let constraint = scene.constraints.first(where: { $0.id == id })
    else { return [] }
    let others = parties.filter { $0 != conflict.rejected.origin }
    let shortage = measure.shortage
    // The sentence about the broken constraint names it already.
    let isNamed = shortage.map { words.longest(of: $0.constraints).first == id } ?? false
    // Which length is the longest may differ between screens.
    let own: [Message] = [true, false].flatMap { namesLongest in
      let rest = need(of: shortage, from: parties, namesLongest: namesLongest && !isNamed)
      let whole = need(of: shortage, from: parties, namesLongest: namesLongest, measuresShares: true)
      return squeezed(conflict, constraint, among: others, whole)
        + broken(conflict, constraint, among: others, measure, rest)
    }
    return (shortage.flatMap(tied).map { [$0] } ?? []) + own.map { Finding.Layout.Brief($0, constraint: id) }
      + (shortage.map(tooSmall) ?? [])
  }

  /// The sentence for the content of a scroll view that a constraint ties to something outside, so that it cannot be longer
  /// than the container; nil for another conflict, if several constraints tie it, and for a centered content.
  private func tied(_ shortage: ConflictShortage) -> Finding.Layout.Brief? {
    guard shortage.points > 0 else { return nil }
    let ids = Set(shortage.constraints)
    let own = scene.constraints.filter { ids.contains($0.id) && $0.firstAttribute.axis == shortage.axis }
    let ties = own.compactMap { constraint in scroller(tiedBy: constraint).map { (scroller: $0, id: constraint.id) } }
    guard let tie = ties.first, ties.count == 1, !own.contains(where: \.isOfCenter) else { return nil }
    return Finding.Layout.Brief(
      words.name(tie.scroller)
        + " has content that needs \(points: shortage.points, "lacks") pt more \(shortage.axis.length.rawValue), but cannot "
        + "scroll: " + words.short(.document(tie.id)) + " ties the content to the screen", constraint: tie.id)
  }

  /// The scroll view whose content a constraint ties to something outside it.
  private func scroller(tiedBy constraint: ResolvedConstraint) -> Int? {
    guard let second = constraint.second else { return nil }
    let ends = [constraint.first, second].map(place)
    return [(ends[0], ends[1]), (ends[1], ends[0])].lazy.compactMap { inner, outer in
      let scroller = scene.views[inner].parent.flatMap { scene.nearest(from: $0) { $0.kind == .scrollView } }
      return scroller.flatMap { $0 == outer || scene.isInside(outer, $0) ? nil : $0 }
    }.first
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
    let rest = others.filter { if case .document = $0 { true } else { false } }.map(words.short)
    let ends = Set(
      conflict.members.compactMap { row -> ResolvedConstraint? in
        guard case .document(let id) = row.origin else { return nil }
        return scene.constraints.first { $0.id == id }
      }.flatMap { [$0.first, $0.second].compactMap(\.self) })
    let squeezed = (flat.isEmpty ? [own].compactMap(\.self) : Array(flat)).map { stack(around: $0, besides: ends) }
    return squeezed.map { view in
      if rest.count >= Self.longestList { return words.name(view) + " has no space left: " + need }
      let all = Message.list([words.short(conflict.rejected.origin)] + rest, atMost: Self.longestList)
      let which = ["", "both "].dropFirst(rest.count).first ?? "all "
      return words.name(view) + " has no space left: " + all + " cannot \(which)be satisfied"
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

  /// The length that a view has instead of that of its constraint, or the constraint that breaks; the best sentence first.
  ///
  /// - Parameter need: the words for more parties than a line can name.
  private func broken(
    _ conflict: RowConflict, _ constraint: ResolvedConstraint, among others: [LinearConstraint.Origin],
    _ measure: ShortageMeter.Measure, _ need: Message
  ) -> [Message] {
    guard let view = subject(of: constraint) else { return [] }
    guard constraint.second == nil, let coordinate = FrameCoordinate(rawValue: constraint.firstAttribute.rawValue)
    else {
      if others.isEmpty {
        let condition = constraint.usesGuide ? " where the safe area has an inset" : ""
        return [words.short(conflict.rejected.origin) + " cannot be satisfied\(condition)"]
      }
      let broken = words.name(view) + " breaks " + words.short(conflict.rejected.origin)
      let reason =
        others.count > Self.longestList
        ? ": " + need
        : ", which conflicts with " + Message.list(others.map(words.short), atMost: Self.longestList)
      // On other screens, it may not be known by how much the constraint is missed.
      let exact = measure.shortage?.miss.map { broken + " by \(points: $0, "misses") pt" + reason }
      return [exact, broken + reason].compactMap(\.self)
    }
    let relation: String
    switch constraint.relation {
    case .equal: relation = ""
    case .lessThanOrEqual: relation = "at most "
    case .greaterThanOrEqual: relation = "at least "
    }
    let broken =
      words.name(view)
      + " cannot keep its \(coordinate.rawValue) of \(relation)\(points: constraint.constant, "asks"): "
    let left = lengthLeft(conflict, measure.factors, coordinate, of: view) ?? island.coordinate(coordinate, of: view)
    if left < Self.tolerance { return [broken + "the other constraints leave no space"] }
    let isMost = measure.isLeast && left < constraint.constant
    return [broken + "the other constraints leave \(isMost ? "at most " : "")\(points: left, "gets") pt"]
  }

  /// The view of a constraint that people see change: not the root, where the constraint has another view.
  private func subject(of constraint: ResolvedConstraint) -> Int? {
    guard case .view(let first) = constraint.first else { return nil }
    if case .root = scene.views[first].role, case .view(let second)? = constraint.second { return second }
    return first
  }

  // MARK: - Shortages

  /// The words for a conflict with more parties than a line can name, such as `12 constraints need 37 pt more than the
  /// screen has`.
  private func need(
    of shortage: ConflictShortage?, from parties: [LinearConstraint.Origin], namesLongest: Bool,
    measuresShares: Bool = false
  ) -> Message {
    guard let shortage, shortage.miss == nil || measuresShares && shortage.points > 0 else {
      let constraints = parties.filter { if case .document = $0 { true } else { false } }
      if constraints.count == 2 {
        return Message.list(constraints.map(words.short), atMost: 2) + " cannot both be satisfied"
      }
      return words.counted(constraints.count) + " cannot all be satisfied"
    }
    let (points, view) = (shortage.points, shortage.container)
    let start = words.counted(shortage.constraints.count) + " need "
    let need =
      points > 0
      ? start + "at least \(points: points, "lacks") pt more than "
      : start + "\(points: -points, "exceeds") pt less than "
    let container: Message = if case .root = scene.views[view].role { "the screen" } else { words.name(view) }
    let longest =
      namesLongest && points > 0 ? words.longest(of: shortage.constraints).first.map(words.longestWords) : nil
    return need + container + " has" + (longest ?? Message([]))
  }

  /// The container that is too small or too large, for screens on which the constraints of a chain break differently, each time
  /// with another of the longest; empty if only the broken constraint has a length.
  private func tooSmall(_ shortage: ConflictShortage) -> [Finding.Layout.Brief] {
    let longest = words.longest(of: shortage.constraints)
    guard shortage.miss == nil, let first = longest.first else { return [] }
    let isVertical = shortage.axis == .vertical
    if shortage.points < 0 {
      let start =
        words.name(shortage.container) + " is \(points: -shortage.points, "exceeds") pt too "
        + (isVertical ? "high" : "wide") + " for its constraints"
      return [Finding.Layout.Brief(start, constraint: first)]
    }
    let start =
      words.name(shortage.container) + " is at least \(points: shortage.points, "lacks") pt too "
      + (isVertical ? "short" : "narrow") + " for its constraints"
    let endings =
      [(first, words.longestWords(first))]
      + longest.map { ($0, "; one of the longest is " + words.short(.document($0))) } + [(first, Message([]))]
    return endings.map { Finding.Layout.Brief(start + $1, constraint: $0) }
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
}
