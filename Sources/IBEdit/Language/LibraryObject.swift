import IBModel

/// The properties of new objects of a kind, in the language of edits.
///
/// Source: the properties that more than half of all new objects of the kind have (Measurements/Editing.md#library).
enum LibraryObject {
  /// The properties; empty for an unknown kind.
  static func properties(of kind: String, _ runtime: InterfaceRuntime) -> [(path: String, value: EditValue)] {
    let all = texts[kind].map(EditReader.value) ?? []
    return runtime == .appKit ? all.filter { appKit.contains($0.path) } : all
  }

  /// The properties that objects of AppKit share with UIKit objects of the same kind.
  private static let appKit: Set<String> = [
    "horizontalHuggingPriority", "sceneMemberID", "translatesAutoresizingMaskIntoConstraints",
    "verticalHuggingPriority",
  ]

  private static let texts = [
    "activityIndicatorView": """
    {"contentMode": "scaleToFill", "horizontalHuggingPriority": 750, "opaque": false,
    "translatesAutoresizingMaskIntoConstraints": false, "verticalHuggingPriority": 750}
    """,
    "avPlayerViewController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController", "videoGravity":
    "AVLayerVideoGravityResizeAspect"}
    """,
    "button": """
    {"contentHorizontalAlignment": "center", "contentMode": "scaleToFill", "contentVerticalAlignment": "center",
    "lineBreakMode": "middleTruncation", "opaque": false, "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "collectionReusableView": """
    {"autoresizingMask": {"autoresizingMask": {}}, "clipsSubviews": true, "contentMode": "center",
    "customModuleProvider": "target", "multipleTouchEnabled": true, "opaque": false}
    """,
    "collectionView": """
    {"clipsSubviews": true, "contentMode": "scaleToFill", "dataMode": "none", "multipleTouchEnabled": true,
    "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "collectionViewCell": """
    {"autoresizingMask": {"autoresizingMask": {"flexibleMaxX": true, "flexibleMaxY": true}}, "clipsSubviews":
    true, "contentMode": "center", "multipleTouchEnabled": true, "opaque": false}
    """,
    "collectionViewController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController"}
    """,
    "collectionViewFlowLayout": """
    {"footerReferenceSize": {"size": {"height": 0.0, "width": 0.0}}, "headerReferenceSize": {"size": {"height":
    0.0, "width": 0.0}}, "minimumInteritemSpacing": 10, "minimumLineSpacing": 10, "sectionInset": {"inset":
    {"maxX": 0.0, "maxY": 0.0, "minX": 0.0, "minY": 0.0}}}
    """,
    "containerView": """
    {"contentMode": "scaleToFill", "opaque": false, "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "customObject": """
    {"customModuleProvider": "target"}
    """,
    "exit": """
    {"sceneMemberID": "exit"}
    """,
    "glkViewController": """
    {"customModuleProvider": "target", "preferredFramesPerSecond": 30, "sceneMemberID": "viewController"}
    """,
    "hostingController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController"}
    """,
    "imageView": """
    {"clipsSubviews": true, "horizontalHuggingPriority": 251, "translatesAutoresizingMaskIntoConstraints": false,
    "userInteractionEnabled": false, "verticalHuggingPriority": 251}
    """,
    "label": """
    {"adjustsFontSizeToFit": false, "baselineAdjustment": "alignBaselines", "contentMode": "left",
    "highlightedColor": {"nil": {}}, "horizontalHuggingPriority": 251, "lineBreakMode": "tailTruncation",
    "opaque": false, "text": "Label", "textAlignment": "natural", "translatesAutoresizingMaskIntoConstraints":
    false, "userInteractionEnabled": false, "verticalHuggingPriority": 251}
    """,
    "navigationBar": """
    {"autoresizingMask": {"autoresizingMask": {}}, "contentMode": "scaleToFill",
    "insetsLayoutMarginsFromSafeArea": false}
    """,
    "navigationController": """
    {"sceneMemberID": "viewController"}
    """,
    "pageViewController": """
    {"autoresizesArchivedViewToFullSize": false, "customModuleProvider": "target", "navigationOrientation":
    "horizontal", "sceneMemberID": "viewController", "spineLocation": "none", "transitionStyle": "scroll"}
    """,
    "pickerView": """
    {"contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "placeholder": """
    {"placeholderIdentifier": "IBFirstResponder", "sceneMemberID": "firstResponder"}
    """,
    "pongPressGestureRecognizer": """
    {"allowableMovement": 10, "minimumPressDuration": 0.5}
    """,
    "progressView": """
    {"contentMode": "scaleToFill", "opaque": false, "translatesAutoresizingMaskIntoConstraints": false,
    "verticalHuggingPriority": 750}
    """,
    "screenEdgePanGestureRecognizer": """
    {"edges": {"rectEdge": {"left": true}}, "minimumNumberOfTouches": 1}
    """,
    "scrollView": """
    {"clipsSubviews": true, "contentMode": "scaleToFill", "multipleTouchEnabled": true,
    "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "searchBar": """
    {"contentMode": "redraw", "textInputTraits": {"textInputTraits": {}},
    "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "slider": """
    {"contentHorizontalAlignment": "center", "contentMode": "scaleToFill", "contentVerticalAlignment": "center",
    "minValue": 0.0, "opaque": false, "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "splitViewController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController"}
    """,
    "stackView": """
    {"axis": "vertical", "contentMode": "scaleToFill", "opaque": false,
    "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "switch": """
    {"contentHorizontalAlignment": "center", "contentMode": "scaleToFill", "contentVerticalAlignment": "center",
    "horizontalHuggingPriority": 750, "on": true, "opaque": false, "translatesAutoresizingMaskIntoConstraints":
    false, "verticalHuggingPriority": 750}
    """,
    "tabBar": """
    {"autoresizingMask": {"autoresizingMask": {}}, "contentMode": "scaleToFill"}
    """,
    "tabBarController": """
    {"sceneMemberID": "viewController"}
    """,
    "tableView": """
    {"alwaysBounceVertical": true, "clipsSubviews": true, "contentMode": "scaleToFill", "dataMode": "prototypes",
    "estimatedRowHeight": -1, "rowHeight": -1, "sectionFooterHeight": 28, "sectionHeaderHeight": 28,
    "separatorStyle": "default", "style": "plain", "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "tableViewCell": """
    {"autoresizingMask": {"autoresizingMask": {}}, "clipsSubviews": true, "contentMode": "scaleToFill",
    "indentationWidth": 10, "selectionStyle": "default"}
    """,
    "tableViewCellContentView": """
    {"autoresizingMask": {"autoresizingMask": {}}, "clipsSubviews": true, "contentMode": "center",
    "multipleTouchEnabled": true, "opaque": false}
    """,
    "tableViewController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController"}
    """,
    "textField": """
    {"borderStyle": "roundedRect", "contentHorizontalAlignment": "left", "contentMode": "scaleToFill",
    "contentVerticalAlignment": "center", "fontDescription": {"fontDescription": {"pointSize": 14, "type":
    "system"}}, "minimumFontSize": 17, "opaque": false, "textAlignment": "natural",
    "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "textView": """
    {"clipsSubviews": true, "contentMode": "scaleToFill", "fontDescription": {"fontDescription": {"pointSize": 14,
    "type": "system"}}, "multipleTouchEnabled": true, "textAlignment": "natural",
    "textInputTraits.autocapitalizationType": "sentences", "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "toolbar": """
    {"clearsContextBeforeDrawing": false, "contentMode": "scaleToFill", "opaque": false}
    """,
    "view": """
    {"contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "viewController": """
    {"customModuleProvider": "target", "sceneMemberID": "viewController"}
    """,
    "viewControllerPlaceholder": """
    {"sceneMemberID": "viewController"}
    """,
    "webView": """
    {"autoresizingMask": {"autoresizingMask": {"heightSizable": true, "widthSizable": true}}, "backgroundColor":
    {"color": {"alpha": 1, "blue": 1, "colorSpace": "calibratedRGB", "green": 1, "red": 1}}, "contentMode":
    "scaleToFill", "translatesAutoresizingMaskIntoConstraints": false}
    """,
    "wkWebView": """
    {"backgroundColor": {"color": {"alpha": 1, "blue": 0.4039215686, "colorSpace": "custom", "customColorSpace":
    "sRGB", "green": 0.3882352941, "red": 0.3607843137}}, "configuration": {"wkWebViewConfiguration":
    {"mediaTypesRequiringUserActionForPlayback": {"audiovisualMediaTypes": {"none": true}}, "preferences":
    {"wkPreferences": {}}}}, "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": false}
    """,
  ]
}
