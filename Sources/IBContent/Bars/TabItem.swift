package import IBSyntax

package struct TabItem: Hashable, Sendable {
  /// The title; empty without one.
  package let title: String
  /// The image; nil without one in the document.
  package let image: ImageReference?
  /// A symbol that resembles the system item (UITabBarItem.SystemItem); nil for any other item.
  package let sign: String?

  /// The item of a controller that has none in the document.
  package static let none = TabItem(nil)

  /// The item that stands for the tabs beyond those that the bar shows.
  package static let more = TabItem(sign: "ellipsis", title: "More")

  private init(sign: String, title: String) {
    self.sign = sign
    self.title = title
    image = nil
  }

  /// Reads a `<tabBarItem>`; without an element, the result is `none`. System items have English titles.
  package init(_ item: XMLElement?) {
    let system = item?[.systemItem].flatMap { Self.system[$0] }
    title = system?.title ?? item?[.title] ?? ""
    image = system == nil ? item.flatMap { ImageReference($0, key: "image") } : nil
    sign = system?.sign
  }

  private static let system: [String: (title: String, sign: String)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
    "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"),
    "contacts": ("Contacts", "person.circle.fill"), "history": ("History", "clock.fill"),
    "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
    "downloads": ("Downloads", "square.and.arrow.down"), "mostRecent": ("Most Recent", "clock.fill"),
    "mostViewed": ("Most Viewed", "list.bullet"),
  ]
}
