package import IBModel

/// What of a control's state a picture shows.
package enum ControlAppearance: Sendable {
  case toggle(isOn: Bool, tint: DisplayColor)
  /// How far along the track, from 0 to 1.
  case slider(Double)
  case progress(Double)
  case stepper
  /// A title a segment, nil for one with an image; the number of the chosen one.
  case segments([SetText?], selected: Int?)
  case pages(Int)
  case activity
  case textField(FieldBorder)
  /// The text or placeholder.
  case searchField(SetText?)
  case wheels
  case dateField
  /// A symbol or an image that is not known as a picture; its name.
  case image(String?)
  case map, web
  case row(RowAppearance)
  /// The glyph of a button type: `i`, `+` or `x`.
  case glyph(Character)

  package enum FieldBorder: Sendable { case none, line, rounded }
}

/// What a table shows of a row besides its content.
package struct RowAppearance: Sendable {
  package enum Accessory: Sendable { case none, disclosure, detail, checkmark }

  package var accessory = Accessory.none
  /// The line that parts it from the next row, in the row's coordinates; nil where there is none.
  package var separator: Rect?
}
