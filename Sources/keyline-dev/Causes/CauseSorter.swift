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
  private(set) var counts = (right: 0, kept: 0, wrong: 0)

  private let layouts: ComputedLayouts

  /// In points; the allowed difference from a stored frame.
  private static let tolerance = 0.5
  /// In points; Xcode leaves stored frames unchanged that are off by less than about this.
  private static let staleness = 1.05

  init(_ layouts: ComputedLayouts) { self.layouts = layouts }

  mutating func add(_ path: String, _ views: [StoredView]) {
    var wrong: [String: [StoredView]] = [:]
    var kept: [String: [StoredView]] = [:]
    for view in views {
      guard let ours = layout(path, view), ours.frame != nil else {
        counts.wrong += 1
        wrong[view.island, default: []].append(view)
        continue
      }
      if !ours.kept.isEmpty {
        counts.kept += 1
        kept[view.island, default: []].append(view)
      } else if (0..<4).contains(where: { isOff(path, view, $0) }) {
        counts.wrong += 1
        wrong[view.island, default: []].append(view)
      } else {
        counts.right += 1
      }
    }
    var islands: [String] = []
    for view in views where islands.last != view.island && !islands.contains(view.island) {
      islands.append(view.island)
    }
    for island in islands {
      addWrong(path, wrong[island] ?? [])
      addKept(path, kept[island] ?? [])
    }
  }

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
    var rest = views
    for axis in 0..<2 {
      let bad = views.filter { isOff(path, $0, axis) || isOff(path, $0, axis + 2) }
      let sized = bad.filter { isOff(path, $0, axis + 2) }
      guard let root = sized.first(where: { !$0.hasSubviews }) ?? sized.first ?? bad.first else { continue }
      let consequences = rest.filter { view in bad.contains { $0.id == view.id } }
      rest.removeAll { view in bad.contains { $0.id == view.id } }
      let coordinate = sized.isEmpty ? axis : axis + 2
      let what = ["x", "y", "width", "height"][coordinate]
      guard let off = difference(path, root, coordinate) else {
        add(Cause(state: .wrong, words: "\(root.element.tag) is not in the layout"), path, root, consequences)
        continue
      }
      let amount = abs(off) <= Self.staleness ? "up to 1 pt" : abs(off) <= 3 ? "up to 3 pt" : "more"
      let words = "\(CauseWords(root).text) \(what), off by \(amount)"
      add(Cause(state: .wrong, words: words), path, root, consequences)
    }
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
    group.projects.insert(path.split(separator: "/").first ?? "")
    group.examples.append(
      CauseExample(
        path: path, id: root.id, ours: layout(path, root)?.frame, stored: root.frame, views: views.count))
    groups[cause] = group
  }
}
