/// The keys of `UIView`, in the order of the archive, and what differs in its subclasses.
struct ViewKeys: Sendable {
  /// Whether a view that does not say is opaque; nil where the class never writes it.
  var opaque: Bool? = true
  var frame = Step.frame
  var background: [Property] = [.color("backgroundColor", "UIBackgroundColor")]
  var subviews: [Property] = [.step(.subviews)]
  var hugging = Step.hugging
  /// Layout margins that are written where none are given.
  var margins: [Double]?

  var properties: [Property] {
    [.step(frame)] + subviews + background + [.always("UIDeepDrawRect", .bool(true))] + flags + resizing + margin
      + Self.last + Self.unseen
  }

  private var flags: [Property] {
    let opaqueKey: [Property] =
      opaque.map { [.yes("opaque", "UIOpaque", absent: $0)] } ?? Property.ignored("opaque")
    return opaqueKey + [
      .yes("hidden", "UIHidden"),
      .number("alpha", "UIAlpha", .float, absent: 1, omitted: 1),
      .number("tag", "UITag", .integer, absent: 0, omitted: 0),
      .no("userInteractionEnabled", "UIUserInteractionDisabled", .bool(true)),
      .yes("multipleTouchEnabled", "UIMultipleTouchEnabled"),
      .yes("autoresizesSubviews", "UIAutoresizeSubviews", absent: true),
    ]
  }

  private var resizing: [Property] {
    [
      .step(.resizing),
      .choice("contentMode", "UIContentMode", Self.contentModes),
      .rect("contentStretch", "UIContentStretch", omitted: [0, 0, 1, 1]),
      .yes("clipsSubviews", "UIClipsToBounds"),
      .no("clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", .bool(false)),
      .step(.translating),
      .step(.constraints),
      .color("tintColor", "UITintColor"),
      .step(hugging),
      .step(.compression),
      .step(.layoutGuides),
    ]
  }

  private var margin: [Property] {
    [
      .insets("layoutMargins", "UIViewLayoutMargins", absent: margins),
      .yes("layoutMarginsFollowReadableWidth", "UIViewLayoutMarginsFollowReadableWidth"),
      .step(.superviewMargins),
      .no("insetsLayoutMarginsFromSafeArea", "UIViewInsetsLayoutMarginsFromSafeArea", .integer(0)),
      .choice(
        "semanticContentAttribute", "UIViewSemanticContentAttribute",
        ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4], omitted: nil),
      .always("UIViewLargeContentStoredProperties", .null),
    ]
  }

  static let contentModes: [String: Int64] = [
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6,
    "left": 7, "right": 8, "topLeft": 9, "TopLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
  ]

  private static let last: [Property] = [.word("restorationIdentifier", "UIRestorationIdentifier")]

  /// What only Xcode reads, and what is archived elsewhere: connections, runtime attributes, accessibility.
  private static let unseen: [Property] =
    Property.ignored(
      "id", "key", "userLabel", "ambiguous", "misplaced", "verifyAmbiguity", "placeholderIntrinsicWidth",
      "placeholderIntrinsicHeight", "sceneMemberID", "simulatedAppContext", "colorLabel")
    + Property.ignored(
      children: "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
      "simulatedDestinationMetrics", "simulatedOrientationMetrics", "userComments", "connections",
      "userDefinedRuntimeAttributes", "accessibilityConfiguration", "gestureRecognizers", "animations")
}
