enum TableCell {
  static let table = ClassTable(
    "tableViewCell", "UITableViewCell",
    ViewKeys(background: [.step(.cellColor)], subviews: [.step(.cellParts)]).properties,
    [
      .word("reuseIdentifier", "UIReuseIdentifier"),
      .choice("style", "UITableViewCellStyle", styles),
      .number("indentationLevel", "UIIndentationLevel", .integer, absent: 0, omitted: 0),
      .choice(
        "selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3], absent: 3, omitted: 3),
      .choice("accessoryType", "UIAccessoryType", accessories),
      .choice("editingAccessoryType", "UIEditingAccessoryType", accessories),
      .number("indentationWidth", "UIIndentationWidth", .float, absent: 10),
      .yes("showsReorderControl", "UIShowsReorderControl"),
      .insets("separatorInset", "UISeparatorInset"),
      .step(.cellContent),
      .step(.customClass),
    ], Property.ignored("hidesAccessoryWhenEditing"))

  static let contentView = ClassTable(
    "tableViewCellContentView", "UITableViewCellContentView", ViewKeys(opaque: nil).properties,
    Property.ignored("tableViewCell"))

  private static let accessories: [String: Int64] = [
    "none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4,
  ]
  static let styles: [String: Int64] = [
    "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
    "IBUITableViewCellStyleSubtitle": 3,
  ]
}
