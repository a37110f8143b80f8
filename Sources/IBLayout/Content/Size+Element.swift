package import IBModel
package import IBSyntax

extension Size {
  /// A `<size>` as Interface Builder writes it; nil if a number is missing or malformed.
  package init?(element: XMLElement) {
    guard let width = element.number(.width), let height = element.number(.height) else { return nil }
    self.init(width: width, height: height)
  }
}
