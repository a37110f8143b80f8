import IBModel
import IBSyntax

/// Elements and attributes that a difference leaves out: Xcode's rewrites, and facts that it reports in another way.
///
/// Source of the canvas's notes: Measurements/Format.md#marks.
enum Noise {
  /// Elements that a difference omits with their content although they are edits, with the reason for each.
  static let elements = [
    "constraint": "compared as constraints",
    "exit": "every scene has one",
    "layoutGuides": "their constraints are compared",
    "nil": "the property is not set",
    "userGuides": "only the canvas uses them",
    "viewLayoutGuide": "its constraints are compared",
  ]
  /// Attributes that a difference omits although a merge keeps their edits, with the reason for each.
  static let attributes = [
    "customModuleProvider": "follows from the module",
    "id": "objects are matched by it",
    "key": "is the name of the property",
    "previousBinding": "follows from the order of the bindings",
    "placeholderIntrinsicHeight": "only the canvas uses it",
    "placeholderIntrinsicWidth": "only the canvas uses it",
    "sceneID": "scenes are matched by it",
    "tableViewCell": "refers to the enclosing cell",
  ]
  /// Elements that Xcode rewrites but a difference reports, with the reason for each.
  static let reported = ["rect": "position of a view without constraints"]

  /// Keys that a difference omits, with the reason for each.
  static let keys = [
    "keyEquivalent": "a part of the shortcut", "keyEquivalentModifierMask": "a part of the shortcut",
    "screenRect": "the screen of the author",
  ]

  static func isNoise(_ element: XMLElement) -> Bool {
    if let key = element[.key], keys[key] != nil { return true }
    if elements[element.tag] != nil { return true }
    if element.name == .placeholder, element.equals(.placeholderIdentifier, "IBFirstResponder") { return true }
    return XcodeRewrites.isRewritten(element) && reported[element.tag] == nil
  }

  static func isNoise(attribute: String, of element: XMLElement) -> Bool {
    if attributes[attribute] != nil || XcodeRewrites.isRewritten(attribute: attribute, of: element) { return true }
    switch element.name {
    // The shortcut is compared as a whole.
    case .menuItem where attribute == "keyEquivalent", .buttonCell where attribute == "keyEquivalent": return true
    // These attributes follow from the selected item.
    case .popUpButtonCell where attribute == "title" || attribute == "state": return true
    // The attribute follows from the image.
    case .menuItem, .buttonCell, .popUpButtonCell, .imageCell, .segment, .tabViewItem, .toolbarItem:
      if attribute == "catalog" { return true }
    // The class of Application is NSObject with or without this attribute (Measurements/Format.md#macos-noise).
    case .customObject where attribute == "customClass": return element.equals(.customClass, "NSObject")
    default: break
    }
    // The type only distinguishes a storyboard from a xib.
    return element.name == .document && attribute == "type"
  }
}
