import IBContent
import IBModel
package import IBSyntax

/// Reads the values of attributes, and of elements that are values.
package enum PropertyReader {
  /// Attributes whose texts people read or hear.
  private static let texts: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint", "userLabel", "content",
    "secondaryText", "subtitle", "discoverabilityTitle",
  ]
  /// Synonyms of attribute values, each with its replacement.
  ///
  /// Until Xcode 11, the system button was called a rounded one (Measurements/Format.md#button-types).
  private static let synonyms = ["buttonType": ["system": "roundedRect"]]

  // MARK: - Attributes

  /// The value of an attribute; nil without it.
  ///
  /// - Parameters:
  ///   - holder: the element with the attribute: the element itself or one of its variations.
  ///   - element: the name of the element with the property, which determines the type.
  package static func value(of name: Name, in holder: XMLElement, as element: Name) -> PropertyValue? {
    guard let written = holder[name] else { return nil }
    let attribute = holder.tree.string(name)
    if texts.contains(attribute) { return .text(written) }
    switch type(of: name, in: element) {
    case .flag?: if let flag = holder.flag(name) { return .flag(flag) }
    case .integer?, .number?, .numberOrWord?: if let number = holder.number(name) { return .number(number) }
    case .text?, .word?, .ratio?, nil: break
    }
    if pictures.contains(attribute), isUUID(written) { return .word("embedded picture") }
    return .word(synonyms[attribute]?[written] ?? written)
  }

  /// Attributes that contain the name of an image.
  ///
  /// The name of a picture inside the document is a UUID, which changes when the document is written again
  /// (Measurements/Format.md#macos-noise).
  private static let pictures: Set<String> = ["image", "alternateImage"]

  /// Whether a text is a UUID: 32 hexadecimal digits in five groups.
  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }

  /// The value of a missing attribute; nil if its default is unknown.
  static func defaultValue(of name: Name, in element: Name) -> PropertyValue? {
    guard let text = AttributeDefaults.value(of: name, in: element) else { return nil }
    return text == "NO" ? .flag(false) : Double(text).map { .number($0) } ?? .word(text)
  }

  /// The type of an attribute. It is the same for both frameworks if both have the attribute.
  private static func type(of name: Name, in element: Name) -> Vocabulary.ValueType? {
    type(of: name, in: element, by: .uiKit) ?? type(of: name, in: element, by: .appKit)
  }

  private static func type(of name: Name, in element: Name, by vocabulary: Vocabulary) -> Vocabulary.ValueType? {
    guard let number = vocabulary.number(of: element), let rank = vocabulary.rank(of: name, in: number) else {
      return nil
    }
    return vocabulary.elements[number].attributes[rank].type
  }

  // MARK: - Elements

  /// The value of an element without an id; nil for an element that contains values.
  package static func value(of element: XMLElement) -> PropertyValue? {
    switch element.tag {
    case "color": .color(ColorValue(element))
    case "fontDescription", "font": .font(FontValue(element))
    case "string", "mutableString", "date", "data", "mutableData": text(of: element)
    case "real", "integer", "number": element.number(.value).map { .number($0) }
    case "bool": element.flag(.value).map { .flag($0) }
    case "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets", "offsetWrapper", "range":
      measures(of: element)
    case "autoresizingMask", "extendedEdge", "popoverArrowDirection", "dataDetectorType", "dataDetectorTypes",
      "audiovisualMediaTypes", "accessibilityTraits":
      .options(element.attributes.filter { $0.value != "NO" }.map(\.nameText).filter { $0 != "key" }.sorted())
    default: nil
    }
  }

  /// The value of any keyed child; if the child contains several values, its text or all of them joined.
  static func wholeValue(of element: XMLElement?) -> PropertyValue {
    guard let element, element.name != .nil else { return .absent }
    if element.name == .attributedString { return .text(AttributedText(element).text) }
    return value(of: element) ?? .word(allAttributes(of: element))
  }

  /// The text of a value: a date is in an attribute, a string inside the element.
  private static func text(of element: XMLElement) -> PropertyValue {
    if let attribute = element.attributes.first(where: { $0.nameText != "key" && $0.nameText != "base64-UTF8" }) {
      return .word(attribute.value)
    }
    return .text(element.text)
  }

  private static func measures(of element: XMLElement) -> PropertyValue {
    .measures(
      element.attributes.compactMap { attribute in
        element.number(attribute.name).map { .init(name: attribute.nameText, value: $0) }
      })
  }

  /// The element's name and its attributes as they are written.
  private static func allAttributes(of element: XMLElement) -> String {
    let attributes = element.attributes.filter { $0.name != .key && $0.name != .id }.map {
      "\($0.nameText)=\($0.value)"
    }
    return ([element.tag] + attributes).joined(separator: " ")
  }
}
