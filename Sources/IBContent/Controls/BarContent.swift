import IBSyntax

/// The content of a navigation bar that is a view of the scene.
package struct NavigationBarContent: Sendable {
  package let hasLargeTitle: Bool
  package let look: BarLook
  /// The title; empty without one.
  package let title: String
  package let left: [BarButton]
  package let right: [BarButton]

  /// Reads a bar. Its last item is the visible one (UINavigationBar.topItem, documented).
  init(_ source: ContentSource) {
    hasLargeTitle = source.flag(.largeTitles) == true
    look = BarLook(source.element)
    let item = source.element.child(named: .items)?.children(named: .navigationItem).reduce(nil) { $1 }
    title = item?[.title] ?? ""
    left = item.map { BarButton.items($0, single: "leftBarButtonItem", several: .leftBarButtonItems) } ?? []
    right = item.map { BarButton.items($0, single: "rightBarButtonItem", several: .rightBarButtonItems) } ?? []
  }
}

/// The content of a toolbar that is a view of the scene.
package struct ToolbarContent: Sendable {
  package let look: BarLook
  package let items: [BarButton]

  init(_ source: ContentSource) {
    look = BarLook(source.element)
    items = BarButton.list(source.element.child(named: .items))
  }
}

/// The content of a tab bar that is a view of the scene.
package struct TabBarContent: Sendable {
  package let look: BarLook
  package let items: [TabItem]

  init(_ source: ContentSource) {
    look = BarLook(source.element)
    items = source.element.child(named: .items)?.children(named: .tabBarItem).map { TabItem($0) } ?? []
  }
}

package struct SearchBarContent: Sendable {
  /// The text; empty without one.
  package let text: String
  package let placeholder: String
  package let hasCancelButton: Bool

  init(_ source: ContentSource) {
    text = source[.text] ?? ""
    placeholder = source[.placeholder] ?? ""
    hasCancelButton = source.flag(.showsCancelButton) ?? false
  }
}
