import IBModel
import IBSyntax

/// The attributes and colors of a controller, its bars and their items that are not converted: all except those listed
/// here.
enum ControllerLosses {
  static func all(of controller: XMLElement) -> [Loss] {
    var losses = losses(of: controller)
    var pending = Array(controller.children)
    while let next = pending.popLast() {
      // Views are handled separately.
      guard parts.contains(next.tag) else { continue }
      if !lists.contains(next.tag) { losses += self.losses(of: next) }
      pending += next.children
    }
    return losses
  }

  private static func losses(of element: XMLElement) -> [Loss] {
    let id = element[.id] ?? element.parent?[.id] ?? ""
    var losses: [Loss] = []
    for attribute in element.attributes {
      let (name, value) = (attribute.nameText, attribute.value)
      if converted.contains(name) || defaults[name] == value { continue }
      if name == "customClass", element.name != .navigationBar { continue }
      losses.append(Loss(id: id, kind: element.tag, what: name, value: value))
    }
    for child in element.children where lostChildren.contains(child.tag) {
      losses.append(Loss(id: id, kind: element.tag, what: child[.key] ?? child.tag, value: nil))
    }
    return losses
  }

  private static let parts = Set(
    words: """
      barButtonItem items leftBarButtonItems navigationBar navigationItem rightBarButtonItems tabBar tabBarItem \
      toolbar toolbarItems
      """)
  private static let lists = Set(words: "items leftBarButtonItems rightBarButtonItems toolbarItems")

  /// Attributes that are converted, that only Xcode uses, or that determine the layout.
  private static let converted = Set(
    words: """
      automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize catalog clearsContextBeforeDrawing \
      clipsSubviews colorLabel contentMode customModule customModuleProvider extendedLayoutIncludesOpaqueBars id image \
      insetsLayoutMarginsFromSafeArea key largeTitleDisplayMode largeTitles modalPresentationStyle \
      multipleTouchEnabled navigationBarHidden opaque propertyAccessControl sceneMemberID storyboardIdentifier \
      systemItem title toolbarHidden translatesAutoresizingMaskIntoConstraints \
      useStoryboardIdentifierAsRestorationIdentifier userLabel wantsFullScreenLayout width
      """)

  private static let defaults = [
    "barStyle": "default", "clearsSelectionOnViewWillAppear": "YES", "enabled": "YES",
    "modalTransitionStyle": "coverVertical",
    "definesPresentationContext": "NO", "hidesBottomBarWhenPushed": "NO", "style": "plain", "tag": "0",
    "translucent": "YES",
  ]

  private static let lostChildren = Set(
    words: """
      color keyCommands navigationBarAppearance tabBarAppearance textAttributes toolbarAppearance \
      userDefinedRuntimeAttributes
      """)
}
