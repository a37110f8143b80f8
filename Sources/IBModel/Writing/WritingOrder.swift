package import IBSource
package import IBSyntax

/// The position of a new attribute or child among those of an element, as in Xcode's files.
///
/// The order in the same element decides. If one of the two names does not occur in it, the orders in all other
/// elements decide, provided that they agree (Measurements/Format.md#attribute-order,
/// Measurements/Format.md#child-order).
package struct WritingOrder: Sendable {
  /// A child of an element as far as it determines the position: its key, otherwise the name of its element.
  package enum Part: Hashable, Sendable {
    case keyed(String)
    case element(String)

    /// - Parameter key: the value of the attribute `key`; that of a variation is a trait.
    package init(_ element: String, key: String?) {
      self = if let key, element != "variation" { .keyed(key) } else { .element(element) }
    }

    fileprivate init(_ word: Substring) {
      let pieces = word.split(separator: "@", maxSplits: 1)
      self.init(String(pieces.first ?? ""), key: pieces.count > 1 ? String(pieces[1]) : nil)
    }
  }

  private static let uiKit = WritingOrder(.uiKit)
  private static let appKit = WritingOrder(.appKit)

  package static func of(_ runtime: InterfaceRuntime) -> WritingOrder { runtime == .appKit ? appKit : uiKit }

  private let vocabulary: Vocabulary
  /// For each element, the ranks of its parts.
  private let partRanks: [[Part: Int]]
  /// For each element, the names of its attributes and keyed parts.
  private let properties: [[String]]

  private init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    partRanks = vocabulary.elements.map { element in
      let words = element.parts.split(separator: " ")
      return Dictionary(words.enumerated().map { (Part($1), $0) }, uniquingKeysWith: min)
    }
    properties = vocabulary.elements.map { element in
      let keys = Self.parts(of: element).compactMap { part -> String? in
        if case .keyed(let key) = Part(part) { key } else { nil }
      }
      return element.attributes.compactMap(\.name.wellKnownText) + keys
    }
  }

  private func number(_ element: String) -> Int? { Name(wellKnown: element).flatMap(vocabulary.number) }

  // MARK: - Attributes

  /// Attributes of all objects that follow those of the class, in this order.
  private static let last = [
    "translatesAutoresizingMaskIntoConstraints", "id", "userLabel", "customClass", "customModule",
    "customModuleProvider", "sceneMemberID",
  ]

  /// Whether an attribute comes after another one of the same element.
  package func isAttribute(_ other: String, after new: String, in element: String) -> Bool {
    if let first = Name(wellKnown: new), let second = Name(wellKnown: other) {
      if let number = number(element), let order = order(first, second, in: number) { return order }
      let votes = vocabulary.elements.indices.compactMap { order(first, second, in: $0) }
      if let vote = votes.first, votes.allSatisfy({ $0 == vote }) { return vote }
    }
    guard let place = Self.last.firstIndex(of: other) else { return false }
    return Self.last.firstIndex(of: new).map { $0 < place } ?? true
  }

  /// Whether the second name comes after the first; nil if the element does not have both.
  private func order(_ first: Name, _ second: Name, in element: Int) -> Bool? {
    let known = vocabulary.elements[element].orderedCount
    guard let rank = vocabulary.rank(of: first, in: element), rank < known,
      let other = vocabulary.rank(of: second, in: element), other < known
    else { return nil }
    return rank < other
  }

  // MARK: - Parts

  /// Parts of all objects that follow those of the class, in this order.
  private static let lastParts: [Part] = [
    .element("userDefinedRuntimeAttributes"), .element("variation"), .element("connections"), .keyed("canvasLocation"),
  ]
  private static let safeArea = Part.keyed("safeArea")

  /// Whether a part comes after another one of the same element.
  package func isPart(_ other: Part, after new: Part, in element: String, _ era: WritingEra) -> Bool {
    if !era.placesGuidesHigh {
      if new == Self.safeArea { return !Self.precedesLowGuide(other) }
      if other == Self.safeArea { return Self.precedesLowGuide(new) }
    }
    if ["button", "popUpButton"].contains(element), let order = Self.buttonCell(new, other, era) { return order }
    if element == "document", !era.placesResourcesLast, let order = Self.earlyResources(new, other) { return order }
    if let number = number(element), let order = order(new, other, in: number) { return order }
    let votes = vocabulary.elements.indices.compactMap { order(new, other, in: $0) }
    if let vote = votes.first, votes.allSatisfy({ $0 == vote }) { return vote }
    guard let place = Self.lastParts.firstIndex(of: other) else { return false }
    return Self.lastParts.firstIndex(of: new).map { $0 < place } ?? true
  }

  private func order(_ first: Part, _ second: Part, in element: Int) -> Bool? {
    guard let rank = partRanks[element][first], let other = partRanks[element][second] else { return nil }
    return rank < other
  }

  /// Whether a part precedes a safe area guide that follows the parts of every view
  /// (Measurements/Migration.md#guide-position).
  private static func precedesLowGuide(_ part: Part) -> Bool {
    switch part {
    case .element(let element):
      ["userGuides", "subviews", "animations", "gestureRecognizers", "constraints"].contains(element)
    case .keyed(let key):
      key.hasPrefix("simulated")
        || [
          "frame", "frameInset", "autoresizingMask", "contentView", "accessibilityConfiguration", "layoutMargins",
          "directionalLayoutMargins", "backgroundColor", "tintColor", "insetFor6xAndEarlier",
        ].contains(key)
    }
  }

  /// The order of the cell and the constraints of an AppKit button; nil for other parts.
  private static func buttonCell(_ first: Part, _ second: Part, _ era: WritingEra) -> Bool? {
    let (cell, constraints) = (Part.keyed("cell"), Part.element("constraints"))
    if first == cell, second == constraints { return era.placesButtonCellsFirst }
    return first == constraints && second == cell ? !era.placesButtonCellsFirst : nil
  }

  /// The order before Xcode 11.4 of the resources and the parts after them; nil for other parts.
  private static func earlyResources(_ first: Part, _ second: Part) -> Bool? {
    let resources = Part.element("resources")
    let later: Set<Part> = [
      .element("classes"), .element("inferredMetricsTieBreakers"), .keyed("defaultSimulatedMetrics"),
      .keyed("tintColor"),
    ]
    if first == resources, later.contains(second) { return true }
    return second == resources && later.contains(first) ? false : nil
  }

  /// The only element in the vocabulary for a keyed part, such as `accessibility` for `accessibilityConfiguration`; nil
  /// if there are none or several.
  package func element(ofPart key: String, in element: String) -> String? {
    let found = elements(ofPart: key, in: element)
    return found.count == 1 ? found.first : nil
  }

  /// The elements in the vocabulary for a keyed part, except `nil`.
  package func elements(ofPart key: String, in element: String) -> Set<String> {
    guard let number = number(element) else { return [] }
    return Set(
      Self.parts(of: vocabulary.elements[number]).filter { Part($0) == .keyed(key) && !$0.hasPrefix("nil@") }.map {
        String($0.prefix { $0 != "@" })
      })
  }

  private static func parts(of element: Vocabulary.Element) -> [Substring] {
    element.parts.split(separator: " ") + element.otherParts.split(separator: " ")
  }

  /// The names of an element's attributes and keyed parts; empty for an unknown element.
  package func properties(of element: String) -> [String] {
    number(element).map { properties[$0] } ?? []
  }

  /// Whether an attribute or keyed part occurred in the element itself, and not only in others of its family.
  package func isOwn(_ property: String, of element: String) -> Bool {
    guard let number = number(element) else { return false }
    let known = vocabulary.elements[number]
    if let name = Name(wellKnown: property),
      known.attributes.prefix(known.orderedCount).contains(where: { $0.name == name })
    {
      return true
    }
    return partRanks[number][.keyed(property)] != nil
  }

  /// The type of an attribute in the vocabulary: in the element itself, otherwise in any other element.
  ///
  /// - Parameter isOwn: whether only the element itself counts.
  package func type(
    ofAttribute name: String, in element: String, isOwn: Bool = false
  ) -> Vocabulary.ValueType? {
    guard let known = Name(wellKnown: name) else { return nil }
    func type(_ number: Int) -> Vocabulary.ValueType? {
      vocabulary.rank(of: known, in: number).map { vocabulary.elements[number].attributes[$0].type }
    }
    if let number = number(element), let own = type(number) { return own }
    return isOwn ? nil : vocabulary.elements.indices.lazy.compactMap(type).first
  }
}

extension WritingOrder {
  /// Inserts a new attribute at its position.
  package func insertion(of name: String, _ value: String, in element: XMLElement) -> TextEdit {
    SyntaxEdit.insert(name, value: value, in: element) { isAttribute($0, after: name, in: element.tag) }
  }

  /// Inserts a new part at its position among the children of an element.
  ///
  /// - Parameter lines: the lines of the part without line ends, each indented relative to the first.
  package func insertion(of part: Part, _ lines: [String], in element: XMLElement, _ era: WritingEra) -> TextEdit {
    let children = Array(element.children)
    let later = children.firstIndex { isPart(Part($0.tag, key: $0[.key]), after: part, in: element.tag, era) }
    let before = children.prefix(later ?? children.count).last
    return SyntaxEdit.insertChild(lines, in: element, after: before)
  }
}

/// The differences between versions of Xcode that affect the position of a part.
package struct WritingEra: Sendable {
  /// Whether safe area guides precede the parts of every view (`ToolsVersion.placesGuidesHigh`).
  package let placesGuidesHigh: Bool
  /// Whether resources are the last part of a document: from Xcode 11.4 on (Measurements/Format.md#child-order).
  package let placesResourcesLast: Bool
  /// Whether the cell of an AppKit button precedes its constraints (`ToolsVersion.placesButtonCellsFirst`).
  package let placesButtonCellsFirst: Bool
}

extension Document {
  /// The era whose order of parts applies.
  ///
  /// A document that is kept at an older version of Xcode has the number of that version, but is written in the newer
  /// order if it has a capability of Xcode 12 (Measurements/Editing.md#era).
  package var writingEra: WritingEra {
    let dependencies = tree.root?.child(named: .dependencies)
    let plugIn = dependencies?.child(named: .plugIn)?[.version].flatMap { ToolsVersion($0) }
    let isNew =
      header.tools.placesGuidesHigh || plugIn?.placesGuidesHigh ?? false
      || dependencies?.children(named: .capability).contains {
        $0.equals(.name, "System colors in document resources")
      } ?? false
    return WritingEra(
      placesGuidesHigh: isNew, placesResourcesLast: isNew || header.tools.placesResourcesLast,
      placesButtonCellsFirst: header.tools.placesButtonCellsFirst)
  }
}
