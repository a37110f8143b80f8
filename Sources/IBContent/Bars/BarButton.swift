package import IBSyntax

package struct BarButton: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// A title; that of a prominent button, such as Done, is bold (UIBarButtonItem.Style.done).
    case title(String, isProminent: Bool)
    /// An image; nil for a system image that the document does not contain.
    case image(ImageReference?)
    /// A view of the document, with its object id and its stored width in points.
    case view(String, width: Double)
    /// A system item, as the name of a similar symbol.
    case sign(String)
    /// A space between buttons in points; nil for a flexible space.
    case space(Double?)
  }

  package let face: Face
  package let isEnabled: Bool
  /// The button's own tint; nil for the tint of its bar.
  package let tint: ContentColor?

  /// Reads a `<barButtonItem>`.
  package init(_ item: XMLElement) {
    face = Face(item)
    isEnabled = item.flag(.enabled) != false
    tint = ContentColor(item.child(key: "tintColor"))
  }

  /// Reads the view in the middle of a navigation bar; nil for a view without an id.
  init?(titleView view: XMLElement) {
    guard let face = Face(view: view) else { return nil }
    self.face = face
    isEnabled = true
    tint = nil
  }

  /// The items of a list, such as that of a toolbar; empty without a list.
  static func list(_ list: XMLElement?) -> [BarButton] {
    list?.children(named: .barButtonItem).map(BarButton.init) ?? []
  }

  /// The items on one side of a `<navigationItem>`: its single button, or its list.
  static func items(_ item: XMLElement, single: String, several: Name) -> [BarButton] {
    elements(item, single: single, several: several).map(BarButton.init)
  }

  /// The elements on one side of a `<navigationItem>`: its single button, or the items of its list.
  package static func elements(_ item: XMLElement, single: String, several: Name) -> [XMLElement] {
    item.child(key: single).map { [$0] } ?? item.child(named: several).map { Array($0.children(named: .barButtonItem)) }
      ?? []
  }
}

extension BarButton.Face {
  /// A view with its width in the document; nil without an id.
  fileprivate init?(view: XMLElement) {
    guard let id = view[.id] else { return nil }
    self = .view(id, width: max(view.child(key: "frame")?.number(.width) ?? 0, 0))
  }

  /// System items have English titles. An item with an image shows no title.
  fileprivate init(_ item: XMLElement) {
    let system = item[.systemItem]
    let isProminent = item[.style] == "done" || system == "done" || system == "save"
    if let view = item.child(key: "customView").flatMap(Self.init(view:)) {
      self = view
    } else if system == nil, item.has(.image) {
      self = .image(ImageReference(item, key: "image"))
    } else if let title = item[.title], !title.isEmpty {
      self = .title(title, isProminent: isProminent)
    } else if let words = system.flatMap({ Self.words[$0] }) {
      self = .title(words, isProminent: isProminent)
    } else if system == "flexibleSpace" {
      self = .space(nil)
    } else if system == "fixedSpace" {
      self = .space(max(item.number(.width) ?? 0, 0))
    } else if let system {
      self = .sign(Self.signs[system] ?? system)
    } else {
      self = .image(ImageReference(item, key: "image"))
    }
  }

  private static let words = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]
  /// Symbols that resemble the system items (UIBarButtonItem.SystemItem).
  private static let signs = [
    "add": "plus", "action": "square.and.arrow.up", "trash": "trash", "search": "magnifyingglass",
    "refresh": "arrow.clockwise", "play": "play.fill", "pause": "pause.fill", "stop": "xmark",
    "rewind": "backward.fill", "fastForward": "forward.fill", "bookmarks": "book", "compose": "square.and.pencil",
    "reply": "arrowshape.turn.up.left", "organize": "folder", "camera": "camera", "close": "xmark",
  ]
}
