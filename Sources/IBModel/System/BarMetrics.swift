/// The heights of the bars in a window in points.
///
/// They come from `Data/bars.json`. The latest row that applies to a window counts.
package struct BarMetrics: Hashable, Sendable {
  /// The properties of a window that its bars depend on.
  package struct Environment: Hashable, Sendable {
    package var idiom: DeviceIdiom
    package var classes: SizeClasses
    package var hasHomeIndicator: Bool

    package init(idiom: DeviceIdiom, classes: SizeClasses, hasHomeIndicator: Bool) {
      self.idiom = idiom
      self.classes = classes
      self.hasHomeIndicator = hasHomeIndicator
    }
  }

  /// The height of a navigation bar without large title, search field and prompt.
  package let navigationBar: Double
  /// The space between the top of the safe area and a navigation bar.
  package let navigationBarGap: Double
  /// The height of a navigation bar in a sheet that does not fill the screen.
  package let sheetNavigationBar: Double
  /// The height that a large title adds to a navigation bar; 0 without a large title.
  package let largeTitle: Double
  /// The height that a visible search field adds to a navigation bar.
  package let searchBar: Double
  /// The height of a toolbar without the inset of the home indicator below it.
  package let toolbar: Double
  /// The height of a tab bar at the bottom without the inset of the home indicator below it.
  package let tabBar: Double

  package init(_ environment: Environment, in release: SystemRelease) {
    self.init { BarRule.points($0, .system, environment, at: release.version) }
  }

  package init(_ environment: Environment, in era: CanvasEra) {
    self.init { BarRule.points($0, .canvas, environment, at: Double(era.build)) }
  }

  private init(_ points: (BarMeasure) -> Double) {
    navigationBar = points(.navigation)
    navigationBarGap = points(.navigationGap)
    sheetNavigationBar = points(.sheetNavigation)
    largeTitle = points(.largeTitle)
    searchBar = points(.search)
    toolbar = points(.toolbar)
    tabBar = points(.tab)
  }
}

extension BarMetrics.Environment {
  /// An iPad app on a Mac is assumed to have the bars of an iPad, because its bars have not been measured.
  fileprivate var barIdiom: DeviceIdiom { idiom == .mac ? .pad : idiom }
}

extension BarRule {
  /// The points of the latest row that applies; 0 without one.
  static func points(
    _ measure: BarMeasure, _ profile: Profile, _ environment: BarMetrics.Environment, at moment: Double
  ) -> Double {
    var latest: BarRule?
    for rule in table where rule.measure == measure && rule.profile == profile && rule.first <= moment {
      if rule.holds(in: environment), rule.first >= latest?.first ?? 0 { latest = rule }
    }
    return latest?.points ?? 0
  }

  func holds(in environment: BarMetrics.Environment) -> Bool {
    (idiom ?? environment.barIdiom) == environment.barIdiom
      && (width ?? environment.classes.horizontal) == environment.classes.horizontal
      && (height ?? environment.classes.vertical) == environment.classes.vertical
      && (homeIndicator ?? environment.hasHomeIndicator) == environment.hasHomeIndicator
  }
}

enum BarMeasure: Sendable {
  case navigation, navigationGap, sheetNavigation, largeTitle, search, toolbar, tab
}

/// One row in the table of bars: a measure, the windows to which it applies, and its first release.
struct BarRule: Sendable {
  enum Profile: Sendable {
    /// A running app. The first version is a release of the system.
    case system
    /// Xcode's canvas. The first version is a build of Xcode.
    case canvas
  }

  let measure: BarMeasure
  let profile: Profile
  /// The idiom; nil for any. The same applies to the three properties below.
  let idiom: DeviceIdiom?
  let width: SizeClass?
  let height: SizeClass?
  let homeIndicator: Bool?
  let first: Double
  let points: Double
}
