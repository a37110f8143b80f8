import IBModel
import Testing

/// The arithmetic of rectangles, with a different number for each edge.
@Suite struct GeometryTests {
  private let rect = Rect(x: 1, y: 20, width: 300, height: 4000)
  private let edges = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
  private let sides = Insets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func aRectHasEdgesOnBothAxes() {
    #expect([rect.start(.horizontal), rect.end(.horizontal), rect.length(.horizontal)] == [1, 301, 300])
    #expect([rect.start(.vertical), rect.end(.vertical), rect.length(.vertical)] == [20, 4020, 4000])
    #expect(rect.center(.horizontal) == 151 && rect.center(.vertical) == 2020)
    #expect(rect.origin == Point(x: 1, y: 20) && rect.size == Size(width: 300, height: 4000))
    #expect(Rect(origin: rect.origin, size: rect.size) == rect)
    #expect(Size(along: .horizontal, 1, across: 2) == Size(width: 1, height: 2))
    #expect(Size(along: .vertical, 1, across: 2) == Size(width: 2, height: 1).turned.turned)
    #expect(Size(width: 1, height: 2).turned == Size(width: 2, height: 1))
    #expect(Size(width: 1, height: 2) + Size(width: 10, height: 20) == Size(width: 11, height: 22))
  }

  @Test func oneAxisIsReadAndWritten() {
    var (point, size) = (Point(x: 1, y: 2), Size(width: 1, height: 2))
    #expect([point[.horizontal], point[.vertical], size[.horizontal], size[.vertical]] == [1, 2, 1, 2])
    (point[.horizontal], size[.vertical]) = (3, 4)
    #expect(point == Point(x: 3, y: 2) && size == Size(width: 1, height: 4))
    (point[.vertical], size[.horizontal]) = (5, 6)
    #expect(point == Point(x: 3, y: 5) && size == Size(width: 6, height: 4))
    #expect(Axis.horizontal.other == .vertical && Axis.vertical.other == .horizontal)
    for axis in Axis.allCases {
      #expect(AxisSet(axis).contains(axis) && !AxisSet(axis).contains(axis.other) && AxisSet.both.contains(axis))
      #expect(Edge.start(of: axis).axis == axis && Edge.end(of: axis).axis == axis)
    }
    #expect(AxisSet(.horizontal) == .horizontal && AxisSet(.vertical) == .vertical)
    #expect(Edge.start(of: .horizontal) == .leading && Edge.end(of: .horizontal) == .trailing)
    #expect(Edge.start(of: .vertical) == .top && Edge.end(of: .vertical) == .bottom)
  }

  @Test func insetsMoveEachEdge() {
    #expect(rect.inset(by: sides) == Rect(x: 3, y: 21, width: 290, height: 3995))
    #expect(rect.inset(by: edges) == Rect(x: 3, y: 21, width: 290, height: 3995))
    #expect(rect.inset(by: edges, .rightToLeft) == Rect(x: 9, y: 21, width: 290, height: 3995))
    #expect(rect.outset(by: sides) == Rect(x: -1, y: 19, width: 310, height: 4005))
    #expect(rect.insets(of: rect.inset(by: sides), .leftToRight) == edges)
    #expect(rect.insets(of: rect.inset(by: edges, .rightToLeft), .rightToLeft) == edges)
    #expect(sides + Insets(all: 10) == Insets(top: 11, left: 12, bottom: 14, right: 18))
    #expect(edges + EdgeInsets(repeating: 10) == EdgeInsets(top: 11, leading: 12, bottom: 14, trailing: 18))
    #expect(edges.length(along: .horizontal) == 10 && edges.length(along: .vertical) == 5)
  }

  /// Insets larger than the rectangle leave an empty one, midway between the edges.
  @Test func aRectIsNeverTurnedInsideOut() {
    let small = Rect(x: 100, y: 200, width: 4, height: 2)
    #expect(small.inset(by: edges, .leftToRight) == Rect(x: 99, y: 199.5, width: 0, height: 0))
    #expect(
      small.inset(by: EdgeInsets(leading: 1, trailing: 3), .leftToRight) == Rect(x: 101, y: 200, width: 0, height: 2))
  }

  @Test func theDirectionDecidesWhichSideIsLeading() {
    #expect(EdgeInsets(sides, .leftToRight) == edges && Insets(edges, .leftToRight) == sides)
    #expect(EdgeInsets(sides, .rightToLeft) == EdgeInsets(top: 1, leading: 8, bottom: 4, trailing: 2))
    #expect(Insets(edges, .rightToLeft) == Insets(top: 1, left: 8, bottom: 4, right: 2))
  }

  @Test(arguments: Edge.allCases) func eachEdgeIsItself(_ edge: Edge) {
    let set = EdgeSet(edge)
    #expect(Edge.allCases.filter(set.contains) == [edge])
    #expect(EdgeSet.horizontal.contains(edge) == (edge.axis == .horizontal))
    #expect(EdgeSet.vertical.contains(edge) == (edge.axis == .vertical) && EdgeSet.all.contains(edge))
    var insets = EdgeInsets(3, on: set)
    #expect(Edge.allCases.map { insets[$0] } == Edge.allCases.map { $0 == edge ? 3 : 0 } && insets.isFinite)
    for value in [Double.infinity, -.infinity, .nan] {
      insets[edge] = value
      #expect(!insets.isFinite)
    }
    #expect(EdgeInsets(3) == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3) && edges[edge] != 0)
  }

  /// Whether the rectangle contains, overlaps or is near another one that differs at one edge.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 0.0, true, true, true), (-0.5, 0, 0, 0, true, true, true), (-0.6, 0, 0.6, 0, false, true, false),
    (0, -0.6, 0, 0.6, false, true, false), (0, 0, 0.6, 0, false, true, false), (0, 0, 0, 0.6, false, true, false),
    (0, 0, 0.5, 0.5, true, true, true), (0.6, 0, -0.6, 0, true, true, false), (0, 0.6, 0, -0.6, true, true, false),
    (0, 0, -0.6, 0, true, true, false), (0, 0, 0, -0.6, true, true, false), (299, 0, 0, 0, false, true, false),
    (299.5, 0, 0, 0, false, false, false), (-299, 0, 0, 0, false, true, false), (-299.5, 0, 0, 0, false, false, false),
    (0, 3999, 0, 0, false, true, false), (0, 3999.5, 0, 0, false, false, false),
    (0, -3999.5, 0, 0, false, false, false), (500, 0, 0, 0, false, false, false),
  ])
  func twoRectsAreComparedWithATolerance(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ contains: Bool, _ overlaps: Bool, _ isNear: Bool
  ) {
    let other = Rect(x: rect.x + x, y: rect.y + y, width: rect.width + width, height: rect.height + height)
    #expect(rect.contains(other, within: 0.5) == contains)
    #expect(rect.overlaps(other, within: 0.5) == overlaps)
    #expect(rect.isNear(other, within: 0.5) == isNear)
    let (left, top) = (min(rect.x, other.x), min(rect.y, other.y))
    let all = rect.union(other)
    #expect(all.origin == Point(x: left, y: top))
    #expect(all.maxX == max(rect.maxX, other.maxX) && all.maxY == max(rect.maxY, other.maxY))
  }
}
