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
    if let rect = view.child(named: .rect, key: "frame") {
      guard let x = rect.number(.x), let y = rect.number(.y), let width = rect.number(.width),
        let height = rect.number(.height)
      else { return nil }
      self.init(x: x, y: y, width: width, height: height)
      return
    }
    // Views without constraints have insets in some documents. A missing inset is 0, or follows from the length.
    guard let inset = view.child(named: .frame, key: "frameInset") else { return nil }
    let needsOuter =
      [inset.number(.width), inset.number(.height)].contains(nil) || inset.has(.maxX) || inset.has(.maxY)
    let outer = needsOuter ? view.parent?.parent.flatMap(Rect.init(frameOf:))?.size : nil
    guard let (x, width) = Self.span(inset.number(.minX), inset.number(.maxX), inset.number(.width), outer?.width),
      let (y, height) = Self.span(inset.number(.minY), inset.number(.maxY), inset.number(.height), outer?.height)
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }

  /// The start and the length on an axis from the insets at both ends and the length; nil if the length of the superview is
  /// needed and unknown.
  private static func span(
    _ before: Double?, _ after: Double?, _ length: Double?, _ outer: Double?
  ) -> (start: Double, length: Double)? {
    if let length {
      let start = before ?? after.flatMap { after in outer.map { $0 - after - length } }
      return (start ?? 0, length)
    }
    return outer.map { (before ?? 0, $0 - (before ?? 0) - (after ?? 0)) }
  }
}
