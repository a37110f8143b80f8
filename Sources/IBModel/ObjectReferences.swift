package import IBSyntax

/// The attributes that contain object ids (Measurements/Format.md#object-references,
/// Measurements/Format.md#macos-references).
///
/// Similar names with other values are not in the list, such as `referencedIdentifier` of a storyboard reference.
package enum ObjectReferences {
  /// Elements, with those of their attributes that contain ids.
  package static let all: [(elements: [Name], attributes: [Name])] = [
    ([.constraint], [.firstItem, .secondItem]),
    ([.outlet, .outletCollection], [.destination]),
    ([.action], [.destination, .target]),
    ([.binding], [.destination, .previousBinding]),
    ([.accessibilityConnection], [.destination]),
    ([.popUpButtonCell], [.selectedItem]),
    ([.segue], [.destination, .reference, .popoverAnchorView, .popoverAnchorBarButtonItem]),
    ([.document], [.initialViewController]),
    ([.tableView, .outlineView], [.headerView]),
    ([.tableViewCell], [.textLabel, .detailTextLabel, .imageView]),
    ([.tableViewCellContentView], [.tableViewCell]),
    ([.exclude, .include], [.reference]),
  ]

  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.flatMap { row in row.elements.map { ($0, row.attributes) } })

  /// The attributes of an element that contain object ids.
  package static func attributes(of element: XMLElement) -> [XMLAttribute] {
    (byElement[element.name] ?? []).compactMap { element.attribute($0) }
  }
}
