import IBModel
import IBSource
import IBSyntax

/// The changes of the migration at the head of a document (Measurements/Migration.md#document-head).
enum SafeAreaHeader {
  /// - Parameter hasGuide: whether the migrated document has a safe area guide; without one, Xcode writes no capability
  ///   (763 of 763).
  static func edits(_ document: Document, hasGuide: Bool) -> [TextEdit] {
    guard let root = document.tree.root else { return [] }
    let flags = [turnOn("useAutolayout", .useAutolayout, in: root), turnOn("useSafeAreas", .useSafeAreas, in: root)]
    return (flags + [hasGuide ? Capability.safeArea.insertion(into: root) : nil]).compactMap(\.self)
  }

  private static func turnOn(_ attribute: String, _ name: Name, in root: XMLElement) -> TextEdit? {
    guard let present = root.attribute(name) else {
      return WritingOrder.of(.uiKit).insertion(of: attribute, "YES", in: root)
    }
    return present.equals("YES") ? nil : SyntaxEdit.setValue(of: present, to: "YES")
  }
}
