enum PlainView {
  static let table = ClassTable("view", "UIView", ViewKeys().properties, [.step(.customClass)])
  /// Holds the view of another controller, which the segue brings.
  static let container = ClassTable("containerView", "UIView", ViewKeys().properties, [.step(.customClass)])
}
