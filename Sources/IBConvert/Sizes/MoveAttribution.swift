import IBLayout
import IBModel
import ProposalLayout

/// Layouts of a tree on one configuration with SwiftUI's sizes for some views: finds which view's size moves which
/// view.
struct MoveAttribution {
  private(set) var difference: SwiftUISizeDifferences.Difference
  private(set) var layoutCount = 0
  /// With all sizes that differ.
  private(set) var frames: [String: Rect]
  private let sizes: SwiftUISizeDifferences
  private let table: FrameTable
  private let index: Int
  private let environment: ViewEnvironment
  /// With UIKit's sizes.
  private let before: [String: Rect]
  /// Layouts with other sizes for the views of unknown size, each made when it is needed.
  private var probes: [[String: Rect]] = []
  /// With one of the sizes that differ, and with all but it, by the ids of leaves.
  private var alone: [String: [String: Rect]] = [:]
  private var without: [String: [String: Rect]] = [:]

  /// Views whose size differs.
  private let changed: [SwiftUISizeDifferences.Leaf]
  /// The first of them in each view, by its place.
  private let inside: [Int: [SwiftUISizeDifferences.Leaf]]

  /// The most sizes tried one by one on each configuration of a tree, so that the cost grows only with the tree.
  private static let mostTrials = 12
  /// What a view of unknown size is longer by in a probe, in points.
  private static let probeLength = 37.0

  init(_ sizes: SwiftUISizeDifferences, _ table: FrameTable, _ index: Int) {
    self.sizes = sizes
    self.table = table
    self.index = index
    environment = .measuringText(of: sizes.scene.configurations[index])
    before = table.placed[index]
    frames = before
    difference = sizes.difference(index, in: environment)
    var inside: [Int: [SwiftUISizeDifferences.Leaf]] = [:]
    changed = sizes.leaves.filter { [difference] in difference.contents[$0.id] != nil }
    for leaf in changed {
      var current: Int? = leaf.view
      while let next = current, inside[next, default: []].count < Self.mostTrials {
        inside[next, default: []].append(leaf)
        current = sizes.scene.views[next].parent
      }
    }
    self.inside = inside
    guard !difference.contents.isEmpty else { return }
    frames = layout(difference.contents)
    for paragraph in sizes.paragraphs {
      guard let old = before[paragraph.leaf.id], let new = frames[paragraph.leaf.id],
        SwiftUISizeDifferences.isBroken(paragraph, from: old.width, to: new.width, in: environment)
      else { continue }
      difference.gaps[paragraph.leaf.id] = .lines
    }
  }

  private mutating func layout(_ contents: [String: ViewNode]) -> [String: Rect] {
    layoutCount += 1
    return table.layout(index, in: environment, replacing: contents)
  }

  private func frame(of view: Int, in scrolled: String?, _ placed: [String: Rect]) -> Rect? {
    table.swiftUI(sizes.scene.views[view].id, in: scrolled, placed)
  }

  // MARK: - Unknown sizes

  /// Why it is not known where a view is; nil where it is.
  mutating func gap(of view: Int, in scrolled: String?) -> SizeGap? {
    guard !difference.gaps.isEmpty else { return nil }
    if let leaf = sizes.leaf[view], let gap = difference.gaps[leaf.id] { return gap }
    let frame = frame(of: view, in: scrolled, frames)
    for (place, isLonger) in [true, false].enumerated() {
      if place == probes.count { probes.append(probe(isLonger: isLonger)) }
      if self.frame(of: view, in: scrolled, probes[place]).differs(from: frame) { return .others }
    }
    return nil
  }

  /// All views of unknown size longer, or without any length.
  private mutating func probe(isLonger: Bool) -> [String: Rect] {
    var contents = difference.contents
    for leaf in sizes.leaves + sizes.paragraphs.map(\.leaf) where difference.gaps[leaf.id] != nil {
      guard var probe = table.tree.measures[index].leaves[leaf.id] else { continue }
      for axis in [\HostedLeaf.width, \HostedLeaf.height] where probe[keyPath: axis].isRigid {
        let length = probe[keyPath: axis].intrinsic ?? 0
        probe[keyPath: axis].intrinsic = isLonger ? length + Self.probeLength : 0
      }
      contents[leaf.id] = ViewNode(.hosted(probe))
    }
    return layout(contents)
  }

  // MARK: - Causes

  /// Which size a view moves because of.
  mutating func cause(of view: Int, in scrolled: String?) -> SizeVerdict.Cause {
    let old = frame(of: view, in: scrolled, before)
    let new = frame(of: view, in: scrolled, frames)
    let own = sizes.leaf[view].flatMap { difference.contents[$0.id] }
    if own != nil, let old, let new, old.size.differs(from: new.size) { return .own }
    if changed.count == 1, let only = changed.first { return only.view == view ? .own : .view(only.view) }
    guard let old, let new, let edge = Self.furthest(from: old, to: new) else { return .several }
    let nearest = nearest(to: view)
    var best: (share: Double, view: Int)?
    func note(_ share: Double, _ leaf: SwiftUISizeDifferences.Leaf) {
      if share > best?.share ?? Self.leastShare { best = (share, leaf.view) }
    }
    let whole = edge(new) - edge(old)
    for leaf in nearest {
      guard let rect = withOnly(leaf).flatMap({ frame(of: view, in: scrolled, $0) }) else { continue }
      note((edge(rect) - edge(old)) / whole, leaf)
    }
    // If the longest of several lengths decides, replacing only one of them changes nothing.
    for leaf in nearest where best == nil {
      guard let rect = withoutOnly(leaf).flatMap({ frame(of: view, in: scrolled, $0) }) else { continue }
      note((edge(new) - edge(rect)) / whole, leaf)
    }
    return best.map { $0.view == view ? .own : .view($0.view) } ?? .several
  }

  /// The part of the way that a size has to account for.
  private static let leastShare = 0.05

  private mutating func withOnly(_ leaf: SwiftUISizeDifferences.Leaf) -> [String: Rect]? {
    if let known = alone[leaf.id] { return known }
    guard alone.count < Self.mostTrials else { return nil }
    let placed = layout(difference.contents.filter { $0.key == leaf.id })
    alone[leaf.id] = placed
    return placed
  }

  private mutating func withoutOnly(_ leaf: SwiftUISizeDifferences.Leaf) -> [String: Rect]? {
    if let known = without[leaf.id] { return known }
    guard without.count < Self.mostTrials else { return nil }
    let placed = layout(difference.contents.filter { $0.key != leaf.id })
    without[leaf.id] = placed
    return placed
  }

  /// Views whose size differs, the first in the superview of a view, then those in the one around it, and so on.
  private func nearest(to view: Int) -> [SwiftUISizeDifferences.Leaf] {
    var result: [SwiftUISizeDifferences.Leaf] = []
    var current: Int? = view
    while let next = current, result.count < Self.mostTrials {
      result += inside[next, default: []].filter { leaf in !result.contains { $0.id == leaf.id } }
      current = sizes.scene.views[next].parent
    }
    return Array(result.prefix(Self.mostTrials))
  }

  /// The edge that moves most.
  private static func furthest(from old: Rect, to new: Rect) -> ((Rect) -> Double)? {
    let edges: [(Rect) -> Double] = [{ $0.x }, { $0.y }, { $0.maxX }, { $0.maxY }]
    var best: (length: Double, edge: (Rect) -> Double)?
    for edge in edges {
      let length = abs(edge(new) - edge(old))
      if length > best?.length ?? SwiftUISizeDifferences.equal { best = (length, edge) }
    }
    return best?.edge
  }
}

extension Size {
  fileprivate func differs(from other: Size) -> Bool {
    abs(width - other.width) > SwiftUISizeDifferences.equal || abs(height - other.height) > SwiftUISizeDifferences.equal
  }
}

extension Rect? {
  fileprivate func differs(from other: Rect?) -> Bool {
    guard let self, let other else { return (self == nil) != (other == nil) }
    return !self.isNear(other, within: SwiftUISizeDifferences.equal)
  }
}
