package import IBSyntax

/// The attributes of elements that hold object ids (Measurements/Format.md#object-references). Names that look alike
/// but hold something else are not here, such as `referencedIdentifier` of a storyboard reference.
package enum ObjectReferences {
  /// Elements with the attributes of theirs that hold ids.
  package static let all: [(elements: [Name], attributes: [Name])] = [
    ([.constraint], [.firstItem, .secondItem]),
    ([.outlet, .outletCollection, .action], [.destination]),
    ([.segue], [.destination, .reference, .popoverAnchorView, .popoverAnchorBarButtonItem]),
    ([.document], [.initialViewController]),
    ([.tableViewCell], [.textLabel, .detailTextLabel, .imageView]),
    ([.tableViewCellContentView], [.tableViewCell]),
    ([.exclude, .include], [.reference]),
  ]

  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.flatMap { row in row.elements.map { ($0, row.attributes) } })

  /// The attributes of an element that hold object ids, those that it has.
  package static func attributes(of element: XMLElement) -> [XMLAttribute] {
    (byElement[element.name] ?? []).compactMap { element.attribute($0) }
  }
}
