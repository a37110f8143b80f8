import IBSyntax

/// The titles of a controller in the bars around it, as pictures show them.
package struct BarTitles: Sendable {
  /// The title in the navigation bar; empty without one.
  package var navigationTitle: String
  /// The view that the navigation bar shows instead of the title; nil without one.
  package var titleView: BarButton?
  package var leftButtons: [BarButton]
  package var rightButtons: [BarButton]
  package var toolbarButtons: [BarButton]
  /// Whether a pushed scene has no back button, because of its left buttons or a setting in the document.
  package var replacesBackButton: Bool
  /// The title of the next scene's back button, after the chevron (UINavigationItem.backBarButtonItem, documented); may
  /// be empty.
  package var backTitle: String
  package var tab: TabItem
}

package struct BarItem: Sendable {
  package let id: String
  /// The name of the element: `barButtonItem` or `tabBarItem`.
  package let tag: String
  package let title: String?
  /// The image; nil without one. The same applies to the other images.
  package let image: ImageReference?
  /// The image on phones in landscape.
  package let landscapeImage: ImageReference?
  /// The item's own image for the large content viewer.
  package let largeContentImage: ImageReference?
}

/// The properties of a navigation controller that apply to the controllers of its stack.
package struct NavigationContainer: Hashable, Sendable {
  package let showsBar: Bool
  package let prefersLargeTitles: Bool
  package let barIsOpaque: Bool
  package let showsToolbar: Bool
  package let toolbarIsOpaque: Bool
  package let look: BarLook
}

/// The properties of a tab bar controller that apply to its controllers.
package struct TabContainer: Hashable, Sendable {
  package let barIsOpaque: Bool
  package let look: BarLook
}

extension NavigationContainer {
  init(_ controller: XMLElement) {
    let bar = controller.child(key: "navigationBar")
    showsBar = controller.flag(.navigationBarHidden) != true
    prefersLargeTitles = bar?.flag(.largeTitles) == true
    barIsOpaque = bar?.flag(.translucent) == false
    showsToolbar = controller.flag(.toolbarHidden) == false
    toolbarIsOpaque = controller.child(key: "toolbar")?.flag(.translucent) == false
    look = BarLook(bar)
  }
}

extension BarTitles {
  /// The title of a back button if the previous scene has no title, or a long one.
  package static let usualBackTitle = "Back"

  init(_ controller: XMLElement) {
    let item = controller.child(key: "navigationItem")
    navigationTitle = item?[.title] ?? controller[.title] ?? ""
    titleView = item?.child(key: "titleView").flatMap(BarButton.init(titleView:))
    leftButtons = item.map { BarButton.items($0, single: "leftBarButtonItem", several: .leftBarButtonItems) } ?? []
    rightButtons = item.map { BarButton.items($0, single: "rightBarButtonItem", several: .rightBarButtonItems) } ?? []
    toolbarButtons = BarButton.list(controller.child(named: .toolbarItems))
    replacesBackButton =
      !leftButtons.isEmpty && item?.flag(.leftItemsSupplementBackButton) != true
    let words = item?.child(key: "backBarButtonItem").map { $0[.title] ?? "" }
    backTitle = words ?? (navigationTitle.isEmpty ? Self.usualBackTitle : navigationTitle)
    if backTitle.allSatisfy(\.isWhitespace) { backTitle = "" }
    tab = TabItem(controller.child(key: "tabBarItem"))
  }
}

extension BarItem {
  /// Nil for an element that is not a bar item or has no id.
  init?(_ element: XMLElement) {
    guard element.name == .barButtonItem || element.name == .tabBarItem, let id = element[.id] else { return nil }
    self.id = id
    tag = element.tag
    title = element[.title]
    image = ImageReference(element, key: "image")
    landscapeImage = ImageReference(element, key: "landscapeImage", attribute: .landscapeImage)
    largeContentImage = ImageReference(element, key: "largeContentSizeImage", attribute: .largeContentSizeImage)
  }
}
