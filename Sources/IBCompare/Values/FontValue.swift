import IBLayout
import IBSyntax

/// A font as a document writes it, or as a configuration shows it.
package struct FontValue: Hashable, Sendable {
  /// The PostScript name; nil for a font of the system.
  package let name: String?
  /// The text style's full name, such as `UICTFontTextStyleBody`, or the name of a control's font in attributed text.
  package let style: String?
  /// `boldSystem`, `italicSystem` or nil.
  package let type: String?
  /// Such as `semibold`; nil for the regular weight.
  package let weight: String?
  /// In points; nil where the size is the control's default.
  package let size: Double?

  init(_ element: XMLElement) {
    name = element[.name]
    style = element[.style] ?? element[.metaFont]
    let written = element[.type]
    type = written == "system" ? nil : written
    weight = element[.weight]
    // With a text style Xcode writes a size of zero, or none.
    size = (element.number(.pointSize) ?? element.number(.size)).flatMap { $0 > 0 ? $0 : nil }
  }

  init(_ font: Font) {
    style = font.textStyle
    size = font.size
    switch font.family {
    case .named(let name):
      self.name = name
      weight = nil
      type = nil
    case .system(let weight):
      name = nil
      self.weight = weight == .regular || font.textStyle != nil ? nil : "\(weight)"
      type = font.isItalic ? "italicSystem" : nil
    }
  }
}
