enum TapRecognizer {
  static let table = ClassTable(
    "tapGestureRecognizer", "UITapGestureRecognizer",
    [
      .yes("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
      .no("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", .bool(false)),
      .no("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", .bool(false)),
      .always("UIGestureRecognizer.allowedTouchTypes", .integer(15)),
      .always("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)),
      // Another number has not been seen in a nib.
      .choice("numberOfTapsRequired", "", ["1": 1], absent: 1, omitted: 1),
      .choice("numberOfTouchesRequired", "", ["1": 1], absent: 1, omitted: 1),
      .step(.tapRecognizer),
      .step(.customClass),
    ], Property.ignored("id", "userLabel"), Property.ignored(children: "connections"))
}
