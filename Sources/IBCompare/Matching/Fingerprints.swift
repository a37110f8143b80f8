import IBSyntax

/// Numbers for the contents of the objects in a table, with everything inside but without ids.
///
/// Within one run, objects with equal contents have the same number.
struct Fingerprints {
  private let prints: [Int]

  struct Words: Hashable {
    let path: PropertyPath
    let value: PropertyValue?
  }

  init(_ table: ObjectTable) {
    var prints = [Int](repeating: 0, count: table.objects.count)
    // Children have higher indices than their parents.
    for index in table.objects.indices.reversed() {
      let object = table[index]
      var hasher = Hasher()
      hasher.combine(object.element.tag)
      hasher.combine(object.place)
      for property in object.properties { hasher.combine(Self.words(of: property)) }
      for child in object.children { hasher.combine(prints[child]) }
      prints[index] = hasher.finalize()
    }
    self.prints = prints
  }

  subscript(index: Int) -> Int { prints[index] }

  /// The words of a property, without the id that it may refer to.
  static func words(of property: DiffObject.Property) -> Words {
    Words(path: property.path, value: property.reference == nil ? property.value : nil)
  }
}
