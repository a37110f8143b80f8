import IBModel
import IBSource
import IBSyntax

/// The controllers and views of a document that the migration concerns.
///
/// In a document without safe areas, the migration concerns all of them, because Xcode's checkbox applies to the whole
/// document. A document with safe areas may still contain layout guides, because someone pasted in a scene of an older
/// document, or merged two branches. In this case, only those scenes change: in other views, the author attached
/// constraints to edges on purpose.
struct SafeAreaScope {
  /// A controller whose root view the migration concerns.
  struct Scene {
    let controller: Int
    /// The index of the controller's root view.
    let root: Int
    /// Whether constraints to the horizontal edges and the center of the root view change to its safe area.
    let movesHorizontalEdges: Bool
  }

  let document: Document
  /// The scenes in document order. The root view of each has or gets a safe area guide, and its constraints change.
  private(set) var scenes: [Scene] = []
  /// The indices of the views that get a guide, in document order.
  private(set) var viewsToGuide: [Int] = []
  /// Maps the index of a view to the index of its safe area guide in the document.
  private(set) var guideOfView: [Int: Int] = [:]
  /// Maps the index of a root view to the index of its scene in `scenes`.
  private(set) var sceneOfRoot: [Int: Int] = [:]
  /// The indices of the controllers to whose layout guides constraints refer.
  private let usersOfGuides: Set<Int>

  init(_ document: Document) {
    self.document = document
    for (index, guide) in document.guides.enumerated() where guide.kind == .safeArea {
      if let view = guide.view, guideOfView[view] == nil { guideOfView[view] = index }
    }
    usersOfGuides = Self.usersOfGuides(document)
    for index in document.controllers.indices { add(controller: index) }
    if !isTicked { addTopLevelViews() }
    viewsToGuide.sort()
  }

  /// Whether the document uses safe areas (`useSafeAreas`).
  var isTicked: Bool { document.header.useSafeAreas }

  /// Whether the document is for tvOS, where Xcode only adds guides (Measurements/Migration.md#tvos).
  var isTelevision: Bool { document.flavor.platform == .tvOS }

  var isStoryboard: Bool {
    if case .storyboard = document.flavor { true } else { false }
  }

  var hasWork: Bool { !isTicked || !removedLayoutGuides.isEmpty }

  /// The `<layoutGuides>` that are removed, used or not (Measurements/Migration.md#layout-guides: 906 of 906).
  var removedLayoutGuides: [XMLElement] {
    if isTelevision { return [] }
    return document.controllers.compactMap { $0.element.child(named: .layoutGuides) }
  }

  private mutating func add(controller index: Int) {
    let controller = document.controllers[index]
    guard let root = controller.rootView else { return }
    let usesGuides = usersOfGuides.contains(index) && !isTelevision
    let hasGuide = guideOfView[root] != nil
    let getsGuide = !hasGuide && (usesGuides || (!isTicked && SafeAreaViews.takesGuide(document, rootOf: index)))
    guard hasGuide || getsGuide else { return }
    if getsGuide { viewsToGuide.append(root) }
    guard !isTelevision, !isTicked || usesGuides else { return }
    sceneOfRoot[root] = scenes.count
    scenes.append(
      Scene(controller: index, root: root, movesHorizontalEdges: isStoryboard && (!isTicked || getsGuide)))
  }

  private mutating func addTopLevelViews() {
    for (index, view) in document.views.enumerated() where view.role == .topLevel && guideOfView[index] == nil {
      if SafeAreaViews.topLevelKinds.contains(view.kind) { viewsToGuide.append(index) }
    }
  }

  private static func usersOfGuides(_ document: Document) -> Set<Int> {
    var users: Set<Int> = []
    for constraint in document.constraints {
      for case .guide(let index)? in [constraint.first, constraint.second] {
        let guide = document.guides[index]
        if guide.kind == .top || guide.kind == .bottom, let controller = guide.controller { users.insert(controller) }
      }
    }
    return users
  }
}

/// Selects the views that get a safe area guide (Measurements/Migration.md#views).
enum SafeAreaViews {
  /// The kinds of objects that get a guide at the top level of a xib, and in a scene in addition to its controller.
  ///
  /// 115 of 115 in the migrated files get one. Buttons, labels and other views without subviews never have one.
  static let topLevelKinds: Set<ViewKind> = [
    .view, .scrollView, .stackView, .tableView, .tableViewCell, .collectionView, .collectionViewCell,
    .collectionReusableView, .searchBar, .tabBar, .glkView,
  ]

  /// The kinds of root views that get a guide.
  ///
  /// In the migrated files, 919 views and 2 scroll views of controllers get one; in finished files, 4 of 4 `glkView`s
  /// have one. A table view does not get one, nor does a map or a scene of SceneKit (0 of 7).
  private static let rootKinds: Set<ViewKind> = [.view, .scrollView, .stackView, .collectionView, .glkView]

  /// The kinds of controllers whose root views get a guide.
  ///
  /// Table and collection controllers (0 of 105) and an `avPlayerViewController` (0 of 3) do not.
  private static let controllers: Set<Name> = [.viewController, .glkViewController]

  /// Whether the root view of a controller gets a guide even if no constraint needs it.
  static func takesGuide(_ document: Document, rootOf controller: Int) -> Bool {
    guard let root = document.controllers[controller].rootView else { return false }
    return controllers.contains(document.controllers[controller].element.name)
      && rootKinds.contains(document.views[root].kind)
  }
}

/// The safe area guides of a document after the migration: their ids by view, and the edits that write new ones.
struct SafeAreaGuides {
  /// Maps the index of a view to the id of its guide.
  private var idOfView: [Int: String] = [:]
  private(set) var edits: [TextEdit] = []
  /// Whether the migrated document has a guide in any view. If so, Xcode writes the capability.
  let isAnyPresent: Bool

  init(_ scope: SafeAreaScope, ids: inout ObjectIDs) {
    let document = scope.document
    isAnyPresent =
      !scope.viewsToGuide.isEmpty || document.guides.contains { $0.element.name == .viewLayoutGuide }
    for (view, guide) in scope.guideOfView { idOfView[view] = document.guides[guide].id }
    let order = WritingOrder.of(.uiKit)
    for view in scope.viewsToGuide {
      let element = document.views[view].element
      let id = ids.make(for: "safeArea of \(document.views[view].id)")
      idOfView[view] = id
      let markup = "<viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>"
      edits.append(order.insertion(of: .keyed("safeArea"), [markup], in: element, document.writingEra))
    }
  }

  func id(of view: Int) -> String? { idOfView[view] }
}
