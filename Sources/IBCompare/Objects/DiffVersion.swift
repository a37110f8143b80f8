import IBModel
import IBSyntax

/// One of two versions of a document, as a table of objects and constraints.
struct DiffVersion {
  let table: ObjectTable
  let names: ObjectNames
  /// The constraints, in the order of the file.
  let constraints: [ConstraintRecord]

  init(_ document: Document) {
    table = ObjectTable(document)
    names = ObjectNames(table)
    constraints = document.constraints.compactMap { [table] in ConstraintRecord($0, in: table) }
  }

  /// The stored size of an object in points; nil for an object that is not a view, or has no frame in the file.
  func storedSize(of index: Int) -> Size? {
    guard let frame = table[index].element.child(named: .rect, key: "frame"), let width = frame.number(.width),
      let height = frame.number(.height)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The value of a property; for a reference, the name of the object.
  func value(_ property: DiffObject.Property) -> PropertyValue {
    guard let id = property.reference, let index = table.indices[id] else { return property.value }
    return .object(names[index])
  }

  /// The name of an object's parent; nil for an object at the top, whose parent would only clutter a report.
  func parentName(of index: Int) -> ObjectName? {
    guard let parent = table[index].parent, parent != 0 else { return nil }
    return names[parent]
  }

  /// The controller of an object's scene; nil for a controller itself, and for the application of a macOS storyboard.
  func controllerName(of index: Int) -> ObjectName? {
    guard let id = table[index].controller, id != table[index].id, let name = names.controller(id),
      name.element != "application"
    else { return nil }
    return name
  }
}
