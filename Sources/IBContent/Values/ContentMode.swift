/// How an image fills its view (UIView.ContentMode), in the words of the file.
package enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Interface Builder does not write the default, and writes the corners with a capital letter: `TopLeft`.
  package init(word: String?) {
    self = word.flatMap { Self(rawValue: $0.prefix(1).lowercased() + $0.dropFirst()) } ?? .scaleToFill
  }
}
