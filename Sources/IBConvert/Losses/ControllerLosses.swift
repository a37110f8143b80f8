import IBModel
import IBSyntax

/// The attributes and colors of a controller, its bars and their items that are not converted: all except those listed
/// here.
enum ControllerLosses {
  static func all(of controller: XMLElement, in document: Document) -> [Loss] {
    var losses = losses(of: controller)
    let incoming = document.connections.filter { $0.kind == .segue && $0.destination == controller[.id] }
    // A segue presents the controller in its style, and a tab shows its item.
    if let style = controller[.modalPresentationStyle], incoming.isEmpty {
      losses.append(Loss(id: controller[.id] ?? "", kind: controller.tag, what: "modalPresentationStyle", value: style))
    }
    if let item = controller.child(named: .tabBarItem),
      !incoming.contains(where: { $0.element[.relationship] == "viewControllers" })
    {
      let parts = ["title", "systemItem", "image"].compactMap { name in item.attributes.first { $0.nameText == name } }
      losses += parts.map { Loss(id: item[.id] ?? "", kind: item.tag, what: $0.nameText, value: $0.value) }
    }
    // The title of the bar is that of the item.
    if let title = controller[.title], let other = controller.child(named: .navigationItem)?[.title], !other.isEmpty,
      title != other
    {
      losses.append(Loss(id: controller[.id] ?? "", kind: controller.tag, what: "title", value: title))
    }
    if let siblings = controller.parent?.children {
      losses += siblings.filter { $0.tag == "customObject" }.map {
        Loss(id: $0[.id] ?? "", kind: $0.tag, what: "class", value: $0[.customClass] ?? $0[.userLabel])
      }
    }
    // SwiftUI's back button has the title of the screen before.
    if let back = controller.child(named: .navigationItem)?.child(key: "backBarButtonItem"), let title = back[.title] {
      losses.append(
        Loss(id: back[.id] ?? "", kind: "backBarButtonItem", what: "title", value: SwiftText.literal(title)))
    }
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
      if name == "enabled", element.name == .barButtonItem { continue }
      losses.append(Loss(id: id, kind: element.tag, what: name, value: value))
    }
    for child in element.children where lostChildren.contains(child.tag) {
      if child[.key] == "tintColor", element.name == .barButtonItem { continue }
      losses.append(
        Loss(id: id, kind: element.tag, what: child[.key] ?? child.tag, value: AttributeLosses.values(of: child)))
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
