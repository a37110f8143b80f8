/// The value of a property in a normal form: two values are equal exactly if they mean the same.
package enum PropertyValue: Hashable, Sendable {
  /// No value: the attribute is absent, or the element is `nil`.
  case absent
  /// A text that users of the app read or hear.
  case text(String)
  /// A word or a name of the format.
  case word(String)
  case number(Double)
  case flag(Bool)
  case color(ColorValue)
  case font(FontValue)
  case image(ImageValue)
  /// Numbers with names, such as the four of an inset, in the order of the file.
  case measures([Measure])
  /// The words of a set that are switched on, sorted.
  case options([String])
  /// Another object of the document.
  case object(ObjectName)

  /// A number with a name.
  package struct Measure: Hashable, Sendable {
    package let name: String
    package let value: Double
  }
}
