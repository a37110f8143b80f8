/// Views that are linked, each to at least one other of its group.
struct ViewGroups {
  /// In the order of their first views.
  let groups: [[StoredView]]

  /// - Parameter links: pairs of ids; those of other views link nothing.
  init(_ views: [StoredView], links: [(String, String)]) {
    // The index of each view, and of another view of its group or of itself.
    let indices = Dictionary(views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var others = Array(views.indices)
    func first(_ index: Int) -> Int {
      var index = index
      while others[index] != index { index = others[index] }
      return index
    }
    for (one, other) in links {
      guard let one = indices[one].map(first), let other = indices[other].map(first) else { continue }
      others[max(one, other)] = min(one, other)
    }
    let members = Dictionary(grouping: views.indices, by: first)
    groups = members.keys.sorted().map { members[$0, default: []].map { views[$0] } }
  }
}
