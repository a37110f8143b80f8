/// The appearance of a view in a picture, besides its frame.
package struct ViewAppearance: Hashable, Sendable {
  /// The shapes from back to front, in the view's coordinates: background, control, text.
  package var shapes: [Shape] = []
  /// The opacity of the view and its subviews, from 0 to 1.
  package var opacity = 1.0
  /// Whether subviews are cut off at the view's frame.
  package var clips = false
  /// The view's text, which is also one of the shapes; nil for a view without text.
  @Boxed package var text: SetText?
  /// Whether the shapes identify the view, so no name is drawn with them.
  package var explainsItself = false

  package init() {}
}
