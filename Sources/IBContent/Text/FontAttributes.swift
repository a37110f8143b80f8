/// The attributes of a `fontDescription` element; nil for absent ones.
package struct FontAttributes: Hashable, Sendable {
  /// `system`, `boldSystem` or `italicSystem`.
  package var type: String?
  /// The weight of a system font, such as `semibold`.
  package var weight: String?
  /// The PostScript name, such as `HelveticaNeue-Light`.
  package var name: String?
  /// The text style's full name, such as `UICTFontTextStyleBody`.
  package var style: String?
  /// In points; zero means absent.
  package var pointSize: Double?

  package init(
    type: String? = nil, weight: String? = nil, name: String? = nil, style: String? = nil, pointSize: Double? = nil
  ) {
    self.type = type
    self.weight = weight
    self.name = name
    self.style = style
    self.pointSize = pointSize
  }
}
