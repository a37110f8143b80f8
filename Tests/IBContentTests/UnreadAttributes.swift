/// The attributes of views and controls that no content type reads, because layouts and pictures do not depend on them.
///
/// Comparison and merge treat them as text. A test checks that each attribute of the vocabulary is either read or
/// listed here.
enum UnreadAttributes {
  /// By element; the attributes of every view are under the empty name.
  static let byElement: [String: Set<String>] = words.mapValues {
    Set($0.split(separator: " ").map(String.init))
  }

  static func contains(_ attribute: String, in element: String) -> Bool {
    if byElement[element]?.contains(attribute) == true { return true }
    return byElement[""]?.contains(attribute) == true && exceptions[element] != attribute
  }

  /// Attributes of one element that its content type reads, although the same attribute of most views is unread.
  private static let exceptions = [
    "imageView": "contentMode", "collectionReusableView": "key", "collectionViewCell": "key",
  ]

  private static let words = [
    "": """
    ambiguous appearanceType autoresizesSubviews clearsContextBeforeDrawing colorLabel contentMode customModule \
    customModuleProvider key misplaced multipleTouchEnabled opaque propertyAccessControl restorationIdentifier \
    sceneMemberID simulatedAppContext tag verifyAmbiguity
    """,
    "arscnView": """
    sceneName
    """,
    "button": """
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted \
    changesSelectionAsPrimaryAction contentVerticalAlignment hasAttributedTitle highlighted pointerInteraction \
    preferredBehavioralStyle reversesTitleShadowWhenHighlighted selected showsMenuAsPrimaryAction \
    showsTouchWhenHighlighted springLoaded
    """,
    "colorWell": """
    contentHorizontalAlignment contentVerticalAlignment highlighted selected showsMenuAsPrimaryAction \
    springLoaded supportsAlpha title
    """,
    "collectionReusableView": """
    reuseIdentifier
    """,
    "collectionView": """
    bounces bouncesZoom canCancelContentTouches dataMode delaysContentTouches directionalLockEnabled \
    indexDisplayMode indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled \
    prefetchingEnabled scrollEnabled selfSizingInvalidation showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator springLoaded
    """,
    "collectionViewCell": """
    reuseIdentifier
    """,
    "datePicker": """
    contentHorizontalAlignment contentVerticalAlignment highlighted minuteInterval \
    roundsToMinuteInterval selected showsMenuAsPrimaryAction springLoaded useCurrentDate
    """,
    "glkView": """
    enableSetNeedsDisplay
    """,
    "imageView": """
    adjustsImageSizeForAccessibilityContentSizeCategory highlighted highlightedImage
    """,
    "label": """
    adjustsFontForContentSizeCategory baselineAdjustment highlighted \
    preferredVibrancy showsExpansionTextWhenTruncated sizingRule usesAttributedText
    """,
    "mapView": """
    mapType pitchEnabled rotateEnabled scrollEnabled showsBuildings showsCompass showsPointsOfInterest \
    showsScale showsTraffic showsUserLocation zoomEnabled
    """,
    "mtkView": """
    colorPixelFormat depthStencilPixelFormat enableSetNeedsDisplay paused
    """,
    "navigationBar": """
    backIndicatorImage backIndicatorTransitionMaskImage shadowImage translucent
    """,
    "pageControl": """
    backgroundStyle contentHorizontalAlignment contentVerticalAlignment defersCurrentPageDisplay direction \
    hidesForSinglePage highlighted selected showsMenuAsPrimaryAction springLoaded
    """,
    "progressView": """
    progressImage trackImage
    """,
    "refreshControl": """
    contentHorizontalAlignment contentVerticalAlignment highlighted selected showsMenuAsPrimaryAction \
    springLoaded
    """,
    "sceneKitView": """
    allowsCameraControl autoenablesDefaultLighting sceneName wantsMultisampling
    """,
    "scrollView": """
    bounces bouncesZoom canCancelContentTouches delaysContentTouches directionalLockEnabled indexDisplayMode \
    indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator
    """,
    "searchBar": """
    barStyle prompt searchBarStyle showsScopeBar showsSearchResultsButton translucent
    """,
    "segmentedControl": """
    contentHorizontalAlignment contentVerticalAlignment highlighted momentary segmentControlStyle selected showsMenuAsPrimaryAction springLoaded
    """,
    "slider": """
    catalog contentHorizontalAlignment contentVerticalAlignment continuous highlighted maximumValueImage \
    minimumValueImage preferredBehavioralStyle selected showsMenuAsPrimaryAction springLoaded
    """,
    "stepper": """
    contentHorizontalAlignment contentVerticalAlignment highlighted selected showsMenuAsPrimaryAction springLoaded
    """,
    "switch": """
    contentHorizontalAlignment contentVerticalAlignment highlighted preferredStyle selected \
    showsMenuAsPrimaryAction springLoaded title
    """,
    "tabBar": """
    itemPositioning itemSpacing translucent
    """,
    "tableView": """
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
    bounces bouncesZoom canCancelContentTouches delaysContentTouches directionalLockEnabled \
    estimatedSectionFooterHeight estimatedSectionHeaderHeight indexDisplayMode indicatorStyle \
    keyboardDismissMode maximumZoomScale minimumZoomScale pagingEnabled scrollEnabled \
    sectionIndexMinimumDisplayRowCount selfSizingInvalidation separatorInsetReference \
    showsHorizontalScrollIndicator showsSelectionImmediatelyOnTouchBegin showsVerticalScrollIndicator
    """,
    "tableViewCell": """
    editingAccessoryType focusStyle hidesAccessoryWhenEditing reuseIdentifier selectionStyle \
    shouldIndentWhileEditing showsReorderControl
    """,
    "tableViewCellContentView": """
    tableViewCell
    """,
    "textField": """
    adjustsFontForContentSizeCategory background clearsOnBeginEditing contentHorizontalAlignment \
    contentVerticalAlignment disabledBackground highlighted selected showsMenuAsPrimaryAction \
    springLoaded usesAttributedText
    """,
    "textView": """
    adjustsFontForContentSizeCategory allowsEditingTextAttributes bounces bouncesZoom canCancelContentTouches \
    delaysContentTouches directionalLockEnabled indexDisplayMode indicatorStyle keyboardDismissMode layoutManager \
    maximumZoomScale minimumZoomScale pagingEnabled selectable showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator usesAttributedText
    """,
    "toolbar": """
    translucent
    """,
    "view": """
    contentHorizontalAlignment contentVerticalAlignment reference
    """,
    "webView": """
    allowsInlineMediaPlayback keyboardDisplayRequiresUserAction mediaPlaybackAllowsAirPlay \
    mediaPlaybackRequiresUserAction paginationMode scalesPageToFit
    """,
    "window": """
    resizesToFullScreen visibleAtLaunch
    """,
    "wkWebView": """
    allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
    """,
  ]
}
