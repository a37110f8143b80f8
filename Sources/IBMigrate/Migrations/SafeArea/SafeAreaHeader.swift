import IBModel
import IBSource
import IBSyntax

/// The elements that the migration writes at the head of a document (Measurements/Migration.md#document-head).
enum SafeAreaHeader {
  /// The capability without which an older Xcode refuses the document, as Xcode names it.
  private static let capability = "Safe area layout guides"
  private static let capabilityMarkup = "<capability name=\"\(capability)\" minToolsVersion=\"9.0\"/>"

  /// Attributes of `document` after `useAutolayout`, in Xcode's order.
  private static let afterAutolayout = ["launchScreen", "generatesPrototypingConstraints", "useTraitCollections"]
  /// Attributes of `document` after `useSafeAreas`, in Xcode's order.
  private static let afterSafeAreas = ["colorMatched", "initialViewController"]

  /// - Parameter hasGuide: whether the migrated document has a safe area guide of a view; without one Xcode writes no
  ///   capability (763 of 763).
  static func edits(_ document: Document, hasGuide: Bool) -> [TextEdit] {
    guard let root = document.tree.root else { return [] }
    let flags = [
      turnOn("useAutolayout", .useAutolayout, in: root, before: afterAutolayout + ["useSafeAreas"] + afterSafeAreas),
      turnOn("useSafeAreas", .useSafeAreas, in: root, before: afterSafeAreas),
    ]
    return flags.compactMap(\.self) + (hasGuide ? addCapability(to: root) : [])
  }

  private static func turnOn(
    _ attribute: String, _ name: Name, in root: XMLElement, before later: [String]
  ) -> TextEdit? {
    guard let present = root.attribute(name) else {
      return SyntaxEdit.insert(attribute, value: "YES", in: root, before: later)
    }
    return present.equals("YES") ? nil : SyntaxEdit.setValue(of: present, to: "YES")
  }

  private static func addCapability(to root: XMLElement) -> [TextEdit] {
    guard let dependencies = root.child(named: .dependencies) else {
      // After the canvas, before everything else (Measurements/Format.md#child-order).
      let last = root.children.last { $0.name == .device || $0.tag == "accessibilityOverrides" }
      let lines = ["<dependencies>", "    \(capabilityMarkup)", "</dependencies>"]
      return [SyntaxEdit.insertChild(lines, in: root, after: last)]
    }
    // Sorted by name, byte by byte, after everything else.
    var last: XMLElement?
    for child in dependencies.children {
      let name = child.name == .capability ? child[.name] ?? "" : ""
      if name == capability { return [] }
      if name.utf8.lexicographicallyPrecedes(capability.utf8) { last = child }
    }
    return [SyntaxEdit.insertChild([capabilityMarkup], in: dependencies, after: last)]
  }
}

extension Sequence {
  fileprivate func last(where isWanted: (Element) -> Bool) -> Element? {
    var found: Element?
    for element in self where isWanted(element) { found = element }
    return found
  }
}
