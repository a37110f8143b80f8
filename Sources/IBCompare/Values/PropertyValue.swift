import IBLayout
package import IBModel
import IBSyntax

/// The value of a property in a normal form. Two values are equal exactly if they have the same meaning.
///
/// Large cases are `indirect`: a document may have a million attributes, and nearly all are words or numbers.
package enum PropertyValue: Hashable, Sendable {
  /// No value: the attribute is missing, or the element is `nil`.
  case absent
  /// A text that users of the app read or hear.
  case text(String)
  /// A word or name of the file format.
  case word(String)
  case number(Double)
  case flag(Bool)
  indirect case color(ColorValue)
  indirect case font(FontValue)
  indirect case image(ImageValue)
  /// Several named numbers, such as the four of an inset, in the order of the file.
  case measures([Measure])
  /// The words that are turned on in a set, sorted.
  case options([String])
  /// Another object of the document.
  indirect case object(ObjectName)

  /// A number with a name.
  package struct Measure: Hashable, Sendable {
    package let name: String
    package let value: Double
  }
}

/// An image as a configuration shows it.
///
/// All configurations use the same scale, so that two images never differ only in the scale of the screen.
package struct ImageValue: Hashable, Sendable {
  package let name: String
  /// The path of the chosen file; nil if the set has no file for the configuration.
  package let file: String?
  /// The size in points; nil if unknown.
  package let size: Size?
  /// Pixels per point of the file; nil if it is not made for a particular scale.
  package let scale: Int?
}

/// A font as a document contains it, or as a configuration shows it.
package struct FontValue: Hashable, Sendable {
  /// The PostScript name; nil for a system font.
  package let name: String?
  /// The full name of the text style, such as `UICTFontTextStyleBody`, or the name of a control's font in attributed
  /// text.
  package let style: String?
  /// `boldSystem`, `italicSystem` or nil.
  package let type: String?
  /// The weight, such as `semibold`; nil for the regular weight.
  package let weight: String?
  /// The size in points; nil for the default size of the control.
  package let size: Double?

  init(_ element: XMLElement) {
    name = element[.name]
    // Xcode replaces the font of menus by the font of messages, and vice versa. This is not a change.
    style = element[.style] ?? element[.metaFont].map { $0 == "menu" ? "message" : $0 }
    let written = element[.type]
    type = written == "system" ? nil : written
    weight = element[.weight]
    // For a text style, Xcode writes a size of zero or none.
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
