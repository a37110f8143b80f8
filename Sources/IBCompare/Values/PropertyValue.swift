import IBLayout
package import IBModel
import IBSyntax

/// The value of a property in a normal form: two values are equal if and only if they have the same meaning.
///
/// The large ones are `indirect`: a document may have a million attributes, and nearly all are words or numbers.
package enum PropertyValue: Hashable, Sendable {
  /// No value: the attribute is absent, or the element is `nil`.
  case absent
  /// A text that users of the app read or hear.
  case text(String)
  /// A word or a name of the format.
  case word(String)
  case number(Double)
  case flag(Bool)
  indirect case color(ColorValue)
  indirect case font(FontValue)
  indirect case image(ImageValue)
  /// Numbers with names, such as the four of an inset, in the order of the file.
  case measures([Measure])
  /// The words of a set that are switched on, sorted.
  case options([String])
  /// Another object of the document.
  indirect case object(ObjectName)

  /// A number with a name.
  package struct Measure: Hashable, Sendable {
    package let name: String
    package let value: Double
  }
}

/// An image as a configuration shows it. All configurations use one scale, so two images never differ only in the
/// screen's scale.
package struct ImageValue: Hashable, Sendable {
  package let name: String
  /// The path of the chosen file; nil if the set has none for the configuration.
  package let file: String?
  /// In points; nil if the size is unknown.
  package let size: Size?
}

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
  /// In points; nil for the control's default size.
  package let size: Double?

  init(_ element: XMLElement) {
    name = element[.name]
    // Xcode replaces a menu's font by the font of messages and back, which is not a change.
    style = element[.style] ?? element[.metaFont].map { $0 == "menu" ? "message" : $0 }
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
