import IBModel

/// What the containers around a root view give it: its size, where its window has bars, which margins it has.
///
/// Computed once for each root and configuration. Lengths in points.
struct ContainerContext: Sendable {
  /// The root view's size.
  var size: Size
  /// The origin of the root view in the window: below an opaque bar, not under it.
  var origin: Point
  /// The insets of the root view that bars, housing and indicators cover.
  var safeArea: Insets
  /// The least leading and trailing margin of a root view.
  var systemMargin: Double
  /// Whether margins include the safe area: from iOS 11 on. On the canvas each view's own flag decides, which Xcode 9
  /// wrote as NO into every view it converted.
  var marginsIncludeSafeArea: Bool
  /// Before iOS 11 the margins of a root view cannot be changed (Behaviors.md M1).
  var rootMarginsCanBeSet: Bool
  /// Whether the root view's margins are never less than the system's on the sides (M5); an app may lift it (M6).
  var respectsSystemMinimumMargins = true
  /// Where a navigation bar around the view ends, from the top of the window or sheet; 0 without one.
  var navigationBarEnd = 0.0
  /// The height of the search field below the title of a navigation bar around the view; 0 without one.
  var searchField = 0.0
  /// What the app sets in code for the controller; nothing on the canvas.
  var settings = ControllerSettings()
  /// The traits inside the container; a sheet or a split may change the window's.
  let configuration: TraitConfiguration
  /// The parts of the root's frame that nothing but the stored frame determines.
  var kept: [FrameCoordinate]
  /// Whether the root's size comes from a container that is itself placed by the stored frame.
  var sizeIsOpen = false
  /// Whether the size is only what the content comes near to: a bar lets a custom view have the size its constraints
  /// ask for.
  var sizeFitsContent = false
  /// What is worth telling about the containers.
  var issues: [LayoutIssue] = []

  init(
    size: Size, safeArea: Insets, in configuration: TraitConfiguration, kept: [FrameCoordinate] = []
  ) {
    self.configuration = configuration
    self.size = size
    self.safeArea = safeArea
    self.kept = kept
    origin = .zero
    systemMargin = SystemMargin.of(width: size.width)
    let hasSafeAreas = (configuration.canvasEra?.systemRelease ?? configuration.systemRelease).hasSafeAreas
    marginsIncludeSafeArea = hasSafeAreas
    rootMarginsCanBeSet = hasSafeAreas
  }
}
