package import IBSyntax

/// The best name of an object in the file.
package enum ObjectLabel {
  /// The object's label in Xcode's outline, otherwise the text that it shows, otherwise an identifier; nil without any.
  ///
  /// Values in variations are not read.
  package static func of(_ element: XMLElement) -> String? {
    first(texts, of: element) ?? title(of: element) ?? attributedText(of: element) ?? first(identifiers, of: element)
      ?? ofAppKit(element)
  }

  package static func toolTip(of element: XMLElement) -> String? { first([toolTip], of: element) }

  /// A name for an object without a text: its tooltip, its identifier, or the image that an AppKit control shows.
  package static func ofTextless(_ element: XMLElement) -> String? {
    first([toolTip, identifier], of: element)
      ?? element.children.lazy.filter { $0.equals(.key, "cell") }.compactMap { first([image], of: $0) }.first
  }

  /// The text of an AppKit object. For a control, it is in the cell; for a column, in the header.
  private static func ofAppKit(_ element: XMLElement) -> String? {
    switch element.name {
    case .tabViewItem: return first([label, identifier], of: element)
    case .toolbarItem:
      return first([label, paletteLabel, explicitIdentifier], of: element) ?? ofStandardItem(element)
    case .tableColumn:
      return element.child(named: .tableHeaderCell).flatMap { first([title], of: $0) }
        ?? first([identifier], of: element)
    default:
      return element.children.lazy.first { $0.equals(.key, "cell") }.flatMap {
        first([title, placeholderString], of: $0)
      }
    }
  }

  /// The name of a space or another item that AppKit provides: `flexible space` for `NSToolbarFlexibleSpaceItem`.
  private static func ofStandardItem(_ item: XMLElement) -> String? {
    guard let identifier = item[.implicitItemIdentifier], identifier.hasPrefix(standardItems.prefix),
      identifier.hasSuffix(standardItems.suffix)
    else { return nil }
    return ObjectWords.words(
      of: String(identifier.dropFirst(standardItems.prefix.count).dropLast(standardItems.suffix.count)))
  }

  private static let standardItems = (prefix: "NSToolbar", suffix: "Item")

  /// The text that the object shows; nil without one.
  package static func shownText(of element: XMLElement) -> String? {
    first([Property(.text, "text"), title], of: element) ?? title(of: element) ?? attributedText(of: element)
  }

  /// The name that Xcode gives a scene: its controller's label, otherwise the titles of its bars
  /// (Measurements/Format.md#scene-names).
  package static func ofController(_ element: XMLElement) -> String? {
    first(controllerTexts, of: element)
      ?? element.children.lazy.filter { barItems.contains($0.name) }.compactMap { first([title], of: $0) }.first
  }

  /// A property that is an attribute or, if its value has several lines, a child with this key.
  private struct Property: Sendable {
    let name: Name
    let key: String

    init(_ name: Name, _ key: String) {
      self.name = name
      self.key = key
    }
  }

  private static let userLabel = Property(.userLabel, "userLabel")
  private static let title = Property(.title, "title")
  private static let image = Property(.image, "image")
  private static let label = Property(.label, "label")
  private static let paletteLabel = Property(.paletteLabel, "paletteLabel")
  private static let identifier = Property(.identifier, "identifier")
  private static let explicitIdentifier = Property(.explicitItemIdentifier, "explicitItemIdentifier")
  private static let placeholderString = Property(.placeholderString, "placeholderString")
  private static let toolTip = Property(.toolTip, "toolTip")
  private static let texts = [userLabel, Property(.text, "text"), title]
  private static let references = [
    Property(.storyboardIdentifier, "storyboardIdentifier"), Property(.referencedIdentifier, "referencedIdentifier"),
    Property(.storyboardName, "storyboardName"),
  ]
  private static let identifiers =
    [
      Property(.headerTitle, "headerTitle"), Property(.placeholder, "placeholder"),
      Property(.reuseIdentifier, "reuseIdentifier"), Property(.systemItem, "systemItem"),
    ] + references
  private static let controllerTexts = [userLabel, title] + references
  private static let barItems: Set<Name> = [.navigationItem, .tabBarItem]

  /// The title of a button. That of its configuration hides that of the normal state (`ButtonContent.showsStateTitle`).
  private static func title(of element: XMLElement) -> String? {
    let state = element.child(named: .state, key: "normal").flatMap { first([title], of: $0) }
    guard let configuration = element.child(named: .buttonConfiguration, key: "configuration") else { return state }
    let showsImage = configuration.has(.image) || configuration.child(key: "image") != nil
    return first([title], of: configuration) ?? (showsImage ? nil : state)
  }

  /// The text of a label or text view with attributes, or the title of such a button.
  private static func attributedText(of element: XMLElement) -> String? {
    let strings = [
      element.child(key: "attributedText"),
      element.child(named: .buttonConfiguration, key: "configuration")?.child(key: "attributedTitle"),
      element.child(named: .state, key: "normal")?.child(key: "attributedTitle"),
    ]
    return strings.lazy.compactMap { $0?.textOfFragments }.first { $0.contains { !$0.isWhitespace } }
  }

  /// The first property whose value contains a visible character.
  private static func first(_ properties: [Property], of element: XMLElement) -> String? {
    properties.lazy.compactMap { property in
      element[property.name] ?? element.child(named: .string, key: property.key)?.string
    }.first { $0.contains { !$0.isWhitespace } }
  }
}
