package import IBModel

/// The image that a name denotes in one environment.
package struct ResolvedImage: Hashable, Sendable {
  package let name: String
  /// Whether it is one of the system's symbols, which no catalog defines.
  package let isSystemSymbol: Bool
  /// The path of the chosen file; nil for a system symbol and for a name that nothing defines.
  package var file: String?
  /// Pixels per point of the chosen file; nil where it is made for no particular scale.
  package var scale: Int?
  /// In points; nil where it is unknown.
  package var size: Size?
  /// Why this file and this size: lower case, no full stop.
  package var reason: String
  package var renderingIntent: AssetSet.RenderingIntent?
  /// How far the image reaches beyond its alignment rect, in points.
  var alignmentInsets = Insets.zero

  package init(name: String, isSystemSymbol: Bool = false, size: Size? = nil, reason: String) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.size = size
    self.reason = reason
  }
}
