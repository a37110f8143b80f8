package import IBSyntax

/// The key equivalent of a menu item or button of AppKit.
///
/// Source: Measurements/Format.md#macos-shortcuts.
package struct MenuShortcut: Hashable, Sendable {
  /// A lower case letter, another character, or a private character that AppKit uses for a key.
  private let key: Character
  /// The symbols of the modifier keys, in the order in which menus show them.
  private let modifiers: String

  /// Nil for an object without a key equivalent.
  ///
  /// - Parameter item: a menu item, or the cell of a button.
  package init?(_ item: XMLElement) {
    guard let text = Self.text(of: item), let first = text.first, text.count == 1 else { return nil }
    let small = Character(first.lowercased())
    let mask = item.child(named: .modifierMask, key: "keyEquivalentModifierMask")
    var names: Set<String> = []
    if let mask { for attribute in mask.attributes where attribute.equals("YES") { names.insert(attribute.nameText) } }
    // Without a mask, a menu item has Command, and a button has no modifiers. A capital letter is typed with Shift.
    if mask == nil, item.name == .menuItem { names.insert("command") }
    if first != small { names.insert("shift") }
    key = small
    modifiers = Self.symbols.filter { names.contains($0.name) }.map(\.symbol).joined()
  }

  /// The shortcut as menus show it, such as `⇧⌘T`.
  package var text: String { modifiers + (Self.keys[key] ?? functionKey ?? key.uppercased()) }

  /// The order and the symbols of the modifier keys. Source: Apple's Human Interface Guidelines, "Keyboards".
  private static let symbols: [(name: String, symbol: String)] = [
    ("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘"),
  ]

  private static let keys: [Character: String] = [
    "\r": "↩", "\n": "↩", "\u{3}": "⌤", "\u{1B}": "⎋", "\u{8}": "⌫", "\u{7F}": "⌫", "\t": "⇥", "\u{19}": "⇤",
    " ": "Space", "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "⌦",
    "\u{F729}": "↖", "\u{F72B}": "↘", "\u{F72C}": "⇞", "\u{F72D}": "⇟",
  ]

  /// Source: Apple's documentation of NSEvent, "Function-Key Unicode Values".
  private var functionKey: String? {
    guard let value = key.unicodeScalars.first?.value, (0xF704...0xF726).contains(value) else { return nil }
    return "F\(value - 0xF703)"
  }

  /// The key equivalent: an attribute, or the child that Xcode writes for a character that XML does not allow.
  private static func text(of item: XMLElement) -> String? {
    if let text = item[.keyEquivalent] { return text }
    guard let child = item.child(key: "keyEquivalent") else { return nil }
    return child.string
  }
}

extension XMLElement {
  /// The titles of the menus around an AppKit menu item and of the item, such as `Edit ▸ Find…` or `Edit ▸ separator`;
  /// nil for an item without a title.
  package var menuPath: String? {
    guard name == .menuItem, let title = menuTitle else { return nil }
    var titles = [title]
    var element = parent
    while let current = element {
      if current.name == .menuItem, let title = current.menuTitle { titles.append(title) }
      element = current.parent
    }
    // The last titles are more specific than the first ones.
    var path = titles.reversed().joined(separator: " ▸ ")
    while path.count > ObjectWords.longestText, titles.count > 1 {
      titles.removeLast()
      path = (["…"] + titles.reversed()).joined(separator: " ▸ ")
    }
    return path
  }

  private var menuTitle: String? {
    if equals(.isSeparatorItem, "YES") { return "separator" }
    let title = self[.title] ?? child(key: "title")?.text ?? ""
    return title.isEmpty ? nil : title
  }
}
