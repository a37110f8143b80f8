import IBContent
import IBModel

/// What a view says to assistive technologies, as SwiftUI's modifiers.
enum AccessibilitySource {
  /// As they are written after the dot; empty for a view that says nothing of its own.
  ///
  /// - Parameter holdsViews: whether other views are inside, which stay elements of their own then.
  static func modifiers(_ view: Document.View, holdsViews: Bool) -> [String] {
    guard let content = AccessibilityContent(view) else { return [] }
    var words: [String] = []
    if content.isElement == false, !holdsViews { words.append("accessibilityHidden(true)") }
    let texts = [
      (content.label, "accessibilityLabel"), (content.hint, "accessibilityHint"),
      (content.identifier, "accessibilityIdentifier"),
    ]
    for (text, name) in texts { if let text { words.append("\(name)(\(SwiftText.literal(text)))") } }
    let own = trait(of: view.kind)
    let added = (content.traits ?? []).compactMap(name).filter { $0 != own }.map { ".\($0)" }
    if !added.isEmpty {
      let list = added.joined(separator: ", ")
      words.append("accessibilityAddTraits(\(added.count == 1 ? list : "[\(list)]"))")
    }
    if !words.isEmpty, holdsViews { words.insert("accessibilityElement(children: .contain)", at: 0) }
    return words
  }

  /// The traits of UIKit that SwiftUI has too. What is adjustable or not enabled is said by a control itself there.
  /// Source: the documentation of `UIAccessibilityTraits` and `AccessibilityTraits`.
  private static func name(_ trait: AccessibilityContent.Trait) -> String? {
    switch trait {
    case .button: "isButton"
    case .link: "isLink"
    case .header: "isHeader"
    case .searchField: "isSearchField"
    case .image: "isImage"
    case .selected: "isSelected"
    case .playsSound: "playsSound"
    case .keyboardKey: "isKeyboardKey"
    case .staticText: "isStaticText"
    case .summaryElement: "isSummaryElement"
    case .updatesFrequently: "updatesFrequently"
    case .startsMediaSession: "startsMediaSession"
    case .allowsDirectInteraction: "allowsDirectInteraction"
    case .causesPageTurn: "causesPageTurn"
    case .notEnabled, .adjustable: nil
    }
  }

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
