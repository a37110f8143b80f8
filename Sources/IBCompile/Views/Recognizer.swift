enum Recognizer {
  /// The keys of `UIGestureRecognizer`.
  static let properties: [Property] = [
    .yes("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
    .no("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", .bool(false)),
    .no("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", .bool(false)),
    .always("UIGestureRecognizer.allowedTouchTypes", .integer(15)),
    .always("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)),
  ]

  static let ignored = Property.ignored("id", "userLabel") + Property.ignored(children: "connections")
}
