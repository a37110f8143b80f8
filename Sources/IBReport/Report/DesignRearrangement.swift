import IBCompare
import IBLayout
import IBModel

/// The effects on a scene's views of the constraints that only some windows have.
///
/// Steps: 1. constraints that replace others in some windows, and several that are only there, are one statement: how the
/// views lie there and how elsewhere, or how large they are; 2. of the others, those that only close the gap next to a view
/// that some windows lack are left out.
struct DesignRearrangement {
  let scene: ReportScene
  /// By configuration.
  let layouts: [SceneLayout]
  let document: Document
  /// The ids of the constraints that repeat others.
  let repeated: Set<String>
  /// The constraints that only some windows have.
  private let allInstallations: [SceneComparison.Difference]
  /// Those among them with a meaning, grouped by their ends and relation.
  private var turns: [[Turn]] = []
  /// The ids of constraints that take turns without a change.
  private var unchanged: Set<String> = []

  init(scene: ReportScene, layouts: [SceneLayout], document: Document, repeated: Set<String>) {
    self.scene = scene
    self.layouts = layouts
    self.document = document
    self.repeated = repeated
    allInstallations = scene.comparison.differences.filter { $0.aspect == .installed && $0.object.isConstraint }
    turns = groupedInstallations()
    unchanged = Set(turns.filter(isOne).joined().map(\.difference.object.id))
  }

  /// Constraints that only some windows have, or that others replace there.
  struct Swap {
    /// The windows that fewer of the two sets have.
    let windows: [Int]
    private(set) var there: [String]
    private(set) var elsewhere: [String]
    /// The views between which the constraints are, in document order, without the root view.
    let views: [String]
    /// The arrangements of these views in `windows` and elsewhere; nil if they are the same or unknown.
    let arrangements: (there: Arrangement, elsewhere: Arrangement)?
    /// The views whose size in `windows` differs from their size elsewhere, in document order.
    let sizes: [(view: String, there: Size, elsewhere: Size)]
    /// The views at other edges of the screen in `windows` than elsewhere, by these edges: most of the views with the
    /// constraints; nil if there are none.
    let placements: (views: [String], there: String, elsewhere: String)?

    /// If no effect of the constraints is known, only those without a line that describes them better; nil if none remain.
    fileprivate func without(_ others: Set<String>) -> Swap? {
      if arrangements != nil || placements != nil || !sizes.isEmpty { return self }
      var rest = self
      rest.there.removeAll(where: others.contains)
      rest.elsewhere.removeAll(where: others.contains)
      return rest.there.isEmpty && rest.elsewhere.isEmpty ? nil : rest
    }
  }

  /// The most constraints of some windows only that are listed one by one.
  private static let mostListed = 2

  enum Arrangement: Hashable {
    case row, column
    case grid(rows: Int, columns: Int)
  }

  /// The ids of the objects that need no line, and the statements that replace their lines.
  func summary() -> (left: Set<String>, swaps: [Swap]) {
    let changed = Set(turns.filter { $0.count > 1 && change($0) != nil }.joined().map(\.difference.object.id))
    let swaps = Dictionary(grouping: allInstallations) { windows(of: $0) }.compactMap { windows, all in
      swap(in: windows, all.filter { !unchanged.contains($0.object.id) }, among: all)?.without(changed)
    }.sorted { $0.windows.lexicographicallyPrecedes($1.windows) }
    return (followers().union(swaps.flatMap { $0.there + $0.elsewhere }), swaps)
  }

  /// A constraint that only some windows have, with its constant in each of them.
  private struct Turn {
    let difference: SceneComparison.Difference
    let isTurned: Bool
    let constants: [Int: Double]
  }

  /// The two ends and the relation of a constraint, in the normal form.
  private struct Ends: Hashable {
    let sides: ConstraintMeaning.Sides
    let relation: LayoutConstraint.Relation
  }

  /// The differences of the scene. Each window has at most one of several constraints that take turns, so these are one
  /// constraint with other constants, which stands for them.
  ///
  /// - Parameter left: the ids of the objects that need no line.
  func differences(without left: Set<String>) -> [SceneComparison.Difference] {
    let shown = Set(installations.map(\.object.id))
    var merged: [String: SceneComparison.Difference] = [:]
    var taken: Set<String> = []
    let groups = turns.map { group in
      group.filter { !unchanged.contains($0.difference.object.id) && !left.contains($0.difference.object.id) }
    }
    for group in groups where group.count > 1 {
      let windows = group.flatMap(\.constants.keys)
      guard Set(windows).count == windows.count, let change = change(group) else { continue }
      merged[change.object.id] = change
      taken.formUnion(group.map(\.difference.object.id))
    }
    return scene.comparison.differences.compactMap { difference in
      guard difference.aspect == .installed, difference.object.isConstraint else { return difference }
      let id = difference.object.id
      return taken.contains(id) ? merged[id] : shown.contains(id) ? difference : nil
    }
  }

  private func groupedInstallations() -> [[Turn]] {
    var groups: [Ends: [Turn]] = [:]
    for difference in allInstallations {
      guard let constraint = document.constraint(difference.object.id), !constraint.isSymbolic,
        let (sides, isTurned) = ConstraintMeaning.Sides.normal(constraint)
      else { continue }
      let relation = isTurned ? constraint.relation.turned : constraint.relation
      groups[Ends(sides: sides, relation: relation), default: []].append(
        Turn(
          difference: difference, isTurned: isTurned,
          constants: constants(of: constraint, in: difference.flags.set)))
    }
    return Array(groups.values)
  }

  /// The change of the constant of the first of several constraints that take turns; nil if all have the same constant.
  private func change(_ group: [Turn]) -> SceneComparison.Difference? {
    var change = group[0].difference
    change.aspect = .property("constant")
    change.written = nil
    change.values = layouts.indices.map { window in
      let here = group.first { $0.constants[window] != nil }
      // One that is written from the other end has the opposite constant.
      return here.flatMap { turn in
        turn.constants[window].map { .number(turn.isTurned == group[0].isTurned ? $0 : -$0) }
      }
    }
    return Set(change.values.compactMap(\.self)).count > 1 ? change : nil
  }

  private func constants(of constraint: LayoutConstraint, in windows: [Int]) -> [Int: Double] {
    windows.reduce(into: [:]) { constants, window in
      constants[window] = document.constant(of: constraint, in: SceneTraits(layouts[window].traits))
    }
  }

  private var installations: [SceneComparison.Difference] {
    allInstallations.filter { !unchanged.contains($0.object.id) }
  }

  /// Whether several constraints that take turns have the same constant and priority, and each window has one of them: they
  /// change no frame.
  private func isOne(_ group: [Turn]) -> Bool {
    let values = group.flatMap { turn in turn.constants.values.map { turn.isTurned == group[0].isTurned ? $0 : -$0 } }
    return group.count > 1 && values.count == layouts.count && Set(values).count == 1
      && Set(group.flatMap(\.constants.keys)).count == values.count
      && Set(group.map { document.constraint($0.difference.object.id)?.priority ?? 1000 }).count == 1
  }

  /// The smaller one of the sets of windows that have an object and that lack it; of two equal ones, that of the first window.
  private func windows(of difference: SceneComparison.Difference) -> [Int] {
    let (set, unset) = difference.flags
    return (set.count, set.first ?? 0) < (unset.count, unset.first ?? 0) ? set : unset
  }

  // MARK: - 1

  /// - Parameter all: the differences, and the constraints that take turns without a change in these windows.
  private func swap(
    in windows: [Int], _ differences: [SceneComparison.Difference], among all: [SceneComparison.Difference]
  ) -> Swap? {
    let (there, elsewhere) = (
      differences.filter { $0.flags.set == windows }, differences.filter { $0.flags.set != windows }
    )
    let isSwap = !there.isEmpty && !elsewhere.isEmpty
    let others = layouts.indices.filter { !windows.contains($0) }
    guard isSwap || differences.count > Self.mostListed, !windows.isEmpty, !others.isEmpty else { return nil }
    let views = Set(all.flatMap { items(of: $0.object.id) }).sorted().filter {
      document.views[$0].parent != nil
    }
    let siblings =
      Dictionary(grouping: views) { document.views[$0].parent }.values
      .max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? []
    let ids = siblings.map { document.views[$0].id }
    let pair = arrangement(of: ids, in: windows).flatMap { there in
      arrangement(of: ids, in: others).flatMap { there == $0 ? nil : (there: there, elsewhere: $0) }
    }
    return Swap(
      windows: windows, there: there.map(\.object.id), elsewhere: elsewhere.map(\.object.id),
      views: pair == nil ? views.map { document.views[$0].id } : ids, arrangements: pair,
      sizes: isScreen ? views.compactMap { size(of: document.views[$0].id, in: windows) } : [],
      placements: isScreen ? placements(of: placed(views), in: windows, others) : nil)
  }

  /// The views whose own places are worth telling: not the arranged subviews of a stack view that moves as a whole, nor
  /// views that are hidden in some windows.
  private func placed(_ views: [Int]) -> [String] {
    views.filter { view in
      let id = document.views[view].id
      let isHidden = layouts.contains { layout in layout.views.first { $0.id == id }?.hidden == true }
      return !isHidden && document.views[view].role != .arranged
    }.map { document.views[$0].id }
  }

  private func placements(
    of views: [String], in windows: [Int], _ others: [Int]
  ) -> (views: [String], there: String, elsewhere: String)? {
    var groups: [[String]: [String]] = [:]
    for view in views {
      guard let there = DesignPlacement(of: view, in: windows.map { layouts[$0] }),
        let elsewhere = DesignPlacement(of: view, in: others.map { layouts[$0] }),
        let words = there.words(besides: elsewhere)
      else { continue }
      groups[[words.own, words.other], default: []].append(view)
    }
    let most = groups.max { ($0.value.count, $1.key[0]) < ($1.value.count, $0.key[0]) }
    return most.map { ($0.value, $0.key[0], $0.key[1]) }
  }

  /// Whether the scene has the size of each window; a part of a screen has one size that is assumed for all.
  private var isScreen: Bool {
    if case .screen = scene.kind { true } else { false }
  }

  /// Nil if the size differs among the windows of one kind, or if constraints do not determine it.
  private func size(of view: String, in windows: [Int]) -> (view: String, there: Size, elsewhere: Size)? {
    func common(_ places: [Int]) -> Size? {
      let sizes = places.compactMap { place in
        layouts[place].views.first { $0.id == view && !$0.kept.contains(.width) && !$0.kept.contains(.height) }?.frame?
          .size
      }
      // In a single window, it is not known whether the size depends on the window.
      guard sizes.count == places.count, places.count > 1, let first = sizes.first else { return nil }
      return first.width > 0 && first.height > 0 && sizes.allSatisfy { areAlike($0, first, Self.slack) } ? first : nil
    }
    guard let there = common(windows), let elsewhere = common(layouts.indices.filter { !windows.contains($0) }),
      !areAlike(there, elsewhere, Self.leastChange)
    else { return nil }
    return (view, there, elsewhere)
  }

  private func areAlike(_ first: Size, _ second: Size, _ slack: Double) -> Bool {
    abs(first.width - second.width) < slack && abs(first.height - second.height) < slack
  }

  /// In points: people see no smaller change of a length (design of the report: "differences below 4 pt").
  private static let leastChange = 4.0

  /// People do not see a change by a smaller share of a length. Chosen, not measured.
  private static let leastShare = 0.1

  /// The constraints of conflicts, which do not all hold. The report lists the conflicts.
  var conflicting: Set<String> {
    Set(layouts.lazy.flatMap(\.issues).filter { $0.kind == .conflict }.flatMap(\.constraints))
  }

  /// Whether a constraint that only some windows have repeats one that is installed there, too, or sets the length of a
  /// view that has that length in all. Also whether the app cannot show the view that changes.
  func changesNothing(_ difference: SceneComparison.Difference) -> Bool {
    if difference.aspect != .property("hidden"), document.hidesForGood(difference.object.id) { return true }
    if difference.aspect == .property("constant") {
      return limitsNothing(difference) || isSlight(difference) || movesFreeEdge(difference)
    }
    if difference.aspect == .property("spacing") { return isSlight(difference) }
    guard difference.aspect == .installed, let constraint = document.constraint(difference.object.id) else {
      return false
    }
    if repeated.contains(constraint.id) { return true }
    guard isScreen, constraint.second == nil, case .view(let index) = constraint.first else { return false }
    let sizes = layouts.compactMap { layout in layout.views.first { $0.id == document.views[index].id }?.frame?.size }
    guard sizes.count == layouts.count else { return false }
    let lengths = constraint.firstAttribute == .width ? sizes.map(\.width) : sizes.map(\.height)
    return (lengths.max() ?? 0) - (lengths.min() ?? 0) < Self.leastChange
  }

  /// Whether people do not see the change of a distance or a length.
  private func isSlight(_ difference: SceneComparison.Difference) -> Bool {
    let numbers = difference.values.compactMap { if case .number(let number)? = $0 { number } else { nil } }
    guard let least = numbers.min(), let most = numbers.max() else { return false }
    // Four points are a fourth of an icon.
    let isLength = document.constraint(difference.object.id).map { $0.second == nil } ?? false
    return most - least <= Self.leastChange
      && (!isLength || most - least <= max(ReportProblem.leastVisible, Self.leastShare * most))
  }

  /// Whether a constraint moves nothing but the far edge of a label of one line whose text begins at the other edge.
  private func movesFreeEdge(_ difference: SceneComparison.Difference) -> Bool {
    guard let constraint = document.constraint(difference.object.id) else { return false }
    let ends = [(constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute)]
    return ends.contains { item, attribute in
      guard case .view(let view)? = item, attribute == .trailing || attribute == .right,
        document.isPlainLabel(view: view), document.isOneLineFromLeading(view: view)
      else { return false }
      let others = document.constraints.filter { $0.id != constraint.id }
      func has(_ attributes: Set<LayoutConstraint.Attribute>) -> Bool {
        others.contains { other in
          other.first == .view(view) && other.firstAttribute.map(attributes.contains) == true
            || other.second == .view(view) && other.secondAttribute.map(attributes.contains) == true
        }
      }
      return has([.leading, .left]) && !has([.trailing, .right, .centerX, .width])
    }
  }

  /// Whether a constraint that limits the length of a view changes nothing to see: the least width or height of a label
  /// without a background, whose text stays as it is, or a limit that the view does not reach in any window.
  private func limitsNothing(_ difference: SceneComparison.Difference) -> Bool {
    guard let constraint = document.constraint(difference.object.id), constraint.relation != .equal,
      case .view(let index) = constraint.first
    else { return false }
    if constraint.second != nil { return isSlack(constraint, difference) }
    let view = document.views[index]
    if constraint.relation == .greaterThanOrEqual, document.isPlainLabel(view: index) { return true }
    return isScreen
      && layouts.indices.allSatisfy { place in
        guard case .number(let limit)? = difference.values[place],
          let size = layouts[place].views.first(where: { $0.id == view.id })?.frame?.size
        else { return false }
        return abs((constraint.firstAttribute == .width ? size.width : size.height) - limit) > Self.slack
      }
  }

  /// Whether the edges of two views are farther apart than a limit asks for, in all windows.
  private func isSlack(_ constraint: LayoutConstraint, _ difference: SceneComparison.Difference) -> Bool {
    guard case .view(let first) = constraint.first, case .view(let second)? = constraint.second,
      constraint.multiplier ?? 1 == 1, let near = constraint.firstAttribute.flatMap(Self.edge),
      let far = constraint.secondAttribute.flatMap(Self.edge)
    else { return false }
    return layouts.indices.allSatisfy { place in
      func frame(_ view: Int) -> Rect? { layouts[place].views.first { $0.id == document.views[view].id }?.inWindow }
      guard case .number(let limit)? = difference.values[place], let one = frame(first), let other = frame(second)
      else {
        return false
      }
      return abs(one[keyPath: near] - other[keyPath: far] - limit) > Self.slack
    }
  }

  /// Nil for an attribute that is not an edge of a frame in a window that is read from left to right.
  private static func edge(_ attribute: LayoutConstraint.Attribute) -> KeyPath<Rect, Double>? {
    switch attribute {
    case .left, .leading: \.x
    case .right, .trailing: \.maxX
    case .top: \.y
    case .bottom: \.maxY
    default: nil
    }
  }

  /// The arrangement that views have in all of some windows; nil if it differs.
  private func arrangement(of views: [String], in windows: [Int]) -> Arrangement? {
    let all = Set(windows.map { arrangement(of: views, in: $0) })
    return all.count == 1 ? all.first ?? nil : nil
  }

  /// The arrangement of views in a window; nil for fewer than two views, and if they form neither rows nor a column.
  private func arrangement(of views: [String], in window: Int) -> Arrangement? {
    let frames = views.compactMap { id in layouts[window].views.first { $0.id == id }?.inWindow }
    guard frames.count == views.count, frames.count > 1 else { return nil }
    if areInLine(frames, \.x, \.maxX, \.y, \.maxY) { return .row }
    return areInLine(frames, \.y, \.maxY, \.x, \.maxX) ? .column : grid(frames)
  }

  /// Several rows with the same number of views; nil if the frames do not form these.
  private func grid(_ frames: [Rect]) -> Arrangement? {
    var rows: [[Rect]] = []
    func middle(_ frame: Rect) -> Double { frame.y + frame.height / 2 }
    for frame in frames.sorted(by: { middle($0) < middle($1) }) {
      if let first = rows.last?.first, middle(frame) < first.maxY {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    let columns = rows[0].count
    guard rows.count > 1, columns > 1, rows.allSatisfy({ $0.count == columns }),
      rows.allSatisfy({ areInLine($0, \.x, \.maxX, \.y, \.maxY) })
    else { return nil }
    return .grid(rows: rows.count, columns: columns)
  }

  /// Whether frames follow each other on one axis and share a stretch of the other.
  private func areInLine(
    _ frames: [Rect], _ start: KeyPath<Rect, Double>, _ end: KeyPath<Rect, Double>, _ low: KeyPath<Rect, Double>,
    _ high: KeyPath<Rect, Double>
  ) -> Bool {
    let sorted = frames.sorted { $0[keyPath: start] < $1[keyPath: start] }
    let follow = zip(sorted, sorted.dropFirst()).allSatisfy { first, second in
      let lengths = [first, second].map { $0[keyPath: end] - $0[keyPath: start] }
      return first[keyPath: end] - second[keyPath: start] <= max(Self.slack, Self.overlap * (lengths.min() ?? 0))
    }
    let shared = (frames.map { $0[keyPath: high] }.min() ?? 0) - (frames.map { $0[keyPath: low] }.max() ?? 0)
    return follow && shared > 0
  }

  /// How far frames in a line may overlap and equal sizes may differ, in points. Chosen, not measured.
  private static let slack = 1.0
  /// The share of the shorter one by which frames in a line may overlap, because views have empty edges. Chosen, not
  /// measured.
  private static let overlap = 0.1

  // MARK: - 2

  private func followers() -> Set<String> {
    let views = scene.comparison.differences.filter { $0.aspect == .installed && !$0.object.isConstraint }
    guard !views.isEmpty else { return [] }
    return Set(
      installations.filter { constraint in
        let parents = items(of: constraint.object.id).compactMap { document.views[$0].parent }
        return views.contains { view in
          guard windows(of: view) == windows(of: constraint), case .view(let index)? = document.objects[view.object.id],
            let parent = document.views[index].parent
          else { return false }
          return parents.contains(parent)
        }
      }.map(\.object.id))
  }

  /// Indices of the views at the ends of a constraint.
  private func items(of constraint: String) -> [Int] {
    guard let constraint = document.constraint(constraint) else { return [] }
    return [constraint.first, constraint.second].compactMap { if case .view(let index)? = $0 { index } else { nil } }
  }
}
