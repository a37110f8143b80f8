import IBSyntax

/// An object of a document: an element with an id, and everything in it without an id of its own.
struct DiffObject {
  struct Property {
    let path: PropertyPath
    let value: PropertyValue
    /// The object id that the value is, where it leads to another object.
    var reference: String?
  }

  let element: XMLElement
  /// Empty for the document itself.
  let id: String
  /// Its parent; nil only for the document.
  let parent: Int?
  /// Its key, or the name of the list it is in.
  let place: String
  /// Object id of the controller whose scene it is in, which is itself for a controller.
  let controller: String?
  /// In the order of the file.
  var properties: [Property] = []
  /// In the order of the file.
  var children: [Int] = []
}
