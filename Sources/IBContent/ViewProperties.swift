package import IBModel
import IBSyntax

/// The attributes of one view in one configuration as typed values, with every default explicit.
///
/// Later stages read no attributes: only this module reads a view's element.
package struct ViewProperties: Sendable {
  package let tag: String
  package let customClass: String?
  /// The label in Xcode's outline that a user entered; nil for none.
  package let userLabel: String?
  package let isHidden: Bool
  /// The view's direction, with its `semanticContentAttribute`.
  package let direction: LayoutDirection
  package let layout: LayoutAttributes
  package let style: ViewStyle
  /// Replacements of the control's intrinsic content size.
  package let sizeReplacement: SizeReplacement
  /// The insets of its content; nil for a view that does not scroll.
  package let scroll: ScrollContent?
  package let control: ControlContent

  /// - Parameters:
  ///   - overlay: the variations of the view's element that apply.
  ///   - direction: of the environment.
  package init(
    _ view: Document.View, in document: Document, overlay: VariationOverlay, direction: LayoutDirection
  ) {
    let source = ContentSource(view, in: document, overlay: overlay, direction: direction)
    tag = view.element.tag
    customClass = view.element[.customClass]
    userLabel = view.element[.userLabel]
    isHidden = source.flag(.hidden) == true
    self.direction = source.direction
    layout = LayoutAttributes(source)
    style = ViewStyle(source)
    sizeReplacement = SizeReplacement(source)
    scroll = view.kind.scrolls ? ScrollContent(source) : nil
    control = ControlContent(source)
  }
}

extension Document {
  /// The properties of a view without variations, in left-to-right layout.
  package func properties(of view: View) -> ViewProperties {
    ViewProperties(view, in: self, overlay: .none, direction: .leftToRight)
  }
}
