/// A graph as the lines of a tree. Each object is printed once, at the first reference to it.
package enum GraphOutline {
  package struct Line: Sendable {
    package enum Content: Sendable {
      case leaf(ObjectGraph.Leaf)
      /// An object, whose members follow one level deeper.
      case object(Int)
      /// An object that is printed elsewhere.
      case seen(Int)
    }

    /// The level in the tree.
    package let depth: Int
    /// The label; nil at the top.
    package let label: ObjectGraph.Member.Label?
    package let content: Content
  }

  /// The largest depth in the tree. Deeper objects are printed at the end, to keep lines short.
  private static let deepest = 60

  /// All lines. Each reference has one, so use `visit` if you do not need a list.
  package static func lines(_ graph: ObjectGraph) -> [Line] {
    var lines: [Line] = []
    visit(graph) { lines.append($0) }
    return lines
  }

  /// Calls `show` with each line from top to bottom.
  package static func visit(_ graph: ObjectGraph, _ show: (Line) -> Void) {
    var isShown = [Bool](repeating: false, count: graph.nodes.count)
    /// The objects that may still begin a tree, in reverse order.
    var tops = Array(graph.nodes.indices.reversed())
    while let top = tops.popLast() {
      if isShown[top] || top > 0 && graph.nodes[top].isKey { continue }
      isShown[top] = true
      show(Line(depth: 0, label: nil, content: .object(top)))
      var open: [(node: Int, member: Int)] = [(top, 0)]
      while let (node, place) = open.last {
        guard place < graph.nodes[node].members.count else {
          open.removeLast()
          continue
        }
        open[open.count - 1].member += 1
        let member = graph.nodes[node].members[place]
        guard case .node(let target) = member.target else {
          if case .leaf(let leaf) = member.target {
            show(Line(depth: open.count, label: member.label, content: .leaf(leaf)))
          }
          continue
        }
        if isShown[target] || open.count >= deepest {
          show(Line(depth: open.count, label: member.label, content: .seen(target)))
          if !isShown[target] { tops.append(target) }
          continue
        }
        isShown[target] = true
        show(Line(depth: open.count, label: member.label, content: .object(target)))
        open.append((target, 0))
      }
    }
  }
}
