import IBModel
import IBSyntax

/// Reads the values of attributes and of elements that are values.
enum PropertyReader {
  /// Before the key path of a user-defined runtime attribute.
  static let runtimePrefix = "runtime attribute "

  /// Attributes that lead to other objects (facts/format/elements.json, type `idref`).
  private static let references: Set<String> = [
    "initialViewController", "destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "textLabel", "detailTextLabel", "imageView",
  ]
  /// Attributes that people read or hear.
  private static let texts: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "hint", "userLabel", "content",
    "secondaryText", "subtitle", "discoverabilityTitle",
  ]

  /// The attributes of an element that say something, in the order of the file.
  static func attributes(of element: XMLElement, at path: PropertyPath) -> [DiffObject.Property] {
    element.attributes.compactMap { attribute in
      let name = attribute.nameText
      if Noise.isNoise(attribute: name, of: element) { return nil }
      if element.name == .userDefinedRuntimeAttribute, name == "keyPath" { return nil }
      let isReference = references.contains(name)
      return DiffObject.Property(
        path: path.appending(name), value: value(of: attribute, in: element),
        reference: isReference ? attribute.value : nil)
    }
  }

  private static func value(of attribute: XMLAttribute, in element: XMLElement) -> NormalizedValue {
    let name = attribute.nameText
    if texts.contains(name) { return .text(attribute.value) }
    switch type(of: attribute.name, in: element) {
    case .flag?: if let flag = element.flag(attribute.name) { return .flag(flag) }
    case .integer?, .number?, .numberOrWord?:
      if let number = element.number(attribute.name) { return .number(number) }
    case .text?, .word?, .ratio?, nil: break
    }
    return .word(Noise.canonical(attribute.value, of: name))
  }

  private static func type(of name: Name, in element: XMLElement) -> Vocabulary.ValueType? {
    let vocabulary = Vocabulary.shared
    guard let number = vocabulary.number(of: element.name), let rank = vocabulary.rank(of: name, in: number) else {
      return nil
    }
    return vocabulary.elements[number].attributes[rank].type
  }

  // MARK: - Elements

  /// The value that an element without an id is; nil for one that is something with values of its own.
  static func value(of element: XMLElement) -> NormalizedValue? {
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
      .options(element.attributes.map(\.nameText).filter { $0 != "key" }.sorted())
    default: nil
    }
  }

  /// A date is an attribute, a string the text inside.
  private static func text(of element: XMLElement) -> NormalizedValue {
    if let attribute = element.attributes.first(where: { $0.nameText != "key" && $0.nameText != "base64-UTF8" }) {
      return .word(attribute.value)
    }
    return .text(element.text)
  }

  private static func measures(of element: XMLElement) -> NormalizedValue {
    .measures(
      element.attributes.compactMap { attribute in
        element.number(attribute.name).map { .init(name: attribute.nameText, value: $0) }
      })
  }
}
