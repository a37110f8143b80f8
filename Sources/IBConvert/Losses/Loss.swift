/// An attribute, a part or a connection in the document that is missing in the written file.
package struct Loss: Hashable, Sendable {
  /// The id of the object with the loss: a view, a controller, a bar item or a gesture recognizer.
  package let id: String
  package let kind: String
  /// The name of an attribute, the key of a child, or the kind of a connection.
  package let what: String
  /// The value in the document; nil for a child.
  package let value: String?

  /// The loss in words, such as `tag 3`, `shadowColor`, `outlet titleLabel`.
  package var words: String {
    guard let value else { return what }
    return what == Self.constraint ? "not kept: \(value)" : "\(what) \(value)"
  }

  /// An outlet to a constraint, which code changes.
  static let constraintOutlet = "constraint outlet"
  /// Whether the words describe what happens to the object, and do not name an attribute.
  var isSentence: Bool { value == nil && what.contains(" ") && !what.hasPrefix("corner radius") }

  static let constraint = "constraint"
  /// A constraint that only Xcode has, because code adds another one.
  static let placeholder = "placeholder constraint"
  static let runtimeAttribute = "runtime attribute"

  /// Whether there is nothing to write for it in the file, so that only reports list it: a list and a field get their
  /// content without a data source, SwiftUI aligns a text at the left or the right, except from right to left, rows
  /// without an action do not react to taps, an empty list has no separators, SwiftUI lacks settings for the look of
  /// pressed images, the ends of scrolling, the return key of an empty field and smart marks, and code does not reach a view by a tag or an outlet.
  package var needsNoWork: Bool {
    switch (what, value) {
    case ("outlet", "dataSource"?), ("outlet", "delegate"?), ("textAlignment", "left"?), ("textAlignment", "right"?),
      ("allowsSelection", "NO"?), ("separatorStyle", "none"?), (Self.runtimeAttribute, "enabled = YES"?):
      true
    case ("outlet", _): Self.containers.contains(kind)
    // Xcode shows the row at this height; the table sets the height in the app.
    case ("rowHeight", _): kind == "tableViewCell"
    default: Self.withoutSetting.contains(what)
    }
  }

  private static let withoutSetting = Set(
    words: """
      adjustsImageWhenDisabled adjustsImageWhenHighlighted bounces bouncesZoom canCancelContentTouches \
      clearsSelectionOnViewWillAppear definesPresentationContext delaysContentTouches highlightedColor \
      horizontalHuggingPriority preferredBehavioralStyle restorationIdentifier reversesTitleShadowWhenHighlighted \
      showsTouchWhenHighlighted tag verticalHuggingPriority
      """
  ).union([
    "textInputTraits enablesReturnKeyAutomatically", "textInputTraits keyboardAppearance",
    "textInputTraits smartDashesType", "textInputTraits smartInsertDeleteType",
    "textInputTraits smartQuotesType", "textInputTraits spellCheckingType",
  ])

  /// The elements that are written for their content or hosted, and the buttons with an action.
  private static let containers = Set(
    words: """
      button collectionView collectionViewCell collectionViewCellContentView containerView scrollView stackView tableView \
      tableViewCell tableViewCellContentView
      """)
}
