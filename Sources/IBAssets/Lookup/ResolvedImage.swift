package import IBModel

/// The image for a name in one environment.
package struct ResolvedImage: Hashable, Sendable {
  package let name: String
  /// Whether it is a system symbol, and not defined by a catalog.
  package let isSystemSymbol: Bool
  /// The path of the chosen file; nil for a system symbol, and if no file defines the name.
  package var file: String?
  /// Pixels per point of the chosen file; nil if the file is not made for a particular scale.
  package var scale: Int?
  /// The size in points; nil if unknown.
  package var size: Size?
  /// The reason for this file and this size, in lower case and without a full stop.
  package var reason: String
  package var renderingIntent: AssetSet.RenderingIntent?
  /// Whether it is a custom symbol of a catalog: a template with a drawing for each weight.
  package var isCustomSymbol = false
  /// The slices; nil for an image that is stretched as a whole.
  package var slices: ImageSlices?
  /// Whether the file is made for the other layout direction, and therefore shown mirrored.
  package var isMirrored = false

  package var isSymbol: Bool { isSystemSymbol || isCustomSymbol }

  package init(name: String, isSystemSymbol: Bool = false, size: Size? = nil, reason: String) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.size = size
    self.reason = reason
  }
}
