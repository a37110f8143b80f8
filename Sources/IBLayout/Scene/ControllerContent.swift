import IBModel

/// What layouts ask of a controller, every default explicit: simulated metrics, bars, their items, and settings.
///
/// Of a scene without a controller the same holds for its root view, as Interface Builder lets a xib's view have
/// simulated metrics of its own.
struct ControllerContent: Sendable {
  /// The controller of another storyboard that a storyboard reference stands for.
  struct Reference: Hashable, Sendable {
    let storyboard: String
    /// The controller's storyboard identifier; empty for the initial controller.
    let identifier: String
  }

  /// A simulated bar; what Interface Builder draws of it.
  enum SimulatedBar: Hashable, Sendable {
    /// Drawn without the bar, or with one of another kind.
    case none
    case navigationBar(isOpaque: Bool)
    case tabBar(isOpaque: Bool)
    case toolbar(isOpaque: Bool)
  }

  /// The size of the scene in Interface Builder.
  enum SimulatedSize: Hashable, Sendable {
    /// Of any presentation or container other than a freeform size.
    case simulated
    case freeform
  }

  /// The edges of the screen that the root view extends to, under the bars there.
  struct ExtendedEdges: Hashable, Sendable {
    let top: Bool
    let bottom: Bool
  }

  /// The object id.
  let id: String
  let customClass: String?
  /// The name in Interface Builder's outline; nil for the usual one.
  let userLabel: String?
  let title: String?
  /// By which other storyboards and code find the controller.
  let storyboardIdentifier: String?
  /// Whether the scene is a storyboard reference.
  let isPlaceholder: Bool
  /// Nil for a controller, and for a storyboard reference that names no storyboard.
  let reference: Reference?

  // MARK: - Simulated metrics

  /// Nil where the containers decide.
  let simulatedTopBar: SimulatedBar?
  /// Nil where the containers decide.
  let simulatedBottomBar: SimulatedBar?
  /// Whether the scene is drawn without a status bar.
  let hidesStatusBar: Bool
  /// Nil where nothing is simulated.
  let simulatedSize: SimulatedSize?
  /// Whether some of the metrics of the scene ask for a freeform size.
  let hasFreeformMetrics: Bool
  /// In points; nil for a scene that has none, or a malformed one.
  let freeformSize: Size?
  /// Whether there is a freeform size, even a malformed one.
  let hasFreeformSize: Bool

  // MARK: - Behavior

  /// Nil where the controller names no edges: all of them.
  let extendedEdges: ExtendedEdges?
  let extendsUnderOpaqueBars: Bool
  let hidesBottomBarWhenPushed: Bool
  /// Whether the title stays small where the navigation bar shows large ones.
  let refusesLargeTitles: Bool
  /// Whether scroll views add insets by themselves.
  let adjustsScrollViews: Bool
  /// What the user-defined runtime attributes set.
  let settings: ControllerSettings

  // MARK: - Bars

  /// What it gives the controllers of its stack, if it is a navigation controller.
  let navigation: NavigationContainer
  /// What it gives its controllers, if it is a tab bar controller.
  let tabs: TabContainer
  let barTitles: BarTitles
  /// The items of bars that have an id, in document order; also those inside its view.
  let barItems: [BarItem]
}

/// What the bars around a controller show of it, as far as pictures show it.
struct BarTitles: Sendable {
  /// Empty for a controller without a title.
  var navigationTitle: String
  var leftButtons: [BarButton]
  var rightButtons: [BarButton]
  var toolbarButtons: [BarButton]
  /// Below the symbol of its tab; empty without one.
  var tabTitle: String
}

/// What a button of a bar shows.
enum BarButton: Hashable, Sendable {
  case title(String)
  /// An image or a symbol.
  case symbol
  /// Room between buttons, fixed or flexible.
  case space
}

/// An item of a bar with an id.
struct BarItem: Sendable {
  let id: String
  /// `barButtonItem` or `tabBarItem`.
  let tag: String
  let title: String?
  /// Nil for an item without an image, as are the others.
  let image: ImageReference?
  /// For phones in landscape orientation.
  let landscapeImage: ImageReference?
  /// The item's own image for the large content viewer.
  let largeContentImage: ImageReference?
}

/// What a navigation controller gives the controllers of its stack, as its document says it.
struct NavigationContainer: Hashable, Sendable {
  let showsBar: Bool
  let prefersLargeTitles: Bool
  let barIsOpaque: Bool
  let showsToolbar: Bool
  let toolbarIsOpaque: Bool
}

/// What a tab bar controller gives its controllers.
struct TabContainer: Hashable, Sendable {
  let barIsOpaque: Bool
}
