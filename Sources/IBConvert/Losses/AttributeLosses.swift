import IBContent
import IBModel
import IBSyntax

/// The attributes and children of an element that are not converted: all but those on the lists here.
///
/// A test over the vocabulary checks that an attribute of a view is converted, is a loss, or is on the list of those that
/// have no effect or only one on the layout, which the proof covers.
enum AttributeLosses {
  /// - Parameter isHosted: whether UIKit's or the app's own view is shown, which keeps no attribute.
  /// - Returns: names of attributes with their values, and keys of children without one.
  static func all(of element: XMLElement, isHosted: Bool = false) -> [(what: String, value: String?)] {
    losses(of: element, tag: element.tag, isHosted: isHosted)
  }

  /// Whether no difference can be seen in SwiftUI, or only in the layout.
  static func isWithoutEffect(_ attribute: String, in tag: String) -> Bool {
    withoutEffect.contains(attribute) || layout.contains(attribute)
      || ownWithoutEffect[tag]?.contains(attribute) == true
  }

  /// The same of a child, by its key or the name of its element.
  static func isWithoutEffect(child key: String, in tag: String) -> Bool {
    childrenWithoutEffect.contains(key) || ownChildrenWithoutEffect[tag]?.contains(key) == true
  }

  private static func losses(of element: XMLElement, tag: String, isHosted: Bool) -> [(what: String, value: String?)] {
    var result: [(what: String, value: String?)] = []
    for attribute in element.attributes {
      let (name, value) = (attribute.nameText, attribute.value)
      if isConverted(name, in: tag, isHosted: isHosted) || isDefault(name, value, in: tag) { continue }
      // A text view that cannot be edited either is a text.
      if attribute.name == .scrollEnabled, element.name == .textView, element.equals(.editable, "NO") { continue }
      result.append((name, value))
    }
    for child in element.children { result += losses(in: child, of: tag, isHosted: isHosted) }
    return result
  }

  private static func isConverted(_ name: String, in tag: String, isHosted: Bool) -> Bool {
    if isWithoutEffect(name, in: tag) { return true }
    if common.contains(name) { return !clippingByDefault.contains(tag) || name != "clipsSubviews" }
    return !isHosted && converted[tag]?.contains(name) == true
  }

  private static func isDefault(_ name: String, _ value: String, in tag: String) -> Bool {
    (ownDefaults[tag]?[name] ?? defaults[name])?.contains(value) ?? false
  }

  /// What a child of an element loses: itself, or parts of it.
  private static func losses(
    in child: XMLElement, of tag: String, isHosted: Bool
  ) -> [(what: String, value: String?)] {
    if child.name == .variation { return losses(of: child, tag: tag, isHosted: isHosted) }
    let key = child[.key] ?? child.tag
    if child.tag == "nil" || isWithoutEffect(child: key, in: tag) { return [] }
    switch child.tag {
    case "userDefinedRuntimeAttributes":
      return child.children.compactMap { attribute in
        let path = attribute[.keyPath] ?? ""
        return ViewStyle.reads(path, among: child) && !isHosted ? nil : ("runtime attribute", path)
      }
    // The state of a button, its configuration, an image, a layout: parts with their own lists.
    case "state" where key != "normal":
      return child.attributes.count > 1 || !child.children.isEmpty ? [("state", key)] : []
    case "state", "buttonConfiguration", "imageReference", "textInputTraits", "collectionViewFlowLayout":
      return isHosted
        ? [(key, nil)]
        : losses(of: child, tag: child.tag, isHosted: false).map { ("\(child.tag) \($0.what)", $0.value) }
    case "segments": return child.children.flatMap { losses(of: $0, tag: "segment", isHosted: isHosted) }
    case "inset", "edgeInsets":
      return child.attributes.allSatisfy { $0.nameText == "key" || Double($0.value) == 0 } ? [] : [(key, nil)]
    default:
      let isConverted = commonChildren.contains(key) || !isHosted && convertedChildren[tag]?.contains(key) == true
      return isConverted ? [] : [(key, nil)]
    }
  }

  // MARK: - Lists

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// Attributes that only Xcode, the app's code or drawing by UIKit uses. `LossReader` looks at classes.
  private static let withoutEffect = words(
    """
    adjustsFontForContentSizeCategory appearanceType autoresizesSubviews clearsContextBeforeDrawing colorLabel \
    customClass customModule customModuleProvider id key multipleTouchEnabled opaque propertyAccessControl sceneMemberID \
    simulatedAppContext userLabel verifyAmbiguity
    """)

  /// Attributes that determine the layout; the proof of the frames covers them.
  private static let layout = words(
    """
    ambiguous contentInsetAdjustmentBehavior fixedFrame horizontalCompressionResistancePriority \
    horizontalHuggingPriority insetsLayoutMarginsFromSafeArea layoutMarginsFollowReadableWidth misplaced \
    placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins \
    translatesAutoresizingMaskIntoConstraints verticalCompressionResistancePriority verticalHuggingPriority
    """)

  /// The same in elements of one name. A content mode decides how images are drawn; a control's alignments those of its
  /// content, which only buttons and text fields have.
  private static let ownWithoutEffect: [String: Set<String>] = {
    let plain = """
      activityIndicatorView arscnView arskView collectionReusableView collectionView collectionViewCell \
      collectionViewCellContentView containerView glkView label mapView mtkView navigationBar progressView scrollView \
      sceneKitView searchBar skView stackView tabBar tableView tableViewCell tableViewCellContentView textView toolbar \
      view visualEffectView webView window wkWebView
      """
    let controls = """
      colorWell datePicker pageControl pickerView refreshControl segmentedControl slider stepper switch textField
      """
    var result: [String: Set<String>] = [:]
    for tag in words(plain) { result[tag] = ["contentMode"] }
    for tag in words(controls) {
      result[tag] = ["contentMode", "contentHorizontalAlignment", "contentVerticalAlignment"]
    }
    let own = [
      "button": "contentMode hasAttributedTitle",
      "collectionReusableView": "reuseIdentifier",
      "collectionView": """
      bouncesZoom dataMode maximumZoomScale minimumZoomScale prefetchingEnabled selfSizingInvalidation
      """,
      "collectionViewCell": "clipsSubviews reuseIdentifier",
      // Xcode sets it in all contents of cells.
      "collectionViewCellContentView": "clipsSubviews",
      // Without gesture recognizers, which are listed, touches change nothing.
      "imageView": "userInteractionEnabled",
      "label": """
      preferredMaxLayoutWidth useAutomaticPreferredMaxLayoutWidth userInteractionEnabled usesAttributedText
      """,
      "segmentedControl": "segmentControlStyle",
      "stackView": "alignment axis baselineRelativeArrangement distribution spacing spacingType",
      "tableView": """
      bouncesZoom contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight \
      estimatedSectionHeaderHeight maximumZoomScale minimumZoomScale rowHeight sectionFooterHeight sectionHeaderHeight selfSizingInvalidation \
      showsSelectionImmediatelyOnTouchBegin
      """,
      // The height of a row is a frame around its struct.
      "tableViewCell": """
      clipsSubviews detailTextLabel hidesAccessoryWhenEditing imageView indentationLevel indentationWidth \
      reuseIdentifier rowHeight selectionStyle style textLabel
      """,
      "tableViewCellContentView": "clipsSubviews tableViewCell",
      // A field whose text is too long scrolls in SwiftUI.
      "textField": "adjustsFontSizeToFit minimumFontSize usesAttributedText",
      "textView": "bouncesZoom layoutManager maximumZoomScale minimumZoomScale usesAttributedText",
      "view": "contentHorizontalAlignment contentVerticalAlignment reference",
    ]
    for (tag, names) in own { result[tag, default: []].formUnion(words(names)) }
    return result
  }()

  /// Attributes of every view that are converted.
  private static let common = words("alpha clipsSubviews hidden userInteractionEnabled")

  /// Elements that clip by default.
  private static let clippingByDefault = words("collectionView scrollView tableView textView")

  private static let converted: [String: Set<String>] = [
    "activityIndicatorView": "style",
    "button": "buttonType enabled role",
    "buttonConfiguration": "buttonSize catalog cornerStyle image imagePadding imagePlacement style title",
    "collectionViewFlowLayout": """
    automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
    """,
    "datePicker": "enabled",
    "imageReference": "catalog image",
    "imageView": "catalog image",
    "label":
      "adjustsFontSizeToFit adjustsLetterSpacingToFitWidth minimumFontSize minimumScaleFactor numberOfLines text",
    "progressView": "progress",
    "segment": "catalog image title",
    "segmentedControl": "enabled selectedSegmentIndex",
    "slider": "enabled maxValue minValue value",
    "state": "backgroundImage catalog image title",
    "stepper": "enabled maximumValue minimumValue stepValue value",
    "switch": "enabled on",
    "tableView": "style",
    "textField": "enabled placeholder text",
    "textInputTraits": "secureTextEntry",
    "textView": "editable text",
  ].mapValues(words)

  /// Values that are the default in UIKit, or are converted where others are not.
  private static let defaults: [String: Set<String>] = [
    "clipsSubviews": ["YES"], "enabled": ["YES"], "highlighted": ["NO"], "selected": ["NO"], "tag": ["0"],
    "semanticContentAttribute": ["unspecified"], "springLoaded": ["NO"], "showsMenuAsPrimaryAction": ["NO"],
    "alwaysBounceHorizontal": ["NO"], "alwaysBounceVertical": ["NO"], "bounces": ["YES"], "bouncesZoom": ["YES"],
    "canCancelContentTouches": ["YES"], "delaysContentTouches": ["YES"], "directionalLockEnabled": ["NO"],
    "indexDisplayMode": ["automatic"], "indicatorStyle": ["default"], "keyboardDismissMode": ["none"],
    "maximumZoomScale": ["1", "1.0", "0.0"], "minimumZoomScale": ["1", "1.0", "0.0"], "pagingEnabled": ["NO"],
    "scrollEnabled": ["YES"], "showsHorizontalScrollIndicator": ["YES"], "showsVerticalScrollIndicator": ["YES"],
    "barStyle": ["default"], "translucent": ["YES"], "textAlignment": ["natural", "center"],
    "contentHorizontalAlignment": ["center"], "contentVerticalAlignment": ["center"],
  ]

  private static let ownDefaults: [String: [String: Set<String>]] = [
    "activityIndicatorView": ["animating": ["YES"], "hidesWhenStopped": ["NO"]],
    "button": [
      "adjustsImageSizeForAccessibilityContentSizeCategory": ["NO"], "adjustsImageWhenDisabled": ["YES"],
      "adjustsImageWhenHighlighted": ["YES"], "changesSelectionAsPrimaryAction": ["NO"],
      "contentHorizontalAlignment": ["center", "left", "leading", "right", "trailing"],
      "lineBreakMode": ["middleTruncation", "tailTruncation", "wordWrap"], "pointerInteraction": ["NO"],
      "preferredBehavioralStyle": ["automatic"], "reversesTitleShadowWhenHighlighted": ["NO"],
      "showsTouchWhenHighlighted": ["NO"],
    ],
    "buttonConfiguration": ["titleAlignment": ["automatic"], "macIdiomStyle": ["automatic"]],
    "datePicker": [
      "datePickerMode": ["dateAndTime", "date", "time"], "minuteInterval": ["1"], "roundsToMinuteInterval": ["YES"],
      "style": ["automatic", "compact", "wheels"], "useCurrentDate": ["YES"],
    ],
    "imageView": [
      "adjustsImageSizeForAccessibilityContentSizeCategory": ["NO"],
      "contentMode": [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight", "bottomLeft", "bottomRight",
      ],
    ],
    "imageReference": ["renderingMode": ["default"], "symbolScale": ["default"]],
    "label": [
      "baselineAdjustment": ["alignBaselines"],
      "lineBreakMode": ["headTruncation", "middleTruncation", "tailTruncation", "wordWrap"],
      "showsExpansionTextWhenTruncated": ["NO"],
    ],
    "progressView": ["progressViewStyle": ["default"]],
    "segment": ["enabled": ["YES"]],
    "segmentedControl": ["apportionsSegmentWidthsByContent": ["NO"], "momentary": ["NO"]],
    "slider": ["continuous": ["YES"], "preferredBehavioralStyle": ["automatic"]],
    "switch": ["preferredStyle": ["automatic"]],
    "tableView": [
      "allowsSelection": ["YES"], "allowsMultipleSelection": ["NO"], "allowsSelectionDuringEditing": ["NO"],
      "allowsMultipleSelectionDuringEditing": ["NO"], "sectionIndexMinimumDisplayRowCount": ["0"],
      "separatorStyle": ["default", "none", "singleLine"],
      // Scroll views of the two kinds bounce on the axis that they scroll on.
      "alwaysBounceVertical": ["YES"],
    ],
    "tableViewCell": [
      "accessoryType": ["none"], "editingAccessoryType": ["none"], "focusStyle": ["default"],
      "shouldIndentWhileEditing": ["YES"], "showsReorderControl": ["NO"],
    ],
    "textField": [
      "borderStyle": ["none", "roundedRect"], "clearButtonMode": ["never"], "clearsOnBeginEditing": ["NO"],
    ],
    "textInputTraits": [
      "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
      "autocorrectionType": ["default", "no", "yes"], "enablesReturnKeyAutomatically": ["NO"],
      "keyboardAppearance": ["default"],
      "keyboardType": Set(InputSource.keyboards.keys).union(["default"]),
      "returnKeyType": Set(InputSource.submitLabels.keys).union(["default"]),
      "smartDashesType": ["default"], "smartInsertDeleteType": ["default"], "smartQuotesType": ["default"],
      "spellCheckingType": ["default"], "textContentType": Set(InputSource.contents.keys),
    ],
    "textView": ["allowsEditingTextAttributes": ["NO"], "selectable": ["YES"]],
  ]

  /// Children that only Xcode uses, that have no effect without others (the color of a shadow without an offset), of which the layout is made, or that are looked at by themselves: views, connections.
  private static let childrenWithoutEffect = words(
    """
    animations autoresizingMask canvasLocation cells collectionViewLayoutConnection connections constraints \
    contentCompressionResistancePriority contentHuggingPriority contentInset contentLayoutGuide contentStretch \
    contentView directionalLayoutMargins edgesForExtendedLayout frame frameInset frameLayoutGuide \
    freeformSize gestureRecognizers insetFor6xAndEarlier items keyboard keyboardLayoutGuide layoutGuides layoutMargins mask \
    popoverPassthroughViews preferredContentSize prototypes safeArea scrollIndicatorInsets \
    contentSizeForViewInPopover sections simulatedBottomBarMetrics simulatedDestinationMetrics \
    simulatedOrientationMetrics simulatedStatusBarMetrics simulatedTopBarMetrics subviews tableFooterView \
    tableHeaderView titleShadowColor userComments userGuides userLabel
    """)

  /// The same in elements of one name.
  private static let ownChildrenWithoutEffect = [
    // A label has no tint.
    "label": words("tintColor")
  ]

  /// Children of every view that are converted; of accessibility all but a few words are.
  private static let commonChildren = words("backgroundColor accessibilityConfiguration accessibility")

  private static let convertedChildren: [String: Set<String>] = [
    "activityIndicatorView": "color tintColor",
    "button": "configuration fontDescription tintColor",
    "buttonConfiguration": """
    attributedTitle background baseBackgroundColor baseForegroundColor titleFontDescription
    """,
    "collectionView": "collectionViewFlowLayout sectionFooterView sectionHeaderView",
    "collectionViewCell": "customSize",
    "collectionViewFlowLayout": "estimatedItemSize footerReferenceSize headerReferenceSize itemSize sectionInset",
    "containerView": "tintColor",
    "datePicker": "tintColor",
    "imageView": "tintColor",
    "label": "attributedText fontDescription text textColor",
    "progressView": "progressTintColor tintColor",
    "segmentedControl": "tintColor",
    "scrollView": "tintColor",
    "slider": "minimumTrackTintColor tintColor",
    "stackView": "tintColor",
    "state": "attributedTitle title titleColor",
    "stepper": "tintColor",
    "switch": "onTintColor",
    "tableView": "refreshControl",
    "textField": "fontDescription placeholder text textColor tintColor",
    "textView": "attributedText fontDescription text textColor tintColor",
    "view": "tintColor",
  ].mapValues(words)
}
