import IBContent
import IBModel

/// The accessibility content of a view, as SwiftUI modifiers.
enum AccessibilitySource {
  /// The modifiers as code after the dot; empty for a view without accessibility content.
  ///
  /// - Parameter shown: the text that the view shows, which needs no label.
  static func modifiers(
    _ view: Document.View, holdsViews: Bool, shown: String? = nil, _ options: ConversionOptions
  ) -> [String] {
    guard let content = AccessibilityContent(view) else { return [] }
    var words: [String] = []
    // Without its element, people who use VoiceOver could not use a control.
    if content.isElement == false, !holdsViews, !view.kind.canBeDisabled { words.append("accessibilityHidden(true)") }
    let texts: [(String?, String, TextProperty?)] = [
      (content.label == shown ? nil : content.label, "accessibilityLabel", .accessibilityLabel),
      (content.hint, "accessibilityHint", .accessibilityHint), (content.identifier, "accessibilityIdentifier", nil),
    ]
    for (text, name, property) in texts {
      guard let text, !text.isEmpty else { continue }
      let argument = property.map { KeyedText(text, of: view.id, $0, options).expression } ?? SwiftText.literal(text)
      words.append("\(name)(\(argument))")
    }
    let own = trait(of: view.kind)
    let added = (content.traits ?? []).compactMap(name).filter { $0 != own }.map { ".\($0)" }
    if !added.isEmpty {
      let list = added.joined(separator: ", ")
      words.append("accessibilityAddTraits(\(added.count == 1 ? list : "[\(list)]"))")
    }
    if !words.isEmpty, holdsViews { words.insert("accessibilityElement(children: .contain)", at: 0) }
    return words
  }

  /// The traits that exist in UIKit and SwiftUI. A SwiftUI control itself reports that it is adjustable or not enabled.
  ///
  /// Source: the documentation of `UIAccessibilityTraits` and `AccessibilityTraits`.
  private static func name(_ trait: AccessibilityContent.Trait) -> String? {
    switch trait {
    case .playsSound, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn: "\(trait)"
    case .notEnabled, .adjustable: nil
    default: "is\("\(trait)".prefix(1).uppercased())\("\(trait)".dropFirst())"
    }
  }

  private static func trait(of kind: ViewKind) -> String? {
    switch kind {
    case .label: "isStaticText"
    case .button: "isButton"
    case .imageView: "isImage"
    case .searchBar: "isSearchField"
    default: nil
    }
  }
}
