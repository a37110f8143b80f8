import IBModel

/// The properties of a controller that layouts depend on, every default explicit: simulated metrics, bars, their items,
/// and settings.
///
/// For a scene without a controller it holds those of the root view, since the view of a xib may have simulated metrics
/// too.
struct ControllerContent: Sendable {
  /// The controller of another storyboard to which a storyboard reference refers.
  struct Reference: Hashable, Sendable {
    let storyboard: String
    /// The controller's storyboard identifier; empty for the initial controller.
    let identifier: String
  }

  /// A simulated bar.
  enum SimulatedBar: Hashable, Sendable {
    /// Without a bar, or with a bar of another kind.
    case none
    case navigationBar(isOpaque: Bool)
    case tabBar(isOpaque: Bool)
    case toolbar(isOpaque: Bool)
  }

  /// The size of the scene in Interface Builder.
  enum SimulatedSize: Hashable, Sendable {
    /// A simulated size other than freeform.
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
  /// The identifier by which other storyboards and code find the controller.
  let storyboardIdentifier: String?
  /// Whether the scene is a storyboard reference.
  let isPlaceholder: Bool
  /// Nil for a controller, and for a storyboard reference without a storyboard name.
  let reference: Reference?

  // MARK: - Simulated metrics

  /// Nil if the containers decide.
  let simulatedTopBar: SimulatedBar?
  /// Nil if the containers decide.
  let simulatedBottomBar: SimulatedBar?
  /// Whether the simulated status bar is none.
  let hidesStatusBar: Bool
  /// Nil if nothing is simulated.
  let simulatedSize: SimulatedSize?
  /// Whether some of the scene's metrics have a freeform size.
  let hasFreeformMetrics: Bool
  /// In points; nil for a scene without one, or with a malformed one.
  let freeformSize: Size?
  /// Whether there is a freeform size, even a malformed one.
  let hasFreeformSize: Bool

  // MARK: - Behavior

  /// Nil if the controller lists no edges: all of them.
  let extendedEdges: ExtendedEdges?
  let extendsUnderOpaqueBars: Bool
  let hidesBottomBarWhenPushed: Bool
  /// Whether the title stays small in a navigation bar with large titles.
  let refusesLargeTitles: Bool
  /// Whether scroll views are inset automatically.
  let adjustsScrollViews: Bool
  /// The settings in the user-defined runtime attributes.
  let settings: ControllerSettings

  // MARK: - Bars

  /// The properties for the controllers of its stack, if it is a navigation controller.
  let navigation: NavigationContainer
  /// The properties for its controllers, if it is a tab bar controller.
  let tabs: TabContainer
  let barTitles: BarTitles
  /// The bar items that have an id, in document order; also those inside its view.
  let barItems: [BarItem]
}

/// The titles of a controller in the bars around it, as pictures show them.
struct BarTitles: Sendable {
  /// Empty for a controller without a title.
  var navigationTitle: String
  var leftButtons: [BarButton]
  var rightButtons: [BarButton]
  var toolbarButtons: [BarButton]
  /// Whether its left buttons or the document leave no back button to a pushed scene.
  var replacesBackButton: Bool
  var tab: TabItem
}

/// A bar item with an id.
struct BarItem: Sendable {
  let id: String
  /// `barButtonItem` or `tabBarItem`.
  let tag: String
  let title: String?
  /// Nil for an item without an image; the same for the other images.
  let image: ImageReference?
  /// For phones in landscape.
  let landscapeImage: ImageReference?
  /// The item's own image for the large content viewer.
  let largeContentImage: ImageReference?
}

/// The properties of a navigation controller that apply to the controllers of its stack.
struct NavigationContainer: Hashable, Sendable {
  let showsBar: Bool
  let prefersLargeTitles: Bool
  let barIsOpaque: Bool
  let showsToolbar: Bool
  let toolbarIsOpaque: Bool
  let look: BarLook
}

/// The properties of a tab bar controller that apply to its controllers.
struct TabContainer: Hashable, Sendable {
  let barIsOpaque: Bool
  let look: BarLook
}
