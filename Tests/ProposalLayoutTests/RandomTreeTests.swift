import Testing

@testable import IBConvert

/// What must hold of any tree.
@Suite struct RandomTreeTests {
  private static let tolerance = 0.000_1

  /// The seeds of trees for which something does not hold; none that come after the first few are looked at.
  private static func seeds(
    _ seeds: Range<Int> = 0..<4_000, where isWrong: (RandomTree) -> Bool
  ) -> [Int] {
    var wrong: [Int] = []
    for seed in seeds where wrong.count < 5 && isWrong(RandomTree(seed: seed)) { wrong.append(seed) }
    return wrong
  }

  private static func frames(_ layout: TreeLayout) -> [Rect] { layout.views.map(\.frame) }

  private static func areEqual(_ a: [Rect], _ b: [Rect]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isWithin(tolerance, of: $1) }
  }

  @Test func framesAreFiniteAndNotNegative() {
    let wrong = Self.seeds { tree in
      let layout = tree.layout()
      let isUsable = Self.frames(layout).allSatisfy {
        $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite && $0.width >= 0 && $0.height >= 0
      }
      return !isUsable
    }
    #expect(wrong.isEmpty)
  }

  @Test func theSameTreeHasTheSameFrames() {
    #expect(Self.seeds(0..<1_000) { $0.layout().views != $0.layout().views }.isEmpty)
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let wrong = Self.seeds { tree in
      let mirrored = Self.frames(tree.layout(nil, .rightToLeft)).map {
        Rect(x: tree.size.width - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
      }
      return !Self.areEqual(Self.frames(tree.layout()), mirrored)
    }
    #expect(wrong.isEmpty)
  }

  @Test func paddingsAddUp() {
    let (a, b) = (EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11), EdgeInsets(2.5))
    let wrong = Self.seeds { tree in
      let twice = Self.frames(tree.layout(tree.tree.padding(a).padding(b)))
      let once = Self.frames(tree.layout(tree.tree.padding(a + b)))
      return !Self.areEqual(Array(twice.dropFirst(2)), Array(once.dropFirst()))
    }
    #expect(wrong.isEmpty)
  }

  @Test func layersOfOneViewAreTheView() {
    let wrong = Self.seeds { tree in
      let layered = Self.frames(tree.layout(.zStack([tree.tree])))
      return !Self.areEqual(Self.frames(tree.layout()), Array(layered.dropFirst()))
    }
    #expect(wrong.isEmpty)
  }

  /// A node is asked for the smallest, the largest and the final length on each axis at most, and for what their answers
  /// lead to; most are asked twice.
  @Test func questionsGrowWithTheTree() {
    var nodes = 0
    var questions = 0
    for seed in 0..<2_000 {
      let layout = RandomTree(seed: seed).layout()
      nodes += layout.nodeCount
      questions += layout.questionCount
      #expect(layout.questionCount <= 12 * layout.nodeCount, "seed \(seed)")
    }
    #expect(Double(questions) <= 2.5 * Double(nodes))
  }
}
