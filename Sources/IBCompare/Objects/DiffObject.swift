import IBSyntax

/// An object of a document: an element with an id, and its descendants without an id.
struct DiffObject {
  struct Property {
    var path: PropertyPath
    let value: PropertyValue
    /// The id of the object that the value refers to; nil for any other value.
    var reference: String?
  }

  let element: XMLElement
  /// The id; empty for the document itself.
  let id: String
  /// The index of the parent; nil only for the document.
  let parent: Int?
  /// The key of the object, or the name of the list that contains it.
  let place: String
  /// The id of the scene's controller; for a controller, its own id.
  let controller: String?
  /// The properties, in the order of the file.
  var properties: [Property] = []
  /// The indices of the children, in the order of the file.
  var children: [Int] = []
}
