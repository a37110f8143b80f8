package import IBModel

/// The image that a name denotes in one environment.
package struct ResolvedImage: Hashable, Sendable {
  package let name: String
  /// Whether it is a system symbol that no catalog defines.
  package let isSystemSymbol: Bool
  /// The path of the chosen file; nil for a system symbol and for an undefined name.
  package var file: String?
  /// Pixels per point of the chosen file; nil if the file is made for no particular scale.
  package var scale: Int?
  /// In points; nil if it is unknown.
  package var size: Size?
  /// Why this file and this size: lower case, no full stop.
  package var reason: String
  package var renderingIntent: AssetSet.RenderingIntent?
  /// Whether it is a symbol of a catalog: a template with a drawing for each weight.
  package var isCustomSymbol = false
  /// Nil for an image that is stretched as a whole.
  package var slices: ImageSlices?
  /// Whether the file is made for the other reading direction and is therefore shown mirrored.
  package var isMirrored = false

  package var isSymbol: Bool { isSystemSymbol || isCustomSymbol }

  package init(name: String, isSystemSymbol: Bool = false, size: Size? = nil, reason: String) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.size = size
    self.reason = reason
  }
}
