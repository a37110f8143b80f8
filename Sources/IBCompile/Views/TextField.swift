enum TextField {
  static let table = ClassTable(
    "textField", "UITextField", ViewKeys(opaque: nil).properties, Control.properties,
    [
      .step(.text),
      .step(.font),
      .choice("borderStyle", "UIBorderStyle", ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]),
      .text("placeholder", "UIPlaceholder"),
      .choice("textAlignment", "UITextAlignment", Label.alignments, omitted: nil),
      .step(.textColor),
      .image("background", "UITextFieldBackground"),
      .yes("clearsOnBeginEditing", "UIClearsOnBeginEditing"),
      .yes("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", absent: true),
      .number("minimumFontSize", "UIMinimumFontSize", .float, absent: 0),
      .choice(
        "clearButtonMode", "UIClearButtonMode", ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]),
      .always("UIClearButtonOffset", .numbers([3, 1])),
      .yes("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .step(.textInput),
      .step(.fieldColorFlag),
      .step(.customClass),
    ])
}
