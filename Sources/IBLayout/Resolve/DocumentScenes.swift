import IBContent
import IBModel
import IBSource
import IBSyntax

/// The scenes of a document for layouts: their controllers, the segues between them and the masks of their variations,
/// read once for all configurations.
struct DocumentScenes: Sendable {
  /// The root of a scene's layout.
  enum Scene: Hashable, Sendable {
    /// Index of a root in the document's views.
    case root(Int)
    /// Index of a controller without a view in the document.
    case empty(controller: Int)
  }

  /// The properties that only a root view without a controller has.
  struct TopLevelView: Sendable {
    /// In points; nil if the file has no frame.
    let storedSize: Size?
    /// Whether constraints determine the view's size.
    let usesConstraints: Bool
    /// The source of the view's size on a device.
    let sizeSource: SizeSource
    /// The view's simulated metrics.
    let content: ControllerContent
    /// Whether this is the view of the file's owner, whose size the window limits.
    let isOwnersView: Bool
  }

  let document: Document
  /// In the order of the document's controllers.
  let controllers: [ControllerContent]
  /// Segues between two controllers of the document, in document order.
  let segues: [SegueContent]
  let masks: VariationMasks
  /// The controllers of each tab bar controller, in the order of their tabs.
  let tabs: [Int: [Int]]
  /// The first controller in the stack of each navigation controller.
  let stackRoots: [Int: Int]
  /// In document order.
  let scenes: [Scene]
  /// The id of the document's initial controller; nil if it has none.
  let initialController: String?
  /// The ids of the objects that outlets name.
  let outlets: Set<String>
  /// The views, by index in the document, that keep their stored frame although they do not translate their mask.
  let framedViews: Set<Int>
  private let topLevelViews: [Int: TopLevelView]

  /// The environments in which the document hides the bar of a tab bar controller.
  func environmentsHidingTabBar(_ controller: Int) -> EnvironmentSet {
    guard let bar = document.controllers[controller].element.child(key: "tabBar") else { return [] }
    let variations = document.variations(of: bar)
    return EnvironmentSet(
      EnvironmentSet.single.filter { environment in
        let overlay = VariationOverlay(variations) { $0.environments.isSuperset(of: environment) }
        return (overlay.element(with: .hidden) ?? bar).flag(.hidden) == true
      })
  }

  init(_ document: Document) {
    self.document = document
    controllers = document.controllers.map { ControllerContent($0.element) }
    segues = document.connections.compactMap { SegueContent($0, in: document) }
    var (tabs, stackRoots): ([Int: [Int]], [Int: Int]) = ([:], [:])
    for segue in segues {
      switch segue.kind {
      case .tab: tabs[segue.source, default: []].append(segue.target)
      case .stackRoot: stackRoots[segue.source] = stackRoots[segue.source] ?? segue.target
      default: break
      }
    }
    (self.tabs, self.stackRoots) = (tabs, stackRoots)
    masks = VariationMasks(document)
    initialController = document.header.initialViewController
    outlets = Set(document.connections.filter { $0.kind == .outlet }.compactMap(\.destination))
    framedViews = FramedViews.views(of: document)
    let ownersViews = Set(document.connections.compactMap(Self.ownersView))
    let isStoryboard = if case .storyboard = document.flavor { true } else { false }
    let roots = document.roots.filter { if case .root = document.views[$0].role { false } else { true } }
    topLevelViews = Dictionary(
      roots.map { root in
        let view = document.views[root]
        let isOwners = ownersViews.contains(view.id) || document.header.launchScreen
        return (root, TopLevelView(view, isOwnersView: isOwners, isInStoryboard: isStoryboard))
      }, uniquingKeysWith: { first, _ in first })
    let all =
      document.roots.map { (document.views[$0].element.range.lower, Scene.root($0)) }
      + document.controllers.indices.filter { document.controllers[$0].rootView == nil }
      .map { (document.controllers[$0].element.range.lower, Scene.empty(controller: $0)) }
    scenes = all.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The identity by which other storyboards refer to the document.
  var origin: DocumentOrigin { document.tree.source.origin }

  /// The root of a scene without a controller, or the custom view of a bar item.
  func topLevelView(_ root: Int) -> TopLevelView {
    topLevelViews[root] ?? TopLevelView(document.views[root], isOwnersView: false, isInStoryboard: true)
  }

  /// Whether code may give a root another size than the file.
  var hasOpenSizes: Bool {
    document.roots.contains { topLevelViews[$0].map { $0.sizeSource != .window } ?? false }
  }

  /// The controller of a root view, or the same properties of the view itself.
  func owner(ofRoot root: Int) -> ControllerContent {
    if case .root(let controller) = document.views[root].role { return controllers[controller] }
    return topLevelView(root).content
  }

  /// The destination of the outlet `view` of the file's owner; nil for another connection.
  private static func ownersView(_ connection: Document.Connection) -> String? {
    guard connection.kind == .outlet, connection.source == fileOwner, connection.element.equals(.property, "view")
    else { return nil }
    return connection.destination
  }

  /// The object id of the placeholder for the file's owner.
  private static let fileOwner = "-1"
}

extension DocumentScenes.TopLevelView {
  /// - Parameter isOwnersView: whether it is the `view` outlet of the file's owner, or the view of a launch screen.
  fileprivate init(_ view: Document.View, isOwnersView: Bool, isInStoryboard isStoryboard: Bool) {
    storedSize = view.element.child(named: .rect, key: "frame").flatMap(Size.init(element:))
    usesConstraints = view.element.flag(.translatesAutoresizingMaskIntoConstraints) == false
    content = ControllerContent(view.element)
    self.isOwnersView = isOwnersView
    if isOwnersView, SizeSource.isScreen(storedSize, isFreeform: content.hasFreeformMetrics) {
      sizeSource = .window
    } else {
      sizeSource = !isStoryboard && Self.isRow(view, content.customClass) ? .row : .file
    }
  }

  /// Whether a view belongs to a table: a cell, or a header or footer, which only its name identifies in a xib.
  private static func isRow(_ view: Document.View, _ customClass: String?) -> Bool {
    if view.kind == .tableViewCell { return true }
    guard view.kind == .view, let customClass, !customClass.contains("Collection") else { return false }
    return ["HeaderView", "FooterView", "HeaderFooterView", "SectionHeader", "SectionFooter"]
      .contains(where: customClass.hasSuffix)
  }
}
