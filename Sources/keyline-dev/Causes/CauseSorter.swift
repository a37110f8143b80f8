import IBSyntax

/// Sorts the wrong and the kept views of a corpus by cause.
///
/// The wrong views of an island on an axis have one root: the first control without subviews with a wrong length,
/// otherwise the first view with a wrong length, otherwise the first view with a wrong position. A leaf's length
/// depends on itself more often than on other views, so errors around it are consequences. The root of kept views is
/// the first view whose intrinsic length the layout calls unknown, otherwise the first one that it calls contested or
/// ambiguous. All views of that state in the island on that axis count for the root's cause; a view is counted once.
struct CauseSorter {
  struct Group {
    var roots = 0
    var views = 0
    var projects: Set<Substring> = []
    var examples: [CauseExample] = []
  }

  private(set) var groups: [Cause: Group] = [:]
  /// Wrong views by what a table is by, such as `project`, and by its row.
  private(set) var tables: [String: [String: Int]] = [:]
  private(set) var counts = (right: 0, kept: 0, wrong: 0)

  private let layouts: ComputedLayouts

  /// In points; the allowed difference from a stored frame.
  private static let tolerance = 0.5
  /// In points; Xcode leaves stored frames unchanged that are off by less than about this.
  private static let staleness = 1.05

  init(_ layouts: ComputedLayouts) { self.layouts = layouts }

  mutating func add(_ path: String, _ stored: StoredViews) {
    let views = stored.views
    var wrong: [StoredView] = []
    var kept: [String: [StoredView]] = [:]
    for view in views {
      guard let ours = layout(path, view), ours.frame != nil else {
        counts.wrong += 1
        wrong.append(view)
        continue
      }
      if !ours.kept.isEmpty {
        counts.kept += 1
        kept[view.island, default: []].append(view)
      } else if (0..<4).contains(where: { isOff(path, view, $0) }) {
        counts.wrong += 1
        wrong.append(view)
      } else {
        counts.right += 1
      }
    }
    for component in ViewGroups(wrong, links: stored.links).groups { addWrong(path, component) }
    for view in wrong {
      let rows = [
        "element": view.element.tag, "project": String(Self.project(of: path)),
        "canvas": stored.canvas, "tools": String(stored.era),
      ]
      for (table, row) in rows { tables[table, default: [:]][row, default: 0] += 1 }
    }
    for island in views.map(\.island) { addKept(path, kept.removeValue(forKey: island) ?? []) }
  }

  /// The folder of a project: the first one, or the first one in `repos`, as corpora have them.
  private static func project(of path: String) -> Substring { path.split(separator: "/").first { $0 != "repos" } ?? "" }

  private func layout(_ path: String, _ view: StoredView) -> ComputedLayouts.View? {
    layouts.views[ComputedLayouts.key(path, view.id)]
  }

  /// Ours minus stored, in points.
  private func difference(_ path: String, _ view: StoredView, _ coordinate: Int) -> Double? {
    layout(path, view)?.frame.map { $0[coordinate] - view.frame[coordinate] }
  }

  private func isOff(_ path: String, _ view: StoredView, _ coordinate: Int) -> Bool {
    difference(path, view, coordinate).map { abs($0) > Self.tolerance } ?? true
  }

  private mutating func addWrong(_ path: String, _ views: [StoredView]) {
    let sized = views.filter { isOff(path, $0, 2) || isOff(path, $0, 3) }
    let missing = views.first { layout(path, $0)?.frame == nil }
    guard let root = missing ?? sized.first(where: { !$0.hasSubviews }) ?? sized.first ?? views.first else { return }
    let wrong = (sized.isEmpty ? [0, 1] : [2, 3]).filter { isOff(path, root, $0) }
    guard missing == nil, let largest = wrong.compactMap({ difference(path, root, $0) }).map(abs).max() else {
      add(Cause(state: .wrong, words: "\(root.element.tag) is not in the layout"), path, root, views)
      return
    }
    let what = wrong.map { ["x", "y", "width", "height"][$0] }.joined(separator: " and ")
    let amount = largest <= Self.staleness ? "up to 1 pt" : largest <= 6 ? "up to 6 pt" : "more"
    add(Cause(state: .wrong, words: "\(CauseWords(root).text) \(what), off by \(amount)"), path, root, views)
  }

  private mutating func addKept(_ path: String, _ views: [StoredView]) {
    guard let first = views.first else { return }
    for kind in ["unsupported", "tie", "conflict", "ambiguous"] {
      guard let root = views.first(where: { has(path, $0, kind) }) else { continue }
      let reason = kind == "unsupported" ? "intrinsic size not known" : kind
      add(Cause(state: .kept, words: "\(CauseWords(root).text), \(reason)"), path, root, views)
      return
    }
    add(Cause(state: .kept, words: "\(first.element.tag), follows uncounted views"), path, first, views)
  }

  private func has(_ path: String, _ view: StoredView, _ kind: String) -> Bool {
    layouts.issues[ComputedLayouts.key(path, view.id)]?.contains { $0.kind == kind } ?? false
  }

  private mutating func add(_ cause: Cause, _ path: String, _ root: StoredView, _ views: [StoredView]) {
    var group = groups[cause] ?? Group()
    group.roots += 1
    group.views += views.count
    group.projects.insert(Self.project(of: path))
    group.examples.append(
      CauseExample(
        path: path, id: root.id, ours: layout(path, root)?.frame, stored: root.frame, views: views.count))
    groups[cause] = group
  }
}
