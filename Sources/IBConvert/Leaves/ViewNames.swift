/// Names of structs that would hide a view of SwiftUI's, which the printed views may use.
enum ViewNames {
  static let reserved: Set<String> = [
    "AnyView", "ContentUnavailableView", "DisclosureTableRow", "EmptyView", "EquatableView", "GridItem", "GridRow",
    "HSplitView", "NavigationSplitView", "NavigationView", "ProgressView", "ScrollView",
    "SubscriptionView", "TabView", "TableRow", "TimelineView", "ToolbarItem",
    "TupleTableRow", "TupleView", "VSplitView", "View",
  ]
}
