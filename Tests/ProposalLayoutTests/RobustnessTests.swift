import Testing

@testable import IBConvert

/// Trees that no one should write.
@Suite struct RobustnessTests {
  private static func nested(_ depth: Int) -> ViewNode {
    (0..<depth).reduce(ViewNode.color().id("leaf")) { inner, level in
      level.isMultiple(of: 2) ? .hStack(spacing: 0, [inner, .spacer(minLength: 0)]) : .vStack(spacing: 0, [inner])
    }
  }

  @Test func aThousandNestedStacksAreLaidOut() {
    let layout = Self.nested(1_000).layout(300, 300)
    #expect(layout.frame(of: "leaf") != nil)
    #expect(layout.questionCount <= 12 * layout.nodeCount)
  }

  @Test func whatIsNestedTooDeepIsLeftOut() {
    let layout = Self.nested(TreeLimits.deepestNesting + 50).layout(300, 300)
    #expect(layout.frame(of: "leaf") == nil)
    #expect(layout.nodeCount >= TreeLimits.deepestNesting)
  }

  /// Each modifier of a view is a level of its own.
  @Test func aTreeMayHaveExactlyTheDeepestLevel() {
    func count(_ modifiers: Int) -> Int {
      let leaf = (0..<modifiers).reduce(ViewNode.color()) { view, _ in view.padding(1) }
      return leaf.layout(300, 300).nodeCount
    }
    let least = count(1)
    #expect(least == count(0) + 1)
    #expect(count(TreeLimits.deepestNesting) < TreeLimits.deepestNesting)
    #expect(count(TreeLimits.deepestNesting - 1) >= TreeLimits.deepestNesting)
  }

  /// In a debug build any of them goes to the limit on a thread with 8 MB; that takes too long for each run.
  @Test func deeplyNestedContainersOfAnyKindAreLaidOut() {
    let kinds: [@Sendable (ViewNode) -> ViewNode] = [
      { .zStack([$0, .color()]) }, { .scrollView([$0]) }, { .geometryReader([$0]) },
    ]
    for kind in kinds {
      let tree = (0..<TreeLimits.deepestNesting / 3).reduce(ViewNode.color().id("leaf")) { inner, _ in kind(inner) }
      #expect(tree.layout(300, 300).frame(of: "leaf") != nil)
    }
  }

  @Test func questionsGrowWithTheNumberOfLeaves() {
    func questions(_ count: Int) -> Double {
      let rows = (0..<count).map { ViewNode.hStack([.text("Row \($0)"), .spacer(), .color().frame(width: 20)]) }
      let layout = ViewNode.vStack(rows).layout(300, 300)
      return Double(layout.questionCount) / Double(layout.nodeCount)
    }
    #expect(questions(300) <= questions(10) * 1.1)
  }

  @Test func unusableLengthsAreIgnored() {
    let frame = ViewNode.color().frame(width: -5, height: .infinity).id("a").layout(100, 50)
    #expect(frame.frame(of: "a") == Rect(0, 0, 100, 50))
    let padding = ViewNode.color().padding(EdgeInsets(top: .nan)).id("a").layout(100, 50)
    #expect(padding.frame(of: "a") == Rect(0, 0, 100, 50))
  }

  @Test func aSizeWithoutAnEndIsNothing() {
    let layout = ViewNode.color().frame(idealWidth: .infinity).fixedSize().id("a").layout(100, 50)
    #expect(layout.frame(of: "a")?.width == 0)
  }

  @Test func rowsMirrorInRightToLeft() {
    // 300 wide row in 320: 310 − 40 = 270, 270 − 8 − 60 = 202, 10.
    let row = ViewNode.hStack([.box("a", 40, 10), .box("b", 60, 10), .spacer(), .box("c", 30, 10)]).frame(width: 300)
    let layout = row.layout(320, 100) { $0.direction = .rightToLeft }
    #expect(["a", "b", "c"].map { layout.frame(of: $0)?.x } == [270, 202, 10])
  }
}
