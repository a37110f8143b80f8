import IBSource
import IBTestSupport
import Testing

@Suite struct CommonSubsequenceTests {
  private func common(_ old: [Int], _ new: [Int]) -> [Int] {
    let pairs = CommonSubsequence.pairs(old, new)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    return pairs.map { old[$0.old] }
  }

  @Test func shortListsShareAsMuchAsPossible() {
    #expect(common([], [1]).isEmpty)
    #expect(common([1, 2, 3], [1, 2, 3]) == [1, 2, 3])
    #expect(common([1, 2, 3, 4], [1, 3, 2, 4]).count == 3)
    #expect(common([7, 1, 1, 8], [1, 1, 9]) == [1, 1])
  }

  /// Every element occurs once, so the elements between the 50 changed ones are common.
  @Test func longListsAreSplitAtElementsThatOccurOnce() {
    let old = Array(0..<20_000)
    let new = old.map { $0 % 400 == 7 ? -$0 : $0 }
    #expect(common(old, new) == old.filter { $0 % 400 != 7 })
  }

  /// The longer of the two blocks that changed places is common.
  @Test func aMovedBlockOfALongListIsNotCommon() {
    let old = Array(0..<5_000)
    #expect(common(old, Array(2_000..<5_000) + Array(0..<2_000)) == Array(2_000..<5_000))
  }

  /// Zeros are between the elements that occur once, and are compared only there.
  @Test func repeatedElementsOfALongListAreComparedBetweenTheOthers() {
    let old = (1...1_500).flatMap { [$0, 0] }
    var new = old
    new[10] = -1
    new.remove(at: 2_001)
    #expect(common(old, new).count == old.count - 2)
  }

  @Test func longListsWithoutElementsThatOccurOnceShareTheirEnds() {
    let old = [1] + [Int](repeating: 2, count: 1_500) + [4]
    let new = [1] + [Int](repeating: 3, count: 1_500) + [4]
    #expect(common(old, new) == [1, 4])
  }
}
