import IBSyntax

/// The content of a connection.
struct ConnectionTerms {
  let id: String
  /// `outlet`, `outletCollection`, `action` or `segue`.
  let kind: String
  /// The outlet, the selector, or the segue's identifier or kind.
  let name: String
  /// The object id of its destination.
  let destination: String?
  /// Its other properties, in the order of the file.
  let properties: [DiffObject.Property]

  init(_ element: XMLElement, properties: [DiffObject.Property]) {
    id = element[.id] ?? ""
    kind = element.tag
    destination = element[.destination]
    name = [Name.property, .selector, .identifier, .kind].compactMap { element[$0] }.first ?? ""
    self.properties = properties
  }
}
