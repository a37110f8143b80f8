import Testing

@testable import IBModel

@Suite struct BarMetricsTests {
  private static let tallPhone = environment(.phone, .compact, .regular)
  private static let shortPhone = environment(.phone, .compact, .compact)
  private static let widePhone = environment(.phone, .regular, .compact)
  private static let pad = environment(.pad, .regular, .regular, indicator: false)
  private static let indicatorPad = environment(.pad, .regular, .regular)
  private static let narrowPad = environment(.pad, .compact, .regular)

  private static func environment(
    _ idiom: DeviceIdiom, _ width: SizeClass, _ height: SizeClass, indicator: Bool = true
  ) -> BarMetrics.Environment {
    .init(idiom: idiom, classes: SizeClasses(width, height), hasHomeIndicator: indicator)
  }

  /// Otherwise which of them counts would depend on their order.
  @Test func noTwoRowsBeginAtOnceForOneWindow() {
    for environment in Self.everyEnvironment {
      for (index, rule) in BarRule.table.enumerated() where rule.holds(in: environment) {
        let rivals = BarRule.table[(index + 1)...].filter {
          $0.measure == rule.measure && $0.profile == rule.profile && $0.first == rule.first
            && $0.holds(in: environment)
        }
        #expect(rivals.isEmpty, "\(rule) \(rivals)")
      }
    }
  }

  @Test func everyWindowHasBarsInEveryReleaseAndEra() {
    for environment in Self.everyEnvironment {
      let inReleases = SystemRelease.all.map { BarMetrics(environment, in: $0) }
      let inEras = CanvasProfile.table.map { BarMetrics(environment, in: CanvasEra(build: $0.firstBuild)) }
      for bars in inReleases + inEras {
        #expect(bars.navigationBar > 0)
        #expect(bars.sheetNavigationBar > 0)
        #expect(bars.toolbar > 0)
        #expect(bars.tabBar > 0)
      }
    }
  }

  private static var everyEnvironment: [BarMetrics.Environment] {
    var all: [BarMetrics.Environment] = []
    for idiom in DeviceIdiom.allCases {
      for width in [SizeClass.compact, .regular] {
        for height in [SizeClass.compact, .regular] {
          for indicator in [false, true] { all.append(environment(idiom, width, height, indicator: indicator)) }
        }
      }
    }
    return all
  }

  @Test(arguments: [
    (tallPhone, 10.0, 44.0), (tallPhone, 18, 44), (tallPhone, 26, 54), (shortPhone, 17, 32), (shortPhone, 26, 32),
    (widePhone, 17, 44), (widePhone, 26, 54), (pad, 11, 44), (pad, 12, 50), (pad, 26, 54), (narrowPad, 17, 50),
  ])
  func navigationBars(_ environment: BarMetrics.Environment, _ release: Double, _ height: Double) {
    #expect(BarMetrics(environment, in: SystemRelease(release)).navigationBar == height)
  }

  @Test(arguments: [
    (tallPhone, 17.0, 49.0), (shortPhone, 10, 49), (shortPhone, 11, 32), (widePhone, 17, 49), (pad, 11, 49),
    (pad, 12, 50),
    // 65 from the bottom edge with the 20 of the home indicator.
    (indicatorPad, 12, 45),
  ])
  func tabBars(_ environment: BarMetrics.Environment, _ release: Double, _ height: Double) {
    #expect(BarMetrics(environment, in: SystemRelease(release)).tabBar == height)
  }

  @Test func largeTitlesNeed11AndHeight() {
    #expect(BarMetrics(Self.tallPhone, in: SystemRelease(10)).largeTitle == 0)
    #expect(BarMetrics(Self.tallPhone, in: SystemRelease(11)).largeTitle == 52)
    #expect(BarMetrics(Self.shortPhone, in: SystemRelease(17)).largeTitle == 0)
  }

  @Test func searchMovesInlineOnPadsWith16() {
    #expect(BarMetrics(Self.pad, in: SystemRelease(15)).searchBar == 52)
    #expect(BarMetrics(Self.pad, in: SystemRelease(16)).searchBar == 0)
    #expect(BarMetrics(Self.tallPhone, in: SystemRelease(16)).searchBar == 52)
  }

  @Test(arguments: [(14490, 44.0), (14800, 56), (23727, 56), (24090, 70), (32700, 56)])
  func bandsOfSheetsOnTheCanvas(_ build: Int, _ height: Double) {
    #expect(BarMetrics(Self.tallPhone, in: CanvasEra(build: build)).sheetNavigationBar == height)
  }

  /// Measurements/SafeArea.md#toolbar.
  @Test func toolbarsOfPhonesWithAHomeButtonAreTallerOnTheCanvasFromXcode11On() {
    let phone = Self.environment(.phone, .compact, .regular, indicator: false)
    #expect(BarMetrics(phone, in: CanvasEra(build: 14490)).toolbar == 44)
    #expect(BarMetrics(phone, in: CanvasEra(build: 15705)).toolbar == 49)
    #expect(BarMetrics(phone, in: SystemRelease(17)).toolbar == 44)
  }

  /// The canvas draws 49 + 34 = 83 below a toolbar of a notched phone, a running app 44 + 34.
  @Test func toolbarsOfNotchedPhonesAreTallerOnTheCanvas() {
    #expect(BarMetrics(Self.tallPhone, in: CanvasEra(build: 22505)).toolbar == 49)
    #expect(BarMetrics(Self.tallPhone, in: SystemRelease(17)).toolbar == 44)
  }
}
