import IBSyntax

/// An object of a document: an element with an id, and its descendants without an id.
struct DiffObject {
  struct Property {
    var path: PropertyPath
    let value: PropertyValue
    /// The object id in the value, if it refers to another object.
    var reference: String?
  }

  let element: XMLElement
  /// Empty for the document itself.
  let id: String
  /// The index of its parent; nil only for the document.
  let parent: Int?
  /// Its key, or the name of the list it is in.
  let place: String
  /// Object id of the controller of its scene; a controller's own id for itself.
  let controller: String?
  /// In the order of the file.
  var properties: [Property] = []
  /// In the order of the file.
  var children: [Int] = []
}
