package import IBModel
import IBSyntax

/// The attributes of one view in one configuration as typed values, with explicit defaults.
///
/// Only this module reads the element of a view; later stages use these values.
package struct ViewProperties: Sendable {
  package let tag: String
  package let customClass: String?
  /// The label that a user entered in Xcode's outline; nil without one.
  package let userLabel: String?
  package let isHidden: Bool
  /// The direction of the view, after applying its `semanticContentAttribute`.
  package let direction: LayoutDirection
  package let layout: LayoutAttributes
  package let style: ViewStyle
  /// The values that replace the control's intrinsic content size.
  package let sizeReplacement: SizeReplacement
  /// The insets of the content; nil for a view that does not scroll.
  package let scroll: ScrollContent?
  package let control: ControlContent

  /// - Parameters:
  ///   - overlay: the variations of the view's element that apply.
  ///   - direction: the direction of the environment.
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
