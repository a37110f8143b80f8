import IBModel
import IBSyntax

/// Which views get a safe area guide (Measurements/Migration.md#views).
enum SafeAreaViews {
  /// Objects at the top level of a xib, and those of a scene besides its controller, that get a guide: 115 of 115 in
  /// the migrated files; buttons, labels and other views without subviews never have one.
  static let topLevelKinds: Set<ViewKind> = [
    .view, .scrollView, .stackView, .tableView, .tableViewCell, .collectionView, .collectionViewCell,
    .collectionReusableView, .searchBar, .tabBar, .glkView,
  ]

  /// Root views that get a guide: 919 views and 2 scroll views of controllers in the migrated files, 4 of 4 `glkView`s
  /// in finished ones. A table view gets none, nor a map or a scene of SceneKit (0 of 7).
  private static let rootKinds: Set<ViewKind> = [.view, .scrollView, .stackView, .collectionView, .glkView]

  /// Table and collection controllers get none (0 of 105), nor does an `avPlayerViewController` (0 of 3).
  private static let controllers: Set<Name> = [.viewController, .glkViewController]

  /// Whether the root view of a controller gets a guide although no constraint asks for one.
  static func takesGuide(_ document: Document, rootOf controller: Int) -> Bool {
    guard let root = document.controllers[controller].rootView else { return false }
    return controllers.contains(document.controllers[controller].element.name)
      && rootKinds.contains(document.views[root].kind)
  }
}
