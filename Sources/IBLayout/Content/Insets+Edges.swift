import IBModel
import IBSyntax

extension Insets {
  /// An `<inset>` as Interface Builder writes it, in points; absent edges are 0.
  init(edges inset: XMLElement) {
    self.init(
      top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
      right: inset.number(.maxX) ?? 0)
  }
}
