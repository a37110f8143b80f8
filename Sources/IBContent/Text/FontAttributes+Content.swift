import IBModel
import IBSyntax

extension FontAttributes {
  /// Reads a `<fontDescription>`.
  init(_ description: XMLElement) {
    self.init(
      type: description[.type], weight: description[.weight], name: description[.name], style: description[.style],
      pointSize: description.number(.pointSize) ?? description[.size].flatMap { Self.namedSizes[$0] })
  }

  /// Sizes that older files give by name, in points: UIFont's documented system, small system, label and button font
  /// sizes.
  private static let namedSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  /// Reads a `<font key="NSFont">`: a name with a size, or one of the Mac's fonts by `metaFont`, which is shown in the
  /// system font.
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

  /// The sizes in points of the Mac's fonts that an attributed string gives by name; the Mac's font panel sets them.
  /// Source: Apple's OS X Human Interface Guidelines of 2012, fonts; two of them stored in labels (13 and 12).
  private static let metaFontSizes = [
    "system": 13.0, "message": 13, "menu": 13, "smallSystem": 11, "toolTip": 11, "miniSystem": 9, "label": 10,
    "cellTitle": 12,
  ]
}
