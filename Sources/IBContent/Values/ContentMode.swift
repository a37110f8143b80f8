/// How an image fills its view (UIView.ContentMode), in the words of the file.
package enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Interface Builder does not write the default. `redraw` fills the view in the same way.
  package init(word: String?) { self = word.flatMap(Self.init(rawValue:)) ?? .scaleToFill }
}
