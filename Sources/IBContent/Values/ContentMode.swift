/// The way in which an image fills its view (UIView.ContentMode); the words are the file's.
package enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Interface Builder does not write the default, and `redraw` fills the view like it.
  package init(word: String?) { self = word.flatMap(Self.init(rawValue:)) ?? .scaleToFill }
}
