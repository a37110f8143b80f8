import IBModel
import IBSyntax

/// The source of one view's content: its element, and the variations that apply in a configuration.
struct ContentSource {
  let view: Document.View
  /// Whether the view is a picker inside a table view cell at the top level of a xib.
  let isInTopLevelCell: Bool
  /// The size that the view's class returned when Xcode ran its code; nil for a class that Xcode does not run.
  ///
  /// The value is -1 for an axis without a size.
  let designableSize: Size?
  /// The direction of the view, after applying its `semanticContentAttribute`.
  let direction: LayoutDirection
  let overlay: VariationOverlay

  /// - Parameter direction: the direction of the environment.
  init(_ view: Document.View, in document: Document, overlay: VariationOverlay, direction: LayoutDirection) {
    self.view = view
    designableSize = view.element.has(.customClass) ? document.designableSizes[view.id] : nil
    isInTopLevelCell = [.pickerView, .datePicker].contains(view.kind) && document.isInTopLevelCell(view)
    self.direction = LayoutDirection(view.element[.semanticContentAttribute], in: direction)
    self.overlay = overlay
  }

  var element: XMLElement { view.element }

  /// The element that sets an attribute: a variation that contains it, otherwise the view.
  func holder(of attribute: Name) -> XMLElement { overlay.element(with: attribute) ?? element }

  /// The value of an attribute, in a variation or otherwise in the view.
  subscript(_ attribute: Name) -> String? { holder(of: attribute)[attribute] }

  /// A number, in a variation or otherwise in the view; nil if it is missing or malformed.
  func number(_ attribute: Name) -> Double? { holder(of: attribute).number(attribute) }

  /// A flag, in a variation or otherwise in the view; nil if it is neither YES nor NO.
  func flag(_ attribute: Name) -> Bool? { holder(of: attribute).flag(attribute) }

  /// The child with a key, in a variation or otherwise in the view.
  func child(key: String) -> XMLElement? { overlay.child(key: key) ?? element.child(key: key) }

  /// A string: an attribute or, if it is long or has line breaks, a `<string>` child.
  ///
  /// Source: Measurements/Format.md#strings.
  func text(_ attribute: Name, key: String) -> String? { self[attribute] ?? child(key: key)?.string }

  /// The text of a view such as a label: the attribute `text`, or a child with the key `text` or `attributedText`.
  var textContent: TextContent {
    let attributed = child(key: "attributedText")
    return TextContent(
      plain: text(.text, key: "text"),
      attributed: attributed.flatMap { $0.name == .attributedString ? AttributedText($0) : nil })
  }

  /// The view's image, named by an attribute or a keyed child.
  func image(key: String, attribute: Name = .image) -> ImageReference? {
    ImageReference(holder(of: attribute), key: key, attribute: attribute)
  }

  /// The color with this key; nil without one.
  func color(key: String) -> ContentColor? { ContentColor(child(key: key)) }

  /// The view's `textAlignment`; natural alignment follows the view's direction.
  var textAlignment: TextAlignment {
    switch self[.textAlignment] {
    case "center": .center
    case "right": .right
    case "left": .left
    default: direction == .rightToLeft ? .right : .left
    }
  }

  /// The view's `fontDescription`; nil without one.
  var font: FontAttributes? { child(key: "fontDescription").map { FontAttributes($0) } }
}

extension Document {
  /// Whether a view is inside a table cell at the top level of a xib.
  fileprivate func isInTopLevelCell(_ view: View) -> Bool {
    var outermost = view
    while let parent = outermost.parent { outermost = views[parent] }
    return outermost.kind == .tableViewCell
  }
}

extension LayoutDirection {
  /// Views with `playback` or `spatial` content are not mirrored (UIKit's documentation of UISemanticContentAttribute).
  fileprivate init(_ semantic: String?, in environment: LayoutDirection) {
    switch semantic {
    case "forceLeftToRight", "playback", "spatial": self = .leftToRight
    case "forceRightToLeft": self = .rightToLeft
    default: self = environment
    }
  }
}
