enum TableView {
  static let table = ClassTable(
    "tableView", "UITableView",
    ViewKeys(background: [.step(.tableColor)]).properties, ScrollView.properties(),
    [
      .choice("style", "UITableViewStyle", styles, omitted: nil),
      .choice("style", "UIStyle", styles, omitted: nil),
      .choice("separatorStyle", "UISeparatorStyle", separators, absent: 1, omitted: nil),
      .choice("separatorStyle", "UISeparatorStyleIOS5AndLater", separators, absent: 1, omitted: nil),
      .always("UIPrefetchingEnabled", .bool(true)),
      .no("allowsSelection", "UIAllowsSelection", .bool(false)),
      .yes("allowsSelectionDuringEditing", "UIAllowsSelectionDuringEditing"),
      .number("rowHeight", "UIRowHeight", .float, absent: 44),
      .number("sectionHeaderHeight", "UISectionHeaderHeight", .float, absent: 28),
      .number("sectionFooterHeight", "UISectionFooterHeight", .float, absent: 28),
      .number("estimatedRowHeight", "UIEstimatedRowHeight", .float, absent: 0),
      .number("estimatedSectionHeaderHeight", "UIEstimatedSectionHeaderHeight", .float, absent: 0),
      .number("estimatedSectionFooterHeight", "UIEstimatedSectionFooterHeight", .float, absent: 0),
      .always("UIFillerRowHeight", .double(0)),
      .always("UISectionHeaderTopPadding", .double(-1)),
      .yes("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", absent: true),
      .no("contentViewInsetsToSafeArea", "UIInsetsContentViewsToSafeArea", .bool(false)),
      .step(.tableTraits),
      .step(.tableParts),
      .color("separatorColor", "UISeparatorColor"),
      .color("sectionIndexColor", "UISectionIndexColor"),
      .color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor"),
      .color("sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor"),
      .insets("separatorInset", "UISeparatorInset"),
      .always("UISeparatorInsetReference", .integer(0)),
      .step(.customClass),
    ])

  private static let styles: [String: Int64] = ["plain": 0, "grouped": 1, "insetGrouped": 2]
  private static let separators: [String: Int64] = ["none": 0, "default": 1, "singleLine": 1]
}
