enum TextView {
  static let table = ClassTable(
    "textView", "UITextView", ViewKeys().properties, ScrollView.properties(content: [.step(.textContent)]),
    [
      .step(.textViewText),
      .yes("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .step(.font),
      .step(.textColor),
      .choice("textAlignment", "UITextAlignment", Label.alignments, omitted: nil),
      .no("editable", "UIEditable", .bool(false)),
      .no("selectable", "UISelectable", .bool(false)),
      .step(.dataDetectors),
      .step(.textInput),
      .step(.customClass),
    ])
}
