import IBSyntax

struct ConnectionTerms {
  let id: String
  /// `outlet`, `outletCollection`, `action`, `segue`, and for AppKit `binding` or `accessibilityConnection`.
  let kind: String
  /// The name of the outlet, the selector, the identifier or kind of the segue, or the property that is bound.
  let name: String
  /// The key path that a binding observes in its destination; nil for any other connection.
  let keyPath: String?
  let destination: String?
  /// The other properties, in the order of the file.
  let properties: [DiffObject.Property]

  init(_ element: XMLElement, properties: [DiffObject.Property]) {
    id = element[.id] ?? ""
    kind = element.tag
    destination = element[.destination] ?? element[.target]
    keyPath = kind == "binding" ? element[.keyPath] : nil
    let names = kind == "binding" ? [Name.name] : [.property, .selector, .identifier, .kind]
    name = names.compactMap { element[$0] }.first ?? ""
    self.properties = properties
  }
}
