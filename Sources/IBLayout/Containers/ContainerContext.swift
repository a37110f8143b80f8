import IBContent
import IBModel

/// The size, insets and margins that a root view gets from the containers around it.
///
/// It is computed once for each root and configuration. Lengths are in points.
struct ContainerContext: Hashable, Sendable {
  var size: Size
  /// The origin of the root view in the window: an opaque bar moves it down.
  var origin: Point
  /// The insets of the root view that bars, housing and indicators cover.
  var safeArea: Insets
  /// The least leading and trailing margin of a root view.
  var systemMargin: Double
  /// Whether margins include the safe area, as from iOS 11 on. On the canvas, each view's own flag decides; Xcode 9 set
  /// it to NO in every view that it converted.
  var marginsIncludeSafeArea: Bool
  /// Whether the margins of a root view can be changed, as from iOS 11 on (Behaviors.md M1).
  var rootMarginsCanBeSet: Bool
  /// Whether the root view's margins are at least the system's on the sides (M5); an app may turn this off (M6).
  var respectsSystemMinimumMargins = true
  /// The bottom of the navigation bar around the view, from the top of the window or sheet; 0 without one.
  var navigationBarEnd = 0.0
  /// Whether the root view is in a sheet that does not fill the window.
  var isInSheet = false
  /// The frame of the sheet on a device, in the window's coordinates; nil on the canvas, which shows only the sheet.
  var sheet: Rect?
  /// The height of an opaque bar below the view, with the inset below the bar; 0 without one.
  var opaqueBottom = 0.0
  /// The height of the search field below the title of a navigation bar around the view; 0 without one.
  var searchField = 0.0
  /// The app's settings in code for the controller; the canvas ignores them.
  var settings = ControllerSettings()
  /// The traits inside the container; a sheet or a split may change the window's.
  private(set) var configuration: TraitConfiguration
  /// The coordinates of the root's frame that only the stored frame determines.
  var kept: [FrameCoordinate]
  /// Whether the size comes from a container whose own frame is the stored one.
  var sizeIsOpen = false
  /// The size classes if the app pushes a controller that the layout assumes to be presented. Nil if they are the same,
  /// or if the file shows whether the controller is pushed.
  var otherClasses: SizeClasses?
  /// The source of the size.
  var sizeSource = SizeSource.window
  /// Whether the size is only a preference: a bar gives a custom view the size that its constraints determine.
  var sizeFitsContent = false
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

  /// This context with other traits.
  func with(_ configuration: TraitConfiguration) -> ContainerContext {
    var context = self
    context.configuration = configuration
    return context
  }
}
