import IBSource
import IBSyntax

/// Checks that the result of a merge contains every edit of both sides, without using the decisions of the merge.
///
/// Without conflicts, the merged file contains every edit, and no two edits of one value contradict each other. With
/// conflicts, each edit is in one of the two files that result from choosing the same side everywhere.
struct MergeAudit {
  private let versions: ThreeWay<AuditFacts>
  /// The merged file; with conflicts, the file with our side chosen everywhere, and the one with theirs.
  private let outputs: [AuditFacts]

  /// - Throws: if an edit is lost; the reason names the edit.
  static func check(_ versions: ThreeWay<SyntaxTree>, _ outputs: [SyntaxTree]) throws(MergeFailure) {
    let paths = (versions.map { AuditPaths($0) }, outputs.map { AuditPaths($0) })
    var kinds: Set<UInt64> = []
    for side in MergeSide.allCases { kinds.formUnion(paths.0[side].kinds) }
    for output in paths.1 { kinds.formUnion(output.kinds) }
    let audit = MergeAudit(
      versions: paths.0.map { AuditFacts($0, kinds: kinds) }, outputs: paths.1.map { AuditFacts($0, kinds: kinds) })
    if let lost = audit.lostValue() ?? audit.lostPlace() ?? audit.lostRow() ?? audit.lostComment() {
      throw MergeFailure(reason: lost)
    }
  }

  // MARK: - Values

  private func lostValue() -> String? {
    var paths = versions.ours.elements
    for (path, index) in versions.theirs.elements where paths[path] == nil { paths[path] = index }
    for (path, index) in versions.base.elements where paths[path] == nil { paths[path] = index }
    // The first lost edit is reported, so that each run names the same one.
    var first: (index: Int, path: UInt64, reason: String)?
    for (path, index) in paths where first.map({ (index, path) < ($0.index, $0.path) }) ?? true {
      if let reason = lostValue(path) { first = (index, path, reason) }
    }
    return first?.reason
  }

  private func lostValue(_ path: UInt64) -> String? {
    let elements = versions.map { $0.element(path) }
    let results = outputs.map { $0.element(path) }
    let written = elements.map { $0.map(Self.written) }
    if let side = written.decided, results.allSatisfy({ $0.map(Self.written) == written[side] }) { return nil }
    let facts = elements.map { $0.map { NodeFacts(meaning: $0) } }
    let found = results.map { $0.map { NodeFacts(meaning: $0) } }
    // A list without attributes exists if it has content.
    let all = [facts.base, facts.ours, facts.theirs] + found
    if all.allSatisfy({ $0.map { $0.attributes.isEmpty && $0.text.isEmpty } ?? true }) { return nil }
    var names: Set<String> = []
    for one in all { names.formUnion(one?.attributes.keys.map(\.self) ?? []) }
    for name in names.sorted() {
      let values = facts.map { $0?.attributes[name] }
      if let side = lost(values, found.map { $0?.attributes[name] }) {
        return reason(name.isEmpty ? "value" : name, elements, side)
      }
    }
    if let side = lost(facts.map { $0?.text }, found.map { $0?.text }) { return reason("text", elements, side) }
    if let side = lost(facts.map { $0?.tag }, found.map { $0?.tag }) { return reason("presence", elements, side) }
    return nil
  }

  /// The tag and the text of an element as they are written.
  private static func written(_ element: XMLElement) -> [ArraySlice<UInt8>] { [element.startTag, element.ownText] }

  /// The side with an edit that is missing in all results; nil if each edit is in one of the results.
  private func lost<Value: Equatable>(_ versions: ThreeWay<Value>, _ results: [Value]) -> MergeSide? {
    if results.count == 1 {
      guard let side = versions.decided else { return .theirs }
      if results[0] == versions[side] { return nil }
      return versions.ours == versions.base ? .theirs : .ours
    }
    return MergeSide.edited.first { side in
      versions[side] != versions.base && !results.contains { $0 == versions[side] }
    }
  }

  private func reason(_ what: String, _ elements: ThreeWay<XMLElement?>, _ side: MergeSide) -> String {
    guard let element = elements[side] ?? elements.base ?? elements.ours ?? elements.theirs else { return what }
    var owner = element
    while owner[.id] == nil, let outer = owner.parent { owner = outer }
    let id = owner[.id].map { " (\($0))" } ?? ""
    let place = owner == element ? "" : " in \(owner.tag)"
    return "a change in \(side.name) to the \(what) of \(element.tag)\(place)\(id) would be lost"
  }

  // MARK: - Places

  private func lostPlace() -> String? {
    let objects = Set(versions.ours.parents.keys).union(versions.theirs.parents.keys).sorted()
    for object in objects {
      let parents = versions.map { $0.parents[object] }
      // Removals are checked by `lostValue`.
      guard parents.ours != nil, parents.theirs != nil else { continue }
      let found = outputs.map { $0.parents[object] }
      if let side = lost(parents, found) { return reason("place", versions.map { $0.element(object) }, side) }
    }
    for (path, ours) in versions.ours.orders.sorted(by: { $0.key < $1.key }) {
      guard let base = versions.base.orders[path], let theirs = versions.theirs.orders[path] else { continue }
      if ours == base, theirs == base { continue }
      if let side = lostOrder(ThreeWay(base: base, ours: ours, theirs: theirs), path) {
        return reason("order", versions.map { $0.element(path) }, side)
      }
    }
    return nil
  }

  /// The only side that changed the order of the common elements, if no result has this order; nil otherwise.
  private func lostOrder(_ orders: ThreeWay<[UInt64]>, _ path: UInt64) -> MergeSide? {
    let results = outputs.map { $0.orders[path] ?? [] }
    var common = Set(orders.base).intersection(orders.ours).intersection(orders.theirs)
    for result in results { common.formIntersection(result) }
    let versions = orders.map { $0.filter(common.contains) }
    guard let side = versions.decided, versions[side] != versions.base else { return nil }
    return results.contains { $0.filter(common.contains) == versions[side] } ? nil : side
  }

  // MARK: - Rows

  private func lostRow() -> String? {
    var paths = Set(versions.base.rows.keys).union(versions.ours.rows.keys)
    paths.formUnion(versions.theirs.rows.keys)
    for path in paths.sorted() {
      let rows = versions.map { $0.rows[path] ?? [] }
      if let side = lostRow(rows, outputs.map { $0.rows[path] ?? [] }) {
        return "a change in \(side.name) to rows without an id would be lost"
      }
    }
    return nil
  }

  private func lostRow(_ rows: ThreeWay<[UInt64]>, _ results: [[UInt64]]) -> MergeSide? {
    if rows.base == rows.ours, rows.base == rows.theirs { return nil }
    if results.count == 1, let side = rows.decided {
      return results[0] == rows[side] ? nil : rows.ours == rows.base ? .theirs : .ours
    }
    let counts = rows.map(Self.counts)
    return lostCount(counts, results.map(Self.counts))
  }

  private static func counts(_ rows: [UInt64]) -> [UInt64: Int] {
    Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The side whose additions or removals are missing in all results; nil if each is in one of them.
  private func lostCount<Key: Hashable>(_ counts: ThreeWay<[Key: Int]>, _ results: [[Key: Int]]) -> MergeSide? {
    let keys = Set(counts.base.keys).union(counts.ours.keys).union(counts.theirs.keys)
    var lost: MergeSide?
    for key in keys {
      let count = counts.map { $0[key] ?? 0 }
      if count.ours == count.base, count.theirs == count.base { continue }
      // Two equal changes may be one change that both sides made, or two changes in different places.
      let sum = max(0, count.ours + count.theirs - count.base)
      let decided = count.decided.map { count[$0] } ?? sum
      let found = results.map { $0[key] ?? 0 }
      for side in MergeSide.edited where count[side] != count.base {
        if !found.contains(where: { $0 == decided || $0 == sum || results.count > 1 && $0 == count[side] }) {
          lost = lost == .ours ? .ours : side
        }
      }
    }
    return lost
  }

  // MARK: - Comments

  private func lostComment() -> String? {
    let side = lostCount(versions.map(\.comments), outputs.map(\.comments))
    return side.map { "a change in \($0.name) to a comment would be lost" }
  }
}

extension AuditFacts {
  /// The element of an object or a path; nil if the file does not have it.
  func element(_ path: UInt64) -> XMLElement? { elements[path].map { tree.element(at: $0) } }
}
