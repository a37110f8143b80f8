import IBModel
import IBSyntax

/// The source of one view's content: its element, with the variations that hold in a configuration.
///
/// Controls are made from it once for each `SceneTraits`; later stages read no attributes.
struct ContentSource {
  /// Local index of the view in its scene.
  let index: Int
  let kind: ViewKind
  let role: Document.Role
  let customClass: String?
  let hasSubviews: Bool
  /// Whether the view is a picker inside a table's cell at the top level of a xib.
  let isInTopLevelCell: Bool
  /// The size that the code of the view's class returned when Xcode ran it; -1 means none on an axis. Nil for a class
  /// that Xcode does not run.
  let designableSize: Size?
  /// The view's own direction, from `semanticContentAttribute`.
  let direction: LayoutDirection
  let element: XMLElement
  let overlay: VariationOverlay

  init(
    _ view: Document.View, at index: Int, in document: Document, overlay: VariationOverlay, direction: LayoutDirection
  ) {
    self.index = index
    kind = view.kind
    role = view.role
    element = view.element
    customClass = view.element[.customClass]
    designableSize = customClass == nil ? nil : document.designableSizes[view.id]
    hasSubviews = !view.children.isEmpty
    isInTopLevelCell = [.pickerView, .datePicker].contains(view.kind) && document.isInTopLevelCell(view)
    self.direction = direction
    self.overlay = overlay
  }

  /// The element with an attribute: that of a variation, else the view's.
  func holder(of attribute: Name) -> XMLElement { overlay.element(with: attribute) ?? element }

  /// An attribute, from the variations first.
  subscript(_ attribute: Name) -> String? { holder(of: attribute)[attribute] }

  /// A number, from the variations first; nil if absent or malformed.
  func number(_ attribute: Name) -> Double? { holder(of: attribute).number(attribute) }

  /// A YES or NO, from the variations first; nil if absent or neither.
  func flag(_ attribute: Name) -> Bool? { holder(of: attribute).flag(attribute) }

  /// The child with a key, from the variations first.
  func child(key: String) -> XMLElement? { overlay.child(key: key) ?? element.child(key: key) }

  /// A string in an attribute or, if it is long or has line breaks, in a `<string>` child. Source:
  /// Measurements/Format.md#strings.
  func text(_ attribute: Name, key: String) -> String? { self[attribute] ?? child(key: key)?.text }

  /// The view's image, named by an attribute or a keyed child.
  func image(key: String, attribute: Name = .image) -> ImageReference? {
    ImageReference(holder(of: attribute), key: key, attribute: attribute)
  }

  /// The color under a key; nil for none.
  func color(key: String) -> ContentColor? { ContentColor(child(key: key)) }

  /// The view's `textAlignment`; natural alignment follows the view's direction.
  var textAlignment: SetText.Alignment {
    switch self[.textAlignment] {
    case "center": .center
    case "right": .right
    case "left": .left
    default: direction == .rightToLeft ? .right : .left
    }
  }

  /// The view's `fontDescription`; nil if it has none.
  var font: FontAttributes? { child(key: "fontDescription").map { FontAttributes($0) } }
}

extension Document {
  /// Whether a table's cell at the top level of a xib is around a view.
  fileprivate func isInTopLevelCell(_ view: View) -> Bool {
    var outermost = view
    while let parent = outermost.parent { outermost = views[parent] }
    return outermost.kind == .tableViewCell
  }
}
