import IBSyntax

/// The attributes of a `fontDescription` element; nil for missing ones.
package struct FontAttributes: Hashable, Sendable {
  /// `system`, `boldSystem` or `italicSystem`.
  package var type: String?
  /// The weight of a system font, such as `semibold`.
  package var weight: String?
  /// The PostScript name, such as `HelveticaNeue-Light`.
  package var name: String?
  /// The full name of the text style, such as `UICTFontTextStyleBody`.
  package var style: String?
  /// The size in points; zero counts as missing.
  package var pointSize: Double?

  /// The largest font size in points. Larger ones are measured at this size, so that lengths are finite for any file.
  package static let largestSize = 10_000.0

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

extension FontAttributes {
  init(_ description: XMLElement) {
    self.init(
      type: description[.type], weight: description[.weight], name: description[.name], style: description[.style],
      pointSize: description.number(.pointSize) ?? description[.size].flatMap { Self.namedSizes[$0] })
  }

  /// Sizes in points that older files name by words. They are those that UIFont documents for system, small system,
  /// label and button fonts.
  private static let namedSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  /// Reads a `<font key="NSFont">`: a name and a size, or the `metaFont` of a Mac font, which is replaced by the system
  /// font.
  init(attributedFont element: XMLElement) {
    let size = element.number(.size)
    guard let meta = element[.metaFont] else {
      self.init(name: element[.name], pointSize: size)
      return
    }
    let plainName = meta.hasSuffix("Bold") ? String(meta.dropLast(4)) : meta
    self.init(
      type: meta.lowercased().contains("bold") ? "boldSystem" : "system",
      pointSize: size ?? Self.metaFontSizes[plainName])
  }

  /// The sizes in points of the Mac fonts that an attributed string can name; the font panel of the Mac writes them.
  ///
  /// Source: Apple's OS X Human Interface Guidelines of 2012, fonts. Stored labels confirm two of the sizes (13 and
  /// 12).
  private static let metaFontSizes = [
    "system": 13.0, "message": 13, "menu": 13, "smallSystem": 11, "toolTip": 11, "miniSystem": 9, "label": 10,
    "cellTitle": 12,
  ]
}
