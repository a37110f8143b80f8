import IBModel
import IBSyntax

/// What a view says to assistive technologies, as SwiftUI's modifiers.
enum AccessibilitySource {
  /// As they are written after the dot; empty for a view that says nothing of its own.
  ///
  /// - Parameter holdsViews: whether other views are inside, which stay elements of their own then.
  static func modifiers(_ view: Document.View, holdsViews: Bool) -> [String] {
    guard let part = view.element.child(key: "accessibilityConfiguration") else { return [] }
    var words: [String] = []
    if part.child(key: "isElement")?.flag(.value) == false, !holdsViews { words.append("accessibilityHidden(true)") }
    for (attribute, name) in texts {
      if let text = part[attribute] { words.append("\(name)(\(SwiftText.literal(text)))") }
    }
    let own = trait(of: view.kind)
    var added: [String] = []
    if let element = part.child(key: "traits") {
      for trait in traits where element.flag(trait.attribute) == true && trait.name != own {
        added.append(".\(trait.name)")
      }
    }
    if !added.isEmpty {
      let list = added.joined(separator: ", ")
      words.append("accessibilityAddTraits(\(added.count == 1 ? list : "[\(list)]"))")
    }
    if !words.isEmpty, holdsViews { words.insert("accessibilityElement(children: .contain)", at: 0) }
    return words
  }

  private static let texts: [(Name, String)] = [
    (.label, "accessibilityLabel"), (.hint, "accessibilityHint"), (.identifier, "accessibilityIdentifier"),
  ]

  /// The traits of UIKit that SwiftUI has too. What is adjustable or not enabled is said by a control itself there.
  /// Source: the documentation of `UIAccessibilityTraits` and `AccessibilityTraits`.
  private static let traits: [(attribute: Name, name: String)] = [
    (.button, "isButton"), (.link, "isLink"), (.header, "isHeader"), (.searchField, "isSearchField"),
    (.image, "isImage"), (.selected, "isSelected"), (.playsSound, "playsSound"), (.keyboardKey, "isKeyboardKey"),
    (.staticText, "isStaticText"), (.summaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
  ]

  /// The trait that SwiftUI's view has by itself.
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
