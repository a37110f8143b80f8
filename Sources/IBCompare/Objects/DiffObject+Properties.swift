import IBSyntax

extension DiffObject.Property {
  /// Attributes that refer to other objects (Measurements/Format.md#references).
  private static let references: Set<String> = [
    "initialViewController", "destination", "target", "selectedItem", "headerView", "reference", "popoverAnchorView",
    "popoverAnchorBarButtonItem",
    "textLabel", "detailTextLabel", "imageView",
  ]

  /// The compared attributes of an element, in the order of the file.
  ///
  /// - Parameter owner: the name of the element that a variation changes; nil if the element itself has the properties.
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
