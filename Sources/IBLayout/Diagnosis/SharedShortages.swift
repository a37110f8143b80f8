import IBContent
import IBModel
import IBSource
import LinearSolver

/// Views that compete for a length with equal priorities. If they get half of the length that they need together, or more,
/// the shortage is slight.
///
/// The priorities do not decide which view gets the length, so no single frame is certain. The sum is certain, because
/// all best solutions deviate from the priorities by the same sum. It is the sum in the layout, or the sum if each view
/// in turn gets as much as it needs, whichever is larger.
struct SharedShortages {
  let diagnosis: SceneDiagnosis

  /// Views do not count as squeezed if they get this share of the length that they need together. Chosen, not measured.
  private static let share = 0.5
  /// The largest number of views of a shortage. More would take time, and the message would not help a reader.
  private static let limit = 20
  /// The largest number of views that a message names besides the first.
  private static let longestList = 3

  /// An issue for each island and axis with views without a size, and the views that it names.
  func issues(of squeezed: [(view: Int, axis: Axis)]) -> [(views: [Int], axis: Axis, issue: LayoutIssue)] {
    if squeezed.isEmpty { return [] }
    let axes = Dictionary(grouping: squeezed, by: \.view)
    return diagnosis.islands.flatMap { island in
      Axis.allCases.compactMap { axis in
        let views = island.members.filter { axes[$0]?.contains { $0.axis == axis } ?? false }
        return views.isEmpty ? nil : issue(of: island, axis, Set(views))
      }
    }
  }

  private func issue(
    of island: SolvedIsland, _ axis: Axis, _ squeezed: Set<Int>
  ) -> (views: [Int], axis: Axis, issue: LayoutIssue)? {
    let system = island.solution.system
    let open = system.rows.compactMap { ContentPreference($0, island.variables) }.filter { preference in
      preference.axis == axis && !preference.isHugging && preference.intrinsicLength > 0
        && !system.isDetermined(preference.variable)
    }
    guard let priority = open.first(where: { squeezed.contains($0.view) })?.priority else { return nil }
    let rivals = open.filter { $0.priority == priority }
    guard rivals.count > 1, rivals.count <= Self.limit else { return nil }
    let need = sum(of: rivals, axis) { $0.intrinsicLength }
    var settled = system
    for rival in rivals { settled.settle(rival.variable, near: rival.intrinsicLength) }
    let have =
      [system, settled].map { solution in
        sum(of: rivals, axis) { min(solution.value($0.variable), $0.intrinsicLength) }
      }.max() ?? 0
    guard have < need - 1 else { return nil }
    var issue = issue(of: island, axis, rivals.map(\.view), need: need, have: have)
    issue.isPartial = have >= Self.share * need
    return (rivals.map(\.view), axis, issue)
  }

  /// The length of views together: the views that a stack view arranges across the axis, such as the keys in a row, share the
  /// length of the longest.
  ///
  /// - Parameter depth: the number of stack views around all of the views, from the outermost one, that are already counted.
  private func sum(
    of rivals: [ContentPreference], _ axis: Axis, after depth: Int = 0, _ length: (ContentPreference) -> Double
  ) -> Double {
    let paths = rivals.map { stacks(around: $0.view) }
    let groups = Dictionary(grouping: rivals.indices) { paths[$0].dropFirst(depth).first?.stack ?? -1 }
    return groups.sorted { $0.key < $1.key }.reduce(0) { total, group in
      let (stack, members) = group
      guard stack >= 0 else { return total + members.reduce(0) { $0 + length(rivals[$1]) } }
      let parts = Dictionary(grouping: members) { paths[$0][depth].arranged }.sorted { $0.key < $1.key }.map { part in
        sum(of: part.value.map { rivals[$0] }, axis, after: depth + 1, length)
      }
      let isAcross = diagnosis.scene.views[stack].stack?.isVertical == (axis == .horizontal)
      return total + (isAcross ? parts.max() ?? 0 : parts.reduce(0, +))
    }
  }

  /// The stack views around a view, the outermost first, each with its arranged subview that is or contains the view.
  private func stacks(around view: Int) -> [(stack: Int, arranged: Int)] {
    var stacks: [(stack: Int, arranged: Int)] = []
    var current = view
    while let outer = diagnosis.scene.views[current].parent {
      if diagnosis.scene.views[current].role == .arranged { stacks.append((outer, current)) }
      current = outer
    }
    return stacks.reversed()
  }

  private func issue(
    of island: SolvedIsland, _ axis: Axis, _ views: [Int], need: Double, have: Double
  ) -> LayoutIssue {
    let id = island.id(views[0])
    let names = views.dropFirst().map { view -> Message in "\(island.id(view), named: island.name(view))" }
    let others = Message.list(names, atMost: Self.longestList)
    var issue = LayoutIssue(
      .squeezed, view: id, axis: axis.length,
      words: "\(id, named: island.name(views[0])) needs \(points: need, "needs") points of \(axis.length.rawValue) "
        + "together with " + others + ", but they get \(points: have, "has")")
    issue.brief =
      "needs \(points: need, "needs") pt of \(axis.length.rawValue) together with " + others
      + ", but they get \(points: have, "has")"
    issue.parties = views.dropFirst().map { LayoutIssue.Party(id: island.id($0), words: island.name($0)) }
    let scene = diagnosis.scene
    issue.isDoubtful =
      island.isSizedByApp
      || views.contains { view in
        island.unknownSizes.contains(view) || scene.views[view].customClass != nil || !scene.isShown(view)
      } || commonSuperview(of: views).map { !diagnosis.isCertain($0, axis.length, within: 0) } ?? true
    return issue
  }

  /// The innermost superview of all views; nil if there is none. The views share its length; the lengths of stack views in
  /// it may depend on which view gets more.
  private func commonSuperview(of views: [Int]) -> Int? {
    let scene = diagnosis.scene
    var outer = scene.views[views[0]].parent
    while let current = outer, !views.allSatisfy({ scene.isInside($0, current) }) {
      outer = scene.views[current].parent
    }
    return outer
  }
}
