import IBModel
import IBSyntax

/// The properties of one element that its variations change, masks aside: attributes and keyed children.
struct VaryingProperties {
  private let element: XMLElement
  private let intrinsics: IntrinsicContext
  /// In the order of the file, without repetition.
  private var attributes: [Name] = []
  private var keys: [String] = []

  init(_ element: XMLElement, variations: [Variation], intrinsics: IntrinsicContext) {
    self.element = element
    self.intrinsics = intrinsics
    for variation in variations {
      for attribute in variation.element.attributes {
        let name = attribute.name
        if name != .key, !VariationOverlay.canvasAttributes.contains(name), !attributes.contains(name) {
          attributes.append(name)
        }
      }
      for child in variation.element.children where child.name != .mask {
        guard let key = child[.key], !VariationOverlay.canvasKeys.contains(key), !keys.contains(key) else { continue }
        keys.append(key)
      }
    }
  }

  /// In the order of the file, attributes first.
  func states(_ overlay: VariationOverlay) -> [PropertyState] {
    attributes.map { name in
      PropertyState(
        name: element.tree.string(name), value: value(of: name, in: overlay.element(with: name) ?? element),
        written: value(of: name, in: element))
    }
      + keys.map { key in
        PropertyState(
          name: key, value: value(of: overlay.child(key: key) ?? element.child(key: key)),
          written: value(of: element.child(key: key)))
      }
  }

  // MARK: - Values

  /// `holder` is the element or one of its variations; the type is that of the element's attribute.
  private func value(of name: Name, in holder: XMLElement) -> PropertyState.Value {
    guard let text = holder[name] else { return .none }
    switch Self.type(of: name, in: element.name) {
    case .flag: return holder.flag(name).map(PropertyState.Value.flag) ?? .text(text)
    case .integer, .number, .numberOrWord: return holder.number(name).map(PropertyState.Value.number) ?? .text(text)
    case .text, .ratio, .word, nil: return .text(text)
    }
  }

  private static func type(of attribute: Name, in element: Name) -> Vocabulary.ValueType? {
    let vocabulary = Vocabulary.shared
    guard let number = vocabulary.number(of: element), let rank = vocabulary.rank(of: attribute, in: number) else {
      return nil
    }
    return vocabulary.elements[number].attributes[rank].type
  }

  private func value(of child: XMLElement?) -> PropertyState.Value {
    guard let child else { return .none }
    switch child.name {
    case .color: return ColorReference(child).map(PropertyState.Value.color) ?? .text(Self.words(of: child))
    case .fontDescription: return .font(intrinsics.font(FontAttributes(child), fallback: Label.defaultFont))
    case .attributedString: return .text(AttributedText(child).text)
    case .string: return .text(child.text)
    case .nil: return .none
    default: return .text(Self.words(of: child))
    }
  }

  /// The element's name and its attributes as they are written.
  private static func words(of child: XMLElement) -> String {
    let attributes = child.attributes.filter { $0.name != .key && $0.name != .id }
      .map { "\(child.tree.string($0.name))=\($0.value)" }
    return ([child.tag] + attributes).joined(separator: " ")
  }
}

extension ColorReference {
  /// What a `<color>` names; nil for one that names neither a colour nor components, such as a pattern.
  init?(_ element: XMLElement) {
    if let components = DisplayColor(components: element) {
      self = .components(components)
    } else if let name = element[.name] {
      self = .named(name)
    } else if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] {
      self = .system(name)
    } else {
      return nil
    }
  }
}
