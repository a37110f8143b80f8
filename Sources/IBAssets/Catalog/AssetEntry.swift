import IBModel
package import IBSource

/// An entry in the list of a set: a slot with its file or color.
package struct AssetEntry: Sendable {
  package let slot: AssetSlot
  /// The name of a file in the set's folder; nil for an empty slot.
  package let filename: String?
  /// Whether the entry is unassigned: Xcode shows it, but does not use it.
  package let isUnassigned: Bool
  package let slicing: AssetSlicing?
  /// The color; nil for an entry without one.
  package let color: AssetColor?
  /// The entry as written, for keys that have no property here.
  package let json: JSONValue

  package init(_ json: JSONValue) {
    self.json = json
    slot = AssetSlot(json)
    filename = json["filename"]?.text.flatMap { $0.isEmpty ? nil : $0 }
    isUnassigned = json["unassigned"]?.flag ?? false
    slicing = json["resizing"].flatMap(AssetSlicing.init)
    color = json["color"].flatMap(AssetColor.init)
  }

  package var range: SourceRange { json.range }

  /// Whether the file is a vector image, according to its name. Such a file is for every scale.
  package var isVector: Bool {
    guard let name = filename?.lowercased() else { return false }
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }
}
