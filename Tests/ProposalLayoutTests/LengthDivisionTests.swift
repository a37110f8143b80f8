import Testing

@testable import IBConvert

/// What each member of a row is offered.
@Suite struct LengthDivisionTests {
  /// Members that take what they are offered within limits.
  private func divide(
    _ available: Double, _ limits: [(least: Double, most: Double)], priorities: [Double]? = nil
  ) -> (offers: [Double], lengths: [Double]) {
    LengthDivision.divide(available, priorities: priorities ?? limits.map { _ in 0 }) { member, offered in
      min(max(offered, limits[member].least), limits[member].most)
    }
  }

  @Test func whereNothingIsLeftEveryMemberIsOfferedNothing() {
    for available in [0.0, -30] {
      let division = divide(available, [(10, 50), (0, .infinity)])
      #expect(division.offers == [0, 0] && division.lengths == [10, 0])
    }
  }

  @Test func withoutAnEndEveryMemberIsOfferedAllOfIt() {
    let division = divide(.infinity, [(10, 50), (0, 20)])
    #expect(division.offers == [.infinity, .infinity] && division.lengths == [50, 20])
  }

  @Test func theLeastFlexibleIsAskedFirst() {
    // 100 points: the second can only be 10, so that the others share 90; the third then takes 20.
    let division = divide(100, [(0, .infinity), (10, 10), (0, 20)])
    #expect(division.offers == [70, 100.0 / 3, 45] && division.lengths == [70, 10, 20])
  }

  @Test func ofTwoThatTakeAnyLengthTheLongerMinimumIsAskedFirst() {
    let division = divide(100, [(0, .infinity), (80, .infinity)])
    #expect(division.offers == [20, 50] && division.lengths == [20, 80])
  }

  @Test func lowerPrioritiesKeepTheirMinimumAndGetTheRest() {
    let division = divide(100, [(30, .infinity), (0, 60)], priorities: [0, 1])
    #expect(division.offers == [40, 70] && division.lengths == [40, 60])
  }

  @Test func membersNeverGetLessThanNothing() {
    let division = divide(20, [(30, 30), (0, 10)], priorities: [1, 0])
    #expect(division.offers == [20, 0] && division.lengths == [30, 0])
  }
}
