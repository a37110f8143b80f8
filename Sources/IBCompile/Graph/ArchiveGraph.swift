/// The objects of an archive while it is made: each has an identity, and its values in the order of their writing.
package struct ArchiveGraph: Sendable {
  struct Object: Sendable {
    var className: String
    var values: [(key: String, value: ArchiveValue)] = []
  }

  private(set) var objects: [Object] = []

  package init() {}

  mutating func add(_ className: String) -> ObjectHandle {
    objects.append(Object(className: className))
    return ObjectHandle(place: objects.count - 1)
  }

  mutating func add(_ className: String, _ values: [(key: String, value: ArchiveValue)]) -> ObjectHandle {
    let object = add(className)
    objects[object.place].values = values
    return object
  }

  mutating func set(_ key: String, _ value: ArchiveValue, of object: ObjectHandle) {
    objects[object.place].values.append((key, value))
  }

  mutating func set(_ values: [(key: String, value: ArchiveValue)], of object: ObjectHandle) {
    objects[object.place].values += values
  }

  mutating func rename(_ object: ObjectHandle, to className: String) {
    objects[object.place].className = className
  }

  /// The objects that an array, a set or a dictionary has in it (Measurements/NibArchive.md#root).
  mutating func addList(_ className: String, _ elements: [ObjectHandle]) -> ObjectHandle {
    add(
      className,
      [("NSInlinedValue", .bool(true))] + elements.map { (ArchiveKey.element, ArchiveValue.object($0)) })
  }
}

/// Keys that more than one kind of object has.
enum ArchiveKey {
  static let element = "UINibEncoderEmptyKey"
}
