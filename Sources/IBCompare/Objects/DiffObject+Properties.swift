import IBSyntax

extension DiffObject.Property {
  /// Attributes that refer to other objects (Measurements/Format.md#references).
  private static let references: Set<String> = [
    "initialViewController", "destination", "target", "selectedItem", "headerView", "reference", "popoverAnchorView",
    "popoverAnchorBarButtonItem",
    "textLabel", "detailTextLabel", "imageView",
  ]

  /// The attributes of an element that are compared, in the order of the file.
  ///
  /// - Parameter owner: the name of the element that has the properties, if it is not the element itself but one that
  ///   a variation changes.
  static func all(of element: XMLElement, at path: PropertyPath, owner: Name? = nil) -> [DiffObject.Property] {
    element.attributes.compactMap { attribute in
      let name = attribute.nameText
      if Noise.isNoise(attribute: name, of: element) { return nil }
      if element.name == .userDefinedRuntimeAttribute, name == "keyPath" { return nil }
      let value = PropertyReader.value(of: attribute.name, in: element, as: owner ?? element.name)
      return value.map {
        DiffObject.Property(
          path: path.appending(name == "target" && element.name == .action ? "destination" : name), value: $0,
          reference: references.contains(name) ? attribute.value : nil)
      }
    }
  }
}
