package import IBModel
package import IBSyntax

/// The accessibility settings of a view that differ from those of its class.
package struct AccessibilityContent: Sendable {
  /// The traits of UIAccessibilityTraits, with the names of the file format.
  package enum Trait: Hashable, Sendable, CaseIterable {
    case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement
    case updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, notEnabled, adjustable
  }

  /// Whether the view is an accessibility element; nil if its class decides.
  package let isElement: Bool?
  package let label: String?
  package let hint: String?
  package let identifier: String?
  /// The traits that are on; nil if the class decides.
  package let traits: [Trait]?

  /// Nil for a view without such settings.
  package init?(_ view: Document.View) { self.init(view.element) }

  /// The settings of a view or a bar item; nil without any.
  package init?(_ element: XMLElement) {
    let part = element.child(key: "accessibilityConfiguration")
    let attributes = element.child(named: .userDefinedRuntimeAttributes)
    // The runtime sets these attributes after the configuration, so they replace its texts.
    func text(_ path: String) -> String? { attributes?.children.first { $0[.keyPath] == path }?[.value] }
    let texts = Self.runtimePaths.map(text)
    guard part != nil || texts.contains(where: { $0 != nil }) else { return nil }
    isElement = part?.child(key: "isElement")?.flag(.value)
    label = texts[0] ?? part?[.label]
    hint = texts[1] ?? part?[.hint]
    identifier = texts[2] ?? part?[.identifier]
    traits = part?.child(key: "traits").map { element in
      Trait.allCases.filter { element.flag($0.attribute) == true }
    }
  }

  /// The key paths of runtime attributes for the label, the hint and the identifier (UIAccessibility,
  /// UIAccessibilityIdentification).
  package static let runtimePaths = ["accessibilityLabel", "accessibilityHint", "accessibilityIdentifier"]
}

extension AccessibilityContent.Trait {
  fileprivate var attribute: Name {
    switch self {
    case .button: .button
    case .link: .link
    case .header: .header
    case .searchField: .searchField
    case .image: .image
    case .selected: .selected
    case .playsSound: .playsSound
    case .keyboardKey: .keyboardKey
    case .staticText: .staticText
    case .summaryElement: .summaryElement
    case .updatesFrequently: .updatesFrequently
    case .startsMediaSession: .startsMediaSession
    case .allowsDirectInteraction: .allowsDirectInteraction
    case .causesPageTurn: .causesPageTurn
    case .notEnabled: .notEnabled
    case .adjustable: .adjustable
    }
  }
}
