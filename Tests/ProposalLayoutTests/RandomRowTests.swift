import IBTestSupport
import Testing

@testable import IBConvert

/// Rows of random members, beside a reference that divides them in another way.
@Suite struct RandomRowTests {
  private static let count = 10_000
  private static let tolerance = 0.000_001

  private static func member(_ dice: inout SplitMix) -> (view: ViewNode, reference: RowReference.Member) {
    let lengths: [Double] = [0, 5, 10, 20, 30, 33.3, 50, 80, 120]
    let minimum = dice.pick(lengths)
    let added = dice.pick(lengths)
    let maximum = Bool.random(using: &dice) ? minimum + added : .infinity
    let priority: Double = dice.pick([0, 0, 0, 1, 2, -1])
    // Both limits make a frame that takes what it is offered within them; one maximum alone has no minimum.
    let view = ViewNode.color().frame(minWidth: minimum, maxWidth: maximum).layoutPriority(priority).id("view")
    return (view, RowReference.Member(minimum: minimum, maximum: maximum, priority: priority))
  }

  @Test func randomRowsAreDividedAsTheReferenceDoes() {
    var dice = SplitMix(seed: 17)
    var wrong: [Int] = []
    for row in 0..<Self.count {
      let members = (0..<Int.random(in: 1...7, using: &dice)).map { _ in Self.member(&dice) }
      let spacing: Double = dice.pick([0, 4, 8, 20])
      let offered = Double.random(in: 0...600, using: &dice)
      let tree = ViewNode.hStack(spacing: spacing, members.map(\.view))
      let layout = TreeLayout(tree, in: TreeRequest(size: Size(width: offered, height: 40)))
      let widths = layout.views.filter { $0.id == "view" }.map(\.frame.width)
      let expected = RowReference.widths(of: members.map(\.reference), spacing: spacing, offered: offered)
      let isEqual = zip(widths, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
      if !isEqual || widths.count != expected.count { wrong.append(row) }
    }
    #expect(wrong.isEmpty)
  }
}
