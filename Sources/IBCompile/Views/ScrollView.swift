enum ScrollView {
  /// The keys of `UIScrollView`.
  ///
  /// - Parameter content: what it says of its content.
  static func properties(content: [Property] = []) -> [Property] {
    [
      .always("UIScrollViewIndicatorInsetAdjustmentBehavior", .integer(1)),
      .no("showsHorizontalScrollIndicator", "UIShowsHorizontalScrollIndicator", .bool(false)),
      .no("showsVerticalScrollIndicator", "UIShowsVerticalScrollIndicator", .bool(false)),
      .no("delaysContentTouches", "UIDelaysContentTouches", .bool(false)),
      .no("canCancelContentTouches", "UICanCancelContentTouches", .bool(false)),
      .choice("indicatorStyle", "UIIndicatorStyle", ["default": 0, "black": 1, "white": 2]),
      .yes("bouncesZoom", "UIBouncesZoom", absent: true),
      .no("bounces", "UIBounceEnabled", .bool(false)),
      .no("scrollEnabled", "UIScrollDisabled", .bool(true)),
      .yes("directionalLockEnabled", "UIDirectionalLockEnabled"),
      .number("minimumZoomScale", "UIMinimumZoomScale", .float, absent: 1, omitted: 1),
      .number("maximumZoomScale", "UIMaximumZoomScale", .float, absent: 1, omitted: 1),
      .yes("alwaysBounceVertical", "UIAlwaysBounceVertical"),
      .choice("keyboardDismissMode", "UIKeyboardDismissMode", ["none": 0, "onDrag": 1, "interactive": 2]),
    ] + content + [
      .choice(
        "contentInsetAdjustmentBehavior", "UIScrollViewContentInsetAdjustmentBehavior",
        ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3], omitted: nil)
    ]
  }

  static let table = ClassTable(
    "scrollView", "UIScrollView", ViewKeys().properties, properties(), [.step(.customClass)])
}
