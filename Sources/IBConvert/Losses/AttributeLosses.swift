import IBContent
import IBModel
import IBSyntax

/// The attributes and children of an element that are not converted: all except those in the lists here.
///
/// A test checks for the whole vocabulary that each attribute of a view is converted, is a loss, or is in a list. The
/// lists contain attributes without effect, or with an effect only on the layout, which the proof covers.
enum AttributeLosses {
  /// - Parameter isHosted: whether UIKit's or the app's own view is hosted, which loses all attributes.
  static func all(of element: XMLElement, isHosted: Bool = false) -> [(what: String, value: String?)] {
    losses(of: element, tag: element.tag, isHosted: isHosted)
  }

  /// Whether the attribute makes no visible difference in SwiftUI, or only one in the layout.
  static func isWithoutEffect(_ attribute: String, in tag: String) -> Bool {
    withoutEffect.contains(attribute) || ownWithoutEffect[tag]?.contains(attribute) == true
  }

  /// The same for a child, by its key or the name of its element.
  static func isWithoutEffect(child key: String, in tag: String) -> Bool {
    childrenWithoutEffect.contains(key) || ownChildrenWithoutEffect[tag]?.contains(key) == true
  }

  private static func losses(of element: XMLElement, tag: String, isHosted: Bool) -> [(what: String, value: String?)] {
    var result: [(what: String, value: String?)] = []
    for attribute in element.attributes {
      let (name, value) = (attribute.nameText, attribute.value)
      if isConverted(name, in: tag, isHosted: isHosted) || isDefault(name, value, in: tag) { continue }
      // A text view that cannot be edited either becomes a text.
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
    let word = "\(name)=\(value)"
    return defaults.contains(word) || ownDefaults[tag]?.contains(word) == true || inputs[name]?[value] != nil
  }

  private static func losses(in child: XMLElement, of tag: String, isHosted: Bool) -> [(what: String, value: String?)] {
    if child.name == .variation { return losses(of: child, tag: tag, isHosted: isHosted) }
    let key = child[.key] ?? child.tag
    if child.tag == "nil" || isWithoutEffect(child: key, in: tag) { return [] }
    switch child.tag {
    case "userDefinedRuntimeAttributes":
      return child.children.compactMap { attribute in
        let path = attribute[.keyPath] ?? ""
        return ViewStyle.reads(path, among: child) && !isHosted
          ? nil : (Loss.runtimeAttribute, words(ofRuntime: attribute))
      }
    // The state of a button, its configuration, an image and a layout are parts with their own lists.
    case "state" where key != "normal":
      return child.attributes.count > 1 || !child.children.isEmpty ? [("state", key)] : []
    case "state", "buttonConfiguration", "imageReference", "textInputTraits", "collectionViewFlowLayout":
      return isHosted
        ? [(key, values(of: child))]
        : losses(of: child, tag: child.tag, isHosted: false).map { ("\(child.tag) \($0.what)", $0.value) }
    case "blurEffect": return isHosted || ViewStyle.materials[child[.style] ?? ""] == nil ? [(key, child[.style])] : []
    case "segments": return child.children.flatMap { losses(of: $0, tag: "segment", isHosted: isHosted) }
    case "inset", "edgeInsets":
      // For no inset, Xcode also writes the smallest positive number.
      let isEmpty = child.attributes.allSatisfy { $0.nameText == "key" || abs(Double($0.value) ?? 1) < 1e-6 }
      return isEmpty ? [] : [(key, values(of: child))]
    default:
      let isConverted = commonChildren.contains(key) || !isHosted && convertedChildren[tag]?.contains(key) == true
      return isConverted ? [] : [(key, values(of: child))]
    }
  }

  /// The attributes of a color, a font, a size or another value; nil without any.
  static func values(of element: XMLElement) -> String? {
    let parts = element.attributes.filter { !["id", "key", "colorSpace", "customColorSpace"].contains($0.nameText) }
    let words = parts.map { part in
      let value = Double(part.value).map(SwiftText.number) ?? part.value
      return parts.count == 1 ? value : "\(part.nameText) \(value)"
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The key path and the value of a runtime attribute, such as `borderWidth = 1`.
  private static func words(ofRuntime attribute: XMLElement) -> String {
    let path = attribute[.keyPath] ?? ""
    if let value = attribute[.value] {
      let isText = attribute[.type] == "string" || attribute[.type] == "localizedString" || attribute[.type] == "image"
      return "\(path) = \(isText ? SwiftText.literal(value) : value)"
    }
    return attribute.child(key: "value").flatMap(values).map { "\(path) = \($0)" } ?? path
  }

  // MARK: - Lists

  /// The words for each element, which has its own line.
  private static func table(_ text: String) -> [String: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), Set(words: String(parts[1])))
      })
  }

  /// Attributes that only Xcode, the app's code or UIKit's drawing uses, and attributes of the layout, which the proof of
  /// the frames covers. `LossReader` handles classes.
  private static let withoutEffect = Set(
    words: """
      adjustsFontForContentSizeCategory ambiguous appearanceType autoresizesSubviews clearsContextBeforeDrawing \
      colorLabel contentInsetAdjustmentBehavior customClass customModule customModuleProvider fixedFrame \
      horizontalCompressionResistancePriority horizontalHuggingPriority id insetsLayoutMarginsFromSafeArea key \
      layoutMarginsFollowReadableWidth misplaced multipleTouchEnabled opaque placeholderIntrinsicHeight \
      placeholderIntrinsicWidth preservesSuperviewLayoutMargins propertyAccessControl sceneMemberID \
      simulatedAppContext translatesAutoresizingMaskIntoConstraints userLabel verifyAmbiguity \
      verticalCompressionResistancePriority verticalHuggingPriority
      """)

  /// Attributes that have no effect in certain elements, for these reasons:
  /// - A content mode affects only images, and the content alignment of a control only buttons and text fields.
  /// - Xcode writes `clipsSubviews` for the content of every cell.
  /// - Touches on images and labels have no effect without a gesture recognizer, which is reported itself.
  /// - The height of a row becomes a frame around its struct, and a row without an action does not react to taps.
  /// - SwiftUI's scroll views always bounce on the axis on which they scroll.
  /// - In SwiftUI, a text field whose text is too long scrolls.
  private static let ownWithoutEffect: [String: Set<String>] = {
    let plain = """
      activityIndicatorView arscnView arskView collectionReusableView collectionView collectionViewCell \
      collectionViewCellContentView containerView glkView label mapView mtkView navigationBar progressView \
      sceneKitView scrollView searchBar skView stackView tabBar tableView tableViewCell tableViewCellContentView \
      textView toolbar view visualEffectView webView window wkWebView
      """
    let controls = """
      colorWell datePicker pageControl pickerView refreshControl segmentedControl slider stepper switch textField
      """
    var result = table(
      """
      button: contentMode hasAttributedTitle
      collectionReusableView: reuseIdentifier
      collectionView: alwaysBounceVertical bouncesZoom dataMode maximumZoomScale minimumZoomScale prefetchingEnabled selfSizingInvalidation
      collectionViewCell: clipsSubviews reuseIdentifier
      collectionViewCellContentView: clipsSubviews
      imageView: userInteractionEnabled
      label: preferredMaxLayoutWidth useAutomaticPreferredMaxLayoutWidth userInteractionEnabled usesAttributedText
      scrollView: alwaysBounceVertical
      segmentedControl: segmentControlStyle
      stackView: alignment axis baselineRelativeArrangement distribution spacing spacingType
      tableView: bouncesZoom contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight \
      estimatedSectionHeaderHeight maximumZoomScale minimumZoomScale rowHeight selfSizingInvalidation \
      showsSelectionImmediatelyOnTouchBegin
      tableViewCell: clipsSubviews detailTextLabel hidesAccessoryWhenEditing imageView indentationLevel \
      indentationWidth reuseIdentifier rowHeight selectionStyle style textLabel
      tableViewCellContentView: clipsSubviews tableViewCell
      textField: adjustsFontSizeToFit minimumFontSize usesAttributedText
      textView: bouncesZoom layoutManager maximumZoomScale minimumZoomScale usesAttributedText
      view: contentHorizontalAlignment contentVerticalAlignment reference
      """)
    for tag in Set(words: plain + " " + controls) { result[tag, default: []].insert("contentMode") }
    for tag in Set(words: controls) {
      result[tag]?.formUnion(["contentHorizontalAlignment", "contentVerticalAlignment"])
    }
    return result
  }()

  /// Attributes of all views that are converted.
  private static let common = Set(words: "alpha clipsSubviews hidden userInteractionEnabled")

  private static let clippingByDefault = Set(words: "collectionView scrollView tableView textView")

  private static let converted = table(
    """
    activityIndicatorView: style
    button: buttonType enabled
    buttonConfiguration: buttonSize catalog cornerStyle image imagePadding imagePlacement style title
    collectionViewFlowLayout: automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing scrollDirection
    datePicker: enabled
    imageReference: catalog image
    imageView: catalog image
    label: adjustsFontSizeToFit adjustsLetterSpacingToFitWidth minimumFontSize minimumScaleFactor numberOfLines text
    progressView: progress
    segment: catalog image title
    segmentedControl: enabled selectedSegmentIndex
    slider: enabled maxValue minValue value
    state: backgroundImage catalog image title
    stepper: enabled maximumValue minimumValue stepValue value
    switch: enabled on
    tableView: style
    textField: enabled placeholder text
    textInputTraits: secureTextEntry
    textView: editable text
    """)

  /// Values that are UIKit's default, or that are converted although other values of the attribute are not.
  private static let defaults = Set(
    words: """
      alwaysBounceHorizontal=NO barStyle=default bounces=YES bouncesZoom=YES canCancelContentTouches=YES \
      clipsSubviews=YES contentHorizontalAlignment=center contentVerticalAlignment=center delaysContentTouches=YES \
      directionalLockEnabled=NO enabled=YES highlighted=NO indexDisplayMode=automatic indicatorStyle=default \
      keyboardDismissMode=none maximumZoomScale=0.0 maximumZoomScale=1 maximumZoomScale=1.0 minimumZoomScale=0.0 \
      minimumZoomScale=1 minimumZoomScale=1.0 pagingEnabled=NO scrollEnabled=YES selected=NO \
      semanticContentAttribute=unspecified showsHorizontalScrollIndicator=YES showsMenuAsPrimaryAction=NO \
      showsVerticalScrollIndicator=YES springLoaded=NO tag=0 textAlignment=center textAlignment=natural \
      translucent=YES
      """)

  /// The same for elements with one name. Tables bounce on the axis on which they scroll.
  private static let ownDefaults = table(
    """
    activityIndicatorView: animating=YES hidesWhenStopped=NO
    button: adjustsImageSizeForAccessibilityContentSizeCategory=NO adjustsImageWhenDisabled=YES \
    adjustsImageWhenHighlighted=YES changesSelectionAsPrimaryAction=NO contentHorizontalAlignment=center \
    contentHorizontalAlignment=leading contentHorizontalAlignment=left contentHorizontalAlignment=right \
    contentHorizontalAlignment=trailing lineBreakMode=middleTruncation lineBreakMode=tailTruncation \
    lineBreakMode=wordWrap pointerInteraction=NO preferredBehavioralStyle=automatic \
    reversesTitleShadowWhenHighlighted=NO role=normal role=primary showsTouchWhenHighlighted=NO
    buttonConfiguration: macIdiomStyle=automatic titleAlignment=automatic
    datePicker: datePickerMode=date datePickerMode=dateAndTime datePickerMode=time minuteInterval=1 \
    roundsToMinuteInterval=YES style=automatic style=compact style=wheels useCurrentDate=YES
    imageReference: renderingMode=default symbolScale=default
    imageView: adjustsImageSizeForAccessibilityContentSizeCategory=NO contentMode=bottom contentMode=bottomLeft \
    contentMode=bottomRight contentMode=center contentMode=left contentMode=right contentMode=scaleAspectFill \
    contentMode=scaleAspectFit contentMode=scaleToFill contentMode=top contentMode=topLeft contentMode=topRight \
    contentMode=BottomLeft contentMode=BottomRight contentMode=TopLeft contentMode=TopRight
    label: baselineAdjustment=alignBaselines lineBreakMode=headTruncation lineBreakMode=middleTruncation \
    lineBreakMode=tailTruncation lineBreakMode=wordWrap showsExpansionTextWhenTruncated=NO
    progressView: progressViewStyle=default
    segment: enabled=YES
    segmentedControl: apportionsSegmentWidthsByContent=NO momentary=NO
    slider: continuous=YES preferredBehavioralStyle=automatic
    switch: preferredStyle=automatic
    tableView: allowsMultipleSelection=NO allowsMultipleSelectionDuringEditing=NO allowsSelection=YES \
    allowsSelectionDuringEditing=NO alwaysBounceVertical=YES sectionIndexMinimumDisplayRowCount=0 \
    sectionFooterHeight=-1 sectionFooterHeight=10 sectionFooterHeight=18 sectionFooterHeight=22 \
    sectionFooterHeight=28 sectionHeaderHeight=-1 sectionHeaderHeight=10 sectionHeaderHeight=18 \
    sectionHeaderHeight=22 sectionHeaderHeight=28 separatorStyle=default separatorStyle=none separatorStyle=singleLine
    tableViewCell: accessoryType=none editingAccessoryType=none focusStyle=default shouldIndentWhileEditing=YES \
    showsReorderControl=NO
    textField: borderStyle=none borderStyle=roundedRect clearButtonMode=never clearsOnBeginEditing=NO
    textInputTraits: autocapitalizationType=allCharacters autocapitalizationType=none autocapitalizationType=sentences \
    autocapitalizationType=words autocorrectionType=default autocorrectionType=no autocorrectionType=yes \
    enablesReturnKeyAutomatically=NO keyboardAppearance=default keyboardType=default returnKeyType=default \
    smartDashesType=default smartInsertDeleteType=default smartQuotesType=default spellCheckingType=default
    textView: allowsEditingTextAttributes=NO alwaysBounceVertical=NO selectable=YES
    """)

  private static let inputs = [
    "keyboardType": InputSource.keyboards, "returnKeyType": InputSource.submitLabels,
    "textContentType": InputSource.contents,
  ]

  /// Children that need no entry.
  ///
  /// Only Xcode uses them, they have no effect without others (the color of a shadow without an offset), they determine
  /// the layout, or they are handled separately (views, connections).
  private static let childrenWithoutEffect = Set(
    words: """
      animations autoresizingMask canvasLocation cells collectionViewLayoutConnection connections constraints \
      contentCompressionResistancePriority contentHuggingPriority contentInset contentLayoutGuide \
      contentSizeForViewInPopover contentStretch contentView directionalLayoutMargins edgesForExtendedLayout frame \
      frameInset frameLayoutGuide freeformSize gestureRecognizers insetFor6xAndEarlier items keyboard \
      keyboardLayoutGuide layoutGuides layoutMargins mask popoverPassthroughViews preferredContentSize prototypes \
      safeArea scrollIndicatorInsets sections simulatedBottomBarMetrics simulatedDestinationMetrics \
      simulatedOrientationMetrics simulatedStatusBarMetrics simulatedTopBarMetrics subviews tableFooterView \
      tableHeaderView titleShadowColor userComments userGuides userLabel
      """)

  /// The same for elements with one name: a label has no tint.
  private static let ownChildrenWithoutEffect = ["label": Set(words: "tintColor")]

  /// Children of all views that are converted. For accessibility, a few words are not.
  private static let commonChildren = Set(words: "backgroundColor accessibilityConfiguration accessibility")

  private static let convertedChildren = table(
    """
    activityIndicatorView: color tintColor
    button: configuration fontDescription tintColor
    buttonConfiguration: attributedTitle background baseBackgroundColor baseForegroundColor titleFontDescription
    collectionView: collectionViewFlowLayout sectionFooterView sectionHeaderView tintColor
    collectionViewCell: customSize
    collectionViewFlowLayout: estimatedItemSize footerReferenceSize headerReferenceSize itemSize sectionInset
    containerView: tintColor
    datePicker: tintColor
    imageView: tintColor
    label: attributedText fontDescription text textColor
    progressView: progressTintColor tintColor
    scrollView: tintColor
    segmentedControl: tintColor
    slider: minimumTrackTintColor tintColor
    stackView: tintColor
    state: attributedTitle title titleColor
    stepper: tintColor
    switch: onTintColor
    tableView: refreshControl separatorColor tintColor
    textField: fontDescription placeholder text textColor tintColor
    textView: attributedText fontDescription text textColor tintColor
    view: tintColor
    """)
}
