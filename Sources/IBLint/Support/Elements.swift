import IBSyntax

/// The cells that code dequeues from a table or collection view.
enum PrototypeCells {
  /// The lists that contain them: `prototypes` of a table view, `cells` of a collection view. The rows of a static
  /// table, in `cells` of a section, are not dequeued.
  static func containers(in subject: DocumentSubject) -> some Sequence<XMLElement> {
    subject.elements(named: [.prototypes, .cells]).filter(isContainer)
  }

  static func isContainer(_ element: XMLElement) -> Bool {
    element.name == .prototypes || element.name == .cells && element.parent?.name == .collectionView
  }

  static func cells(in container: XMLElement) -> some Sequence<XMLElement> {
    container.children.lazy.filter { $0.name == .tableViewCell || $0.name == .collectionViewCell }
  }
}

extension XMLElement {
  /// Whether it stands for an object that exists before an AppKit document is loaded: File's Owner, First Responder or
  /// Application (Measurements/Format.md#macos-objects).
  var isAppKitProxy: Bool { name == .customObject && (self[.id]?.hasPrefix("-") == true || isFirstResponderProxy) }

  /// Whether it stands for AppKit's First Responder; the class of this name does not exist.
  var isFirstResponderProxy: Bool {
    name == .customObject
      && (equals(.customClass, "FirstResponder") || equals(.sceneMemberID, "firstResponder") || equals(.id, "-1"))
  }

  /// Whether it is an accessibility element, whose subviews VoiceOver does not offer.
  var isWholeAccessibilityElement: Bool {
    child(named: .accessibility)?.child(named: .bool, key: "isElement")?.equals(.value, "YES") ?? false
  }

  /// Whether a runtime attribute of the object sets an accessibility property, such as `accessibilityLabel`, or a
  /// property of the app that stands for one, such as `voiceOverLabelKey`.
  var setsAccessibilityAtRuntime: Bool {
    let attributes = child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { attribute in
      let path = (attribute[.keyPath] ?? "").lowercased()
      return path.contains("accessib") || path.contains("label")
    } ?? false
  }
}

extension Sequence<XMLElement> {
  /// The elements with a key that an earlier element has, each with the first one.
  func repetitions<Key: Hashable>(
    of key: (XMLElement) -> Key?
  ) -> [(key: Key, element: XMLElement, original: XMLElement)] {
    var first: [Key: XMLElement] = [:]
    return compactMap { element in
      guard let key = key(element) else { return nil }
      if let original = first[key] { return (key, element, original) }
      first[key] = element
      return nil
    }
  }
}
