import IBSyntax

/// Decides which side's value is kept if Xcode, not the user, rewrote it on both sides.
struct Preference {
  /// The side that a newer Xcode saved; ours if both versions of Xcode are equal.
  let newer: MergeSide
  private let table: NodeTable
  /// For each side, the number of edited and added elements in each scene.
  private var work: ThreeWay<[Int: Int]> = ThreeWay(base: [:], ours: [:], theirs: [:])

  init(_ table: NodeTable) {
    self.table = table
    newer = Self.isOlder(table.trees.ours, than: table.trees.theirs) ? .theirs : .ours
    for side in MergeSide.edited { countWork(of: side) }
  }

  /// For frames, the side that did more work in the scene; for everything else, the side of the newer Xcode.
  func side(for node: Int) -> MergeSide {
    guard Self.isFrame(node, table) else { return newer }
    let scene = scene(of: node)
    let (ours, theirs) = (work.ours[scene] ?? 0, work.theirs[scene] ?? 0)
    return ours == theirs ? newer : ours > theirs ? .ours : .theirs
  }

  static func isFrame(_ node: Int, _ table: NodeTable) -> Bool {
    let element = table.element(node, .ours) ?? table.element(node, .theirs)
    return element?.name == .rect || element?.equals(.key, "frameInset") ?? false
  }

  private mutating func countWork(of side: MergeSide) {
    var scenes: [Int] = []
    scenes.reserveCapacity(table.numbers[side].count)
    for (index, node) in table.numbers[side].enumerated() {
      let element = table.trees[side].element(at: index)
      let scene = element.name == .scene ? node : element.parent.map { scenes[$0.index] } ?? 0
      scenes.append(scene)
      guard !table.nodes[node].isRewritten else { continue }
      if !table.nodes[node].isIn(.base) || table.isEdited(node, side) { work[side][scene, default: 0] += 1 }
    }
  }

  /// The node of the scene that contains a node; the document for a node outside scenes.
  private func scene(of node: Int) -> Int {
    for side in MergeSide.edited {
      var element = table.element(node, side)
      while let current = element, current.name != .scene { element = current.parent }
      if let element { return table.numbers[side][element.index] }
    }
    return 0
  }

  /// Whether an older Xcode saved the first tree. Versions are compared number by number, and letters are ignored.
  private static func isOlder(_ first: SyntaxTree, than second: SyntaxTree) -> Bool {
    let versions = [first, second].map { version($0.root?[.toolsVersion] ?? "") }
    return versions[0].lexicographicallyPrecedes(versions[1])
  }

  private static func version(_ text: String) -> [Int] {
    text.split(separator: ".").map { part in Int(part.prefix { $0.isNumber }) ?? 0 }
  }
}
