import IBSource

/// Moves parts of a body that is too long to read into properties of the struct.
struct BodyParts {
  private(set) var all: [(name: String, views: [ViewNode])] = []
  private var taken: Set<String>
  private let name: (String) -> String?

  /// The largest number of lines in a body. A longer body is hard to read and slow to compile.
  static let longestBody = 80
  /// The smallest number of lines in a part. A shorter part stays in its body.
  private static let shortestPart = 12

  init(taken: Set<String>, name: @escaping (String) -> String?) {
    self.taken = taken.union(["body"])
    self.name = name
  }

  /// Moves parts into other properties until the body is short enough.
  mutating func body(of node: ViewNode) -> ViewNode {
    guard lineCount(node) > Self.longestBody else { return node }
    var result = node.mapChildren { body(of: $0) }
    shorten(&result)
    return result
  }

  /// Moves the longest children, and then runs of short ones. Each child is counted once, because there may be
  /// thousands.
  private mutating func shorten(_ node: inout ViewNode) {
    var count = lineCount(node)
    for place in node.modifiers.indices where count > Self.longestBody {
      let lines = node.modifiers[place].content.map(lineCount).reduce(0, +)
      guard lines >= Self.shortestPart else { continue }
      node.modifiers[place].content = [part(node.modifiers[place].content)]
      count -= lines - 1
    }
    var lengths = node.children.map(lineCount)
    let long = lengths.indices.filter { lengths[$0] >= Self.shortestPart }
    for place in long.sorted(by: { (-lengths[$0], $0) < (-lengths[$1], $1) }) where count > Self.longestBody {
      node.children[place] = part([node.children[place]])
      count -= lengths[place] - 1
      lengths[place] = 1
    }
    guard count > Self.longestBody else { return }
    var children: [ViewNode] = []
    var place = 0
    while place < lengths.count {
      var (end, sum) = (place, 0)
      while count > Self.longestBody, lengths[place] > 1, end < lengths.count,
        sum + lengths[end] <= Self.longestBody / 2
      {
        sum += lengths[end]
        end += 1
      }
      children.append(end > place ? part(Array(node.children[place..<end])) : node.children[place])
      if end > place { count -= sum - 1 }
      place = max(end, place + 1)
    }
    node.children = children
  }

  private mutating func part(_ views: [ViewNode]) -> ViewNode {
    let word = views.compactMap { $0.firstWord(name) }.first
    let base = word.map { $0.without(ending: ["Section", "View", "Label", "Button"]) + "Section" } ?? "section"
    let taken = taken
    let own = FreeName.name(base, numbered: { "\(base)\($0)" }) { !taken.contains($0) }
    self.taken.insert(own)
    all.append((own, views))
    return ViewNode(.hosted(HostedLeaf(className: own)))
  }

  private func lineCount(_ node: ViewNode) -> Int {
    var printer = TreePrinter()
    printer.print(node)
    return printer.output.lines.count
  }
}

extension ViewNode {
  /// The first name of an object in a tree, from the outside to the inside.
  fileprivate func firstWord(_ name: (String) -> String?) -> String? {
    for id in modifiers.reversed().map(\.id) + [id] {
      if let word = id.flatMap(IndentedLines.viewID).flatMap(name) { return word }
    }
    for child in children { if let word = child.firstWord(name) { return word } }
    return nil
  }
}
