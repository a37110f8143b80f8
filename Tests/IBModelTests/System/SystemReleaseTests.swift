import Testing

@testable import IBModel

@Suite struct SystemReleaseTests {
  @Test func rowsAscend() {
    let releases = SystemProfile.table.map(\.firstRelease)
    #expect(!releases.isEmpty)
    #expect(zip(releases, releases.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func numbersThatWereSkippedDoNotExist() {
    #expect(SystemRelease(18.7).exists)
    #expect(SystemRelease(26).exists)
    #expect(!SystemRelease(19).exists)
    #expect(!SystemRelease(25.9).exists)
    #expect(!SystemRelease(6).exists)
  }

  @Test(arguments: [(10.3, false, false), (11, true, false), (12, true, false), (13, true, true), (26, true, true)])
  func safeAreasComeWith11AndCardsWith13(_ version: Double, _ hasSafeAreas: Bool, _ hasCardSheets: Bool) {
    let release = SystemRelease(version)
    #expect(release.hasSafeAreas == hasSafeAreas)
    #expect(release.hasCardSheets == hasCardSheets)
  }

  @Test(arguments: [(7, false, false), (8, false, true), (10.3, false, true), (11, true, true), (26, true, true)])
  func rowsSizeThemselvesFrom11AndWithEstimatesFrom8(_ version: Double, _ always: Bool, _ estimated: Bool) {
    #expect(SystemRelease(version).sizesRows(estimated: false) == always)
    #expect(SystemRelease(version).sizesRows(estimated: true) == estimated)
  }

  @Test func cellsFollowTheReadableWidthUntil12() {
    #expect(SystemRelease(11).cellsFollowReadableWidth)
    #expect(!SystemRelease(12).cellsFollowReadableWidth)
  }

  @Test(arguments: [(12.5, ControlGeneration.ios7), (13, .ios13), (18, .ios13), (26, .ios26)])
  func controlsHaveThreeGenerations(_ version: Double, _ generation: ControlGeneration) {
    #expect(SystemRelease(version).controls == generation)
  }

  @Test(arguments: [
    (12.5, false, false, false), (13, true, false, false), (14.8, true, false, false), (15, true, true, false),
    (18.7, true, true, false), (26, true, true, true),
  ])
  func barsAreClearAtTheTopOfTheirContentFrom13(_ version: Double, _ large: Bool, _ all: Bool, _ hasGlass: Bool) {
    let release = SystemRelease(version)
    #expect(release.hasBarAppearances == large && release.hasClearBars == all && release.hasGlass == hasGlass)
  }

  @Test func wholeNumbersAreWrittenWithoutPoint() {
    #expect(SystemRelease(17).number == "17")
    #expect(SystemRelease(10.3).number == "10.3")
  }
}
