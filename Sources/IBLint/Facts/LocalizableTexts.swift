import IBModel
import IBSource
import IBSyntax
import IBTexts

/// The texts of a document that Xcode exports for translation, each with its key, such as `abc-12-XyZ.normalTitle`.
struct LocalizableTexts {
  struct Text {
    let key: String
    let text: String
    /// The object that shows it.
    let element: XMLElement
    let objectID: String
    fileprivate let place: Place

    /// Writes another text in its place.
    func edit(to value: String) -> TextEdit {
      switch place {
      case .extracted(let text): text.edit(to: value)
      case .attribute(let attribute): SyntaxEdit.setValue(of: attribute, to: value)
      case .content(let element): SyntaxEdit.setText(of: element, to: value)
      }
    }
  }

  /// Where a text is written.
  fileprivate enum Place {
    case attribute(XMLAttribute)
    /// Between the tags of a `<string>`, as texts with line breaks are.
    case content(XMLElement)
    /// A text in a document of AppKit.
    case extracted(LocalizableText)

    var text: String {
      switch self {
      case .extracted(let text): text.text
      case .attribute(let attribute): attribute.value
      case .content(let element): element.text
      }
    }
  }

  /// In document order.
  private(set) var texts: [Text] = []

  init(_ document: Document) {
    if document.flavor.runtime == .appKit {
      texts = DocumentTexts(document.tree, document.flavor).texts.filter { Self.hasLetter($0.text) }.map { text in
        Text(key: text.key, text: text.text, element: text.element, objectID: text.objectID, place: .extracted(text))
      }
      return
    }
    for element in document.tree.allElements where element.has(.id) {
      add(element)
    }
  }

  private mutating func add(_ element: XMLElement) {
    for (name, property) in TextProperty.attributes {
      let place = element.attribute(name).map(Place.attribute)
      append(
        place ?? element.child(named: .string, key: property.key).map(Place.content), property, of: element)
    }
    for state in element.children(named: .state) {
      append(state.attribute(.title).map(Place.attribute), .stateTitle(state[.key] ?? ""), of: element)
    }
    if let configuration = element.child(named: .buttonConfiguration, key: "configuration") {
      append(configuration.attribute(.title).map(Place.attribute), .configurationTitle, of: element)
    }
    if let segments = element.child(named: .segments) {
      for (number, segment) in segments.children(named: .segment).enumerated() {
        append(segment.attribute(.title).map(Place.attribute), .segmentTitle(number), of: element)
      }
    }
    if let accessibility = element.child(named: .accessibility, key: "accessibilityConfiguration") {
      append(accessibility.attribute(.label).map(Place.attribute), .accessibilityLabel, of: element)
      append(accessibility.attribute(.hint).map(Place.attribute), .accessibilityHint, of: element)
    }
  }

  private static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// A text without a letter, such as `0` or `–`, is the same in all languages.
  private mutating func append(_ place: Place?, _ property: TextProperty, of element: XMLElement) {
    guard let place, let id = element[.id] else { return }
    let text = place.text
    guard Self.hasLetter(text) else { return }
    texts.append(Text(key: property.key(of: id), text: text, element: element, objectID: id, place: place))
  }
}
