package import IBModel
package import IBSyntax

extension Size {
  /// A `<size>` as Interface Builder writes it; nil if a number is missing or malformed.
  package init?(element: XMLElement) {
    guard let width = element.number(.width), let height = element.number(.height) else { return nil }
    self.init(width: width, height: height)
  }
}

extension Insets {
  /// An `<inset>` as Interface Builder writes it, in points. Missing edges are 0.
  init(edges inset: XMLElement) {
    self.init(
      top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
      right: inset.number(.maxX) ?? 0)
  }

  /// A `<directionalEdgeInsets>` in points. `left` is leading, `right` is trailing, and missing edges are 0.
  init(directional insets: XMLElement) {
    self.init(
      top: insets.number(.top) ?? 0, left: insets.number(.leading) ?? 0, bottom: insets.number(.bottom) ?? 0,
      right: insets.number(.trailing) ?? 0)
  }
}

extension Rect {
  /// The stored frame of a view in the superview's coordinates; nil if it is missing or malformed.
  package init?(frameOf view: XMLElement) {
    guard let rect = view.child(named: .rect, key: "frame"), let x = rect.number(.x), let y = rect.number(.y),
      let width = rect.number(.width), let height = rect.number(.height)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
