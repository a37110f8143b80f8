import IBLayout
import IBSyntax

/// The cells that code dequeues from a table or collection view.
enum PrototypeCells {
  /// The lists that contain prototype cells: `prototypes` of a table view, `cells` of a collection view.
  ///
  /// Code does not dequeue the rows of a static table, which are in the `cells` of a section.
  static func containers(in subject: DocumentSubject) -> some Sequence<XMLElement> {
    subject.elements(named: [.prototypes, .cells]).filter(isContainer)
  }

  static func isContainer(_ element: XMLElement) -> Bool {
    element.name == .prototypes || element.name == .cells && element.parent?.name == .collectionView
  }

  static func cells(in container: XMLElement) -> some Sequence<XMLElement> {
    container.children.lazy.filter { $0.name == .tableViewCell || $0.name == .collectionViewCell }
  }

  /// Whether an element is in a prototype cell without a reuse identifier, which code cannot dequeue.
  static func isInUnnameable(_ element: XMLElement) -> Bool {
    var element: XMLElement? = element
    while let current = element {
      if current.parent.map(isContainer) == true { return current[.reuseIdentifier]?.isEmpty != false }
      element = current.parent
    }
    return false
  }
}

extension XMLElement {
  /// Whether the element represents an object that exists before an AppKit document is loaded.
  ///
  /// These objects are File's Owner, First Responder and Application (Measurements/Format.md#macos-objects).
  var isAppKitProxy: Bool { name == .customObject && (self[.id]?.hasPrefix("-") == true || isFirstResponderProxy) }

  /// Whether the element represents AppKit's Application, and no class of the app is set for it.
  var isApplicationProxy: Bool {
    name == .customObject && (equals(.id, "-3") || equals(.sceneMemberID, "application"))
      && (self[.customClass].map { ["NSObject", "NSApplication"].contains($0) } ?? true)
  }

  /// Whether the element represents AppKit's First Responder. A class with this name does not exist.
  var isFirstResponderProxy: Bool {
    name == .customObject
      && (equals(.customClass, "FirstResponder") || equals(.sceneMemberID, "firstResponder") || equals(.id, "-1"))
  }

  /// The elements of the object's outlets and outlet collections.
  var outlets: [XMLElement] {
    child(named: .connections)?.children.filter { $0.name == .outlet || $0.name == .outletCollection } ?? []
  }

  /// Whether the view is an accessibility element. VoiceOver does not offer its subviews.
  var isWholeAccessibilityElement: Bool {
    child(named: .accessibility)?.child(named: .bool, key: "isElement")?.equals(.value, "YES") ?? false
  }

  /// Whether the object may get smaller than its content, because its resistance is lower than that of a new view.
  ///
  /// - Parameter length: the width or the height.
  func givesWay(in length: FrameCoordinate?) -> Bool {
    let resistance =
      length == .width ? Name.horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
    return number(resistance).map { $0 < 750 } == true
  }

  /// Whether a runtime attribute of the object sets an accessibility property.
  ///
  /// The property may also belong to the app, such as `voiceOverLabelKey`.
  var setsAccessibilityAtRuntime: Bool {
    let attributes = child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { attribute in
      let path = (attribute[.keyPath] ?? "").lowercased()
      return path.contains("accessib") || path.contains("label")
    } ?? false
  }
}

extension Sequence<XMLElement> {
  /// The elements whose key an earlier element has too, each with the first such element.
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
