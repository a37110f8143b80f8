enum ActivityIndicator {
  static let table = ClassTable(
    "activityIndicatorView", "UIActivityIndicatorView",
    ViewKeys(opaque: nil, frame: .indicatorFrame, hugging: .huggingTight).properties,
    [
      .step(.indicatorStyle),
      .no("hidesWhenStopped", "UIHidesWhenStopped", .bool(false), absent: false),
      .yes("animating", "UIAnimating"),
      .colorOrNone("color", "UIColor"),
      .step(.customClass),
    ])
}
