import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

@Suite struct OverlapIndexTests {
  /// Against a look at each rectangle, for few and many, in rows and anywhere, some of them nowhere.
  @Test(arguments: [0, 1, 7, 8, 9, 65, 400]) func answersAsALookAtEach(_ count: Int) {
    var random = SplitMix(seed: UInt64(count))
    func side() -> Double { Double(Int.random(in: 0...30, using: &random)) }
    func rect() -> Rect { Rect(x: side() * 10, y: side() * 10, width: side(), height: side()) }
    let rects = (0..<count).map { _ in Int.random(in: 0..<10, using: &random) == 0 ? nil : rect() }
    let index = OverlapIndex(rects)
    for _ in 0..<300 {
      let (asked, place) = (rect(), Int.random(in: 0...count, using: &random))
      let expected = rects.prefix(place).contains { other in
        guard let other else { return false }
        return other.x < asked.maxX && asked.x < other.maxX && other.y < asked.maxY && asked.y < other.maxY
      }
      #expect(index.overlaps(asked, before: place) == expected)
    }
  }
}
