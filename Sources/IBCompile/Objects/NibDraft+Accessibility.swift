import IBSyntax

extension NibDraft {
  /// Bits of `UIAccessibilityTraits`. Source: its documentation; names as in documents.
  private static let traitBits: [String: Int64] = [
    "button": 0, "link": 1, "image": 2, "selected": 3, "playsSound": 4, "keyboardKey": 5, "staticText": 6,
    "summaryElement": 7, "notEnabled": 8, "updatesFrequently": 9, "searchField": 10, "startsMediaSession": 11,
    "adjustable": 12, "allowsDirectInteraction": 13, "causesPageTurn": 14, "header": 16,
  ]

  /// What views say to VoiceOver, in the order of the document.
  mutating func accessibility() -> [ObjectHandle] {
    var made: [ObjectHandle] = []
    for (element, object) in archived {
      guard let part = element.child(key: "accessibilityConfiguration") else { continue }
      check(part, ["key", "label", "hint", "identifier"], ["traits", "isElement"])
      let configuration = graph.add("UIRuntimeAccessibilityConfiguration", [("UIAccessibileObject", .object(object))])
      for (attribute, key) in [("hint", "UIAccessibilityHint"), ("label", "UIAccessibilityLabel")] {
        guard let word = part.word(attribute) else { continue }
        let property = "ibExternalAccessibility\(attribute.prefix(1).uppercased())\(attribute.dropFirst())"
        graph.set(key, text(word, id: element.identifier, property: property), of: configuration)
      }
      if let traits = part.child(key: "traits") {
        graph.set(
          "UIAccessibilityTraits", number(bits(traits, Self.traitBits, "accessibility trait")), of: configuration)
      }
      if let flag = part.child(key: "isElement") {
        graph.set("UIIsAccessibilityElement", number(Int64(flag.isYes("value") ? 1 : 0)), of: configuration)
      }
      if let word = part.word("identifier") {
        graph.set("UIAccessibilityIdentifier", string(word), of: configuration)
      }
      made.append(configuration)
    }
    return made
  }
}
