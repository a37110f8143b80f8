/// A graph as lines of a tree: each object once, where it is reached first.
package struct GraphOutline: Sendable {
  package struct Line: Sendable {
    package enum Content: Sendable {
      case leaf(ObjectGraph.Leaf)
      /// An object; its members follow a level deeper.
      case object(Int)
      /// An object that is shown elsewhere.
      case seen(Int)
    }

    /// Levels from the left.
    package let depth: Int
    /// Nil at the top.
    package let label: ObjectGraph.Member.Label?
    package let content: Content
  }

  /// Objects deeper than that are shown at the end, so that lines stay short.
  private static let deepest = 60

  package private(set) var lines: [Line] = []

  package init(_ graph: ObjectGraph) {
    var isShown = [Bool](repeating: false, count: graph.nodes.count)
    /// Tops that are still to be shown, the last one next.
    var tops = Array(graph.nodes.indices.reversed())
    while let top = tops.popLast() {
      if isShown[top] || top > 0 && graph.nodes[top].isKey { continue }
      isShown[top] = true
      lines.append(Line(depth: 0, label: nil, content: .object(top)))
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
            lines.append(Line(depth: open.count, label: member.label, content: .leaf(leaf)))
          }
          continue
        }
        if isShown[target] || open.count >= Self.deepest {
          lines.append(Line(depth: open.count, label: member.label, content: .seen(target)))
          if !isShown[target] { tops.append(target) }
          continue
        }
        isShown[target] = true
        lines.append(Line(depth: open.count, label: member.label, content: .object(target)))
        open.append((target, 0))
      }
    }
  }
}
