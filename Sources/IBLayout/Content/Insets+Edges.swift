import IBModel
import IBSyntax

extension Insets {
  /// An `<inset>` as Interface Builder writes it, in points; what is absent is 0.
  init(edges inset: XMLElement) {
    self.init(
      top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
      right: inset.number(.maxX) ?? 0)
  }
}
