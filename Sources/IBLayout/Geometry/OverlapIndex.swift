import IBModel

/// Finds out whether one of the first n rectangles of a list overlaps another rectangle. A tree of bounding boxes
/// avoids comparing all of them.
struct OverlapIndex {
  fileprivate struct Node {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double
    /// The position in the list of the first rectangle inside.
    var first: Int
    /// The nodes inside, one level below; empty for a rectangle itself.
    var inside: Range<Int>
  }

  /// The levels, from the rectangles to the single root.
  private let levels: [[Node]]

  /// The number of child nodes, which fit into a few cache lines.
  private static let width = 8

  /// - Parameter rects: the list; nil for an entry that overlaps nothing.
  init(_ rects: [Rect?]) {
    let nodes = rects.enumerated().compactMap { place, rect in rect.map { Node($0, place) } }
    var levels = nodes.isEmpty ? [] : [Self.tiled(nodes)]
    while let last = levels.last, last.count > 1 { levels.append(Self.grouped(last)) }
    self.levels = levels
  }

  /// Whether one of the rectangles before a position shares an area with `rect`.
  func overlaps(_ rect: Rect, before place: Int) -> Bool {
    var open = (levels.last ?? []).indices.map { (levels.count - 1, $0) }
    while let (level, index) = open.popLast() {
      let node = levels[level][index]
      guard node.first < place, node.overlaps(rect) else { continue }
      if level == 0 { return true }
      open += node.inside.map { (level - 1, $0) }
    }
    return false
  }

  /// The nodes in an order that puts neighbors next to each other: in columns, each from top to bottom.
  private static func tiled(_ nodes: [Node]) -> [Node] {
    let columns = max(1, Int((Double(nodes.count) / Double(width)).squareRoot()))
    let length = (nodes.count + columns - 1) / columns
    let sorted = nodes.sorted { ($0.minX, $0.first) < ($1.minX, $1.first) }
    return stride(from: 0, to: sorted.count, by: length).flatMap { start in
      sorted[start..<min(start + length, sorted.count)].sorted { ($0.minY, $0.first) < ($1.minY, $1.first) }
    }
  }

  private static func grouped(_ nodes: [Node]) -> [Node] {
    stride(from: 0, to: nodes.count, by: width).map { start in
      let inside = start..<min(start + width, nodes.count)
      var around = nodes[start]
      around.inside = inside
      for node in nodes[inside] { around.enclose(node) }
      return around
    }
  }
}

extension OverlapIndex.Node {
  fileprivate init(_ rect: Rect, _ place: Int) {
    self.init(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY, first: place, inside: 0..<0)
  }

  fileprivate func overlaps(_ rect: Rect) -> Bool {
    minX < rect.maxX && rect.x < maxX && minY < rect.maxY && rect.y < maxY
  }

  fileprivate mutating func enclose(_ other: Self) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
    first = min(first, other.first)
  }
}
