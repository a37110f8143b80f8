import IBModel
import IBSource
import IBSyntax

/// The value that an edit gives to a property.
package enum EditValue: Sendable {
  /// No value, as if the property had never been set.
  case unset
  case flag(Bool)
  /// - Parameter text: the number as it was written.
  case number(Double, text: String)
  case text(String)
  /// A word of the command line. The type of the property determines its meaning.
  case word(String)
  /// A child element, such as a color.
  case part(EditPart)
}

/// A keyed child element of an object: its attributes and its parts.
package struct EditPart: Sendable {
  package let element: String
  /// The fields in the given order. Their values are never `unset`.
  package let fields: [(name: String, value: EditValue)]

  package init(_ element: String, _ fields: [(name: String, value: EditValue)] = []) {
    self.element = element
    self.fields = fields
  }
}

extension EditValue {
  /// The text of the value in an attribute with this name; nil for a part and for no value.
  func text(for attribute: String, of element: String, _ order: WritingOrder) -> String? {
    switch self {
    case .unset, .part: return nil
    case .flag(let flag): return flag ? "YES" : "NO"
    case .text(let text), .word(let text): return text
    // A multiplier stays as the user typed it.
    case .number(_, let text) where attribute == "multiplier": return text
    case .number(let number, let text):
      if number != 0 { return NumberText.text(number) }
      switch order.type(ofAttribute: attribute, in: element) {
      case .number, .numberOrWord, .ratio: return "0.0"
      case .integer: return "0"
      default: return text.contains(".") ? "0.0" : "0"
      }
    }
  }
}

/// The values that Xcode leaves out (Measurements/Editing.md#defaults).
enum DefaultValue {
  /// For AppKit elements, Xcode writes a flag only if it differs from its default
  /// (Measurements/Editing.md#macos-defaults).
  private static let appKitTexts: [String: String] = {
    let isNo = [
      "allowsMixedState", "alternate", "alternatingRowBackgroundColors", "autohidesScrollers", "closable",
      "columnSelection", "continuous", "drawsBackground", "editable", "hidden", "hidesOnDeactivate", "imageHugsTitle",
      "indeterminate", "isSeparatorItem", "miniaturizable", "pullsDown", "refusesFirstResponder", "resizable",
      "scrollable", "selectable", "selected", "sendsActionOnEndEditing", "springLoaded", "titled",
      "titlebarAppearsTransparent", "transparent", "truncatesLastVisibleLine", "usesAutomaticRowHeights",
      "usesSingleLineMode", "vertical", "viewBased", "wantsLayer",
    ]
    let isYes = [
      "allowsToolTipsWhenApplicationIsInactive", "autoenablesItems", "autorecalculatesKeyViewLoop", "autosaveColumns",
      "bezeled", "clipView/drawsBackground", "columnReordering", "columnResizing", "displayedWhenStopped",
      "emptySelection", "enabled", "hasHorizontalScroller", "hasShadow", "hasVerticalScroller", "importsGraphics",
      "multipleSelection", "releasedWhenClosed", "restorable", "richText", "showsToolbarButton",
      "tabView/drawsBackground",
      "tableColumn/editable", "textCompletion", "textView/drawsBackground", "textView/editable", "textView/selectable",
      "typeSelect", "usesGroupingSeparator", "visibleAtLaunch",
    ]
    let others = ["constant": "0.0", "multiplier": "1", "priority": "1000", "relation": "equal", "alphaValue": "1"]
    return Dictionary(isNo.map { ($0, "NO") } + isYes.map { ($0, "YES") } + others.map { ($0, $1) }) { $1 }
  }()

  static func `is`(_ text: String, of attribute: String, in element: String, _ runtime: InterfaceRuntime) -> Bool {
    if runtime == .appKit { return (appKitTexts["\(element)/\(attribute)"] ?? appKitTexts[attribute]) == text }
    guard let name = Name(wellKnown: attribute), let owner = Name(wellKnown: element),
      let value = AttributeDefaults.value(of: name, in: owner)
    else { return false }
    return value == text || Double(value).map { $0 == Double(text) } ?? false
  }
}

/// Texts that Xcode writes as an element, because an attribute cannot contain them (Measurements/Format.md#strings).
enum LongText {
  /// The length of the shortest text that becomes an element, in UTF-16 units.
  private static let shortest = 128

  static func needsElement(_ text: String) -> Bool {
    text.utf16.count >= shortest || text.utf8.contains { $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }
}
