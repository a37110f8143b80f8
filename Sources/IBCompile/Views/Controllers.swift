/// Keys of controllers: Measurements/Compile.md#controllers.
enum Controllers {
  static let plain = table("viewController", "UIViewController")
  static let navigation = table(
    "navigationController", "UINavigationController", [.step(.childControllers)])

  static let all = [
    plain, table("tableViewController", "UITableViewController"),
    table("collectionViewController", "UICollectionViewController"), navigation,
  ]

  /// Stands for a controller of another storyboard.
  static let placeholderElement = "viewControllerPlaceholder"
  static let placeholderClass = "UIStoryboardViewControllerPlaceholder"

  static func table(for element: String) -> ClassTable? { all.first { $0.element == element } }

  private static func table(_ element: String, _ className: String, _ more: [Property] = []) -> ClassTable {
    ClassTable(
      element, className, [.text("title", "UITitle"), .step(.controllerItem)], more,
      [
        .step(.segueTemplates), .step(.keptObjects), .step(.viewNib),
        .word("storyboardIdentifier", "UIStoryboardIdentifier"),
        .no("automaticallyAdjustsScrollViewInsets", "UIKeyAutomaticallyAdjustsScrollViewInsets", .integer(0)),
        .yes("definesPresentationContext", "UIDefinesPresentationContext"), .step(.controllerClass),
      ], Property.ignored("id", "sceneMemberID", "userLabel"),
      Property.ignored(
        children: "nil", "connections", "layoutGuides", "userDefinedRuntimeAttributes", "simulatedStatusBarMetrics",
        "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedOrientationMetrics",
        "simulatedDestinationMetrics", "freeformSize", "size"))
  }
}
