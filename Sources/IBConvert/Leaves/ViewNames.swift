/// SwiftUI's types that a struct for a screen, a row or an item would hide.
enum ViewNames {
  static let reserved: Set<String> = [
    "AnyView", "ChartContent", "ContentUnavailableView", "CustomizableToolbarContent", "DisclosureTableRow",
    "EmptyView", "EquatableView", "GridItem", "GridRow", "HSplitView", "KeyframeTrackContent", "MapContent",
    "NavigationSplitView", "NavigationView", "OutlineSubgroupChildren", "PhotosPickerItem", "ProgressView",
    "ScrollView", "SubscriptionView", "TabContent", "TabView", "TableColumnContent", "TableRow", "TableRowContent",
    "TextRendererContent", "TimelineView", "ToolbarContent", "ToolbarItem", "TupleTableRow", "TupleView", "VSplitView",
    "View",
  ]
}
