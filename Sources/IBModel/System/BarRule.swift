/// A measure of a bar.
enum BarMeasure: Sendable {
  case navigation, navigationGap, sheetNavigation, largeTitle, search, prompt, toolbar, tab, topTab
}

/// One row of the table of bars: a measure, where it holds, and from when.
struct BarRule: Sendable {
  enum Profile: Sendable {
    /// A running app; rows begin at a release.
    case system
    /// Xcode's canvas; rows begin at a build.
    case canvas
  }

  let measure: BarMeasure
  let profile: Profile
  /// nil: any; so for the three below.
  let idiom: DeviceIdiom?
  let width: SizeClass?
  let height: SizeClass?
  let homeIndicator: Bool?
  let first: Double
  let points: Double
}
