import IBSyntax

extension XMLElement {
  /// The decoded value of an attribute by its name; nil if the element does not have it.
  func word(_ attribute: String) -> String? { tree.name(attribute).flatMap { self[$0] } }

  func isYes(_ attribute: String) -> Bool { word(attribute) == "YES" }

  func isNo(_ attribute: String) -> Bool { word(attribute) == "NO" }

  /// A finite number; nil if the attribute is absent or anything else.
  func decimal(_ attribute: String) -> Double? { tree.name(attribute).flatMap { number($0) } }

  func attribute(named name: String) -> XMLAttribute? { tree.name(name).flatMap { attribute($0) } }

  /// The first child with this `key`, or of this name.
  func part(_ key: String) -> XMLElement? { child(key: key) ?? child(tagged: key) }

  func child(tagged tag: String) -> XMLElement? { tree.name(tag).flatMap { child(named: $0) } }

  var identifier: String { self[.id] ?? "" }
}
