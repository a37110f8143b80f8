/// The members of Apple's classes that a document may connect to. A subclass does not need to declare them.
///
/// A nib sets an outlet by key-value coding. The list therefore contains every property of a class that has a setter or
/// an instance variable with the same name.
///
/// Source: the properties of views, controllers, cells and the like in Apple's documentation, and the outlets that
/// objects without a custom class have connected in public documents; for actions, UIResponderStandardEditActions and
/// the methods with at most one parameter.
package enum FrameworkMembers {
  /// The properties of the class and its superclasses; empty for an unknown class.
  static func properties(of name: String) -> Set<String> { members(of: name, in: properties) }

  static func selectors(of name: String) -> Set<String> { members(of: name, in: selectors) }

  private static func members(of name: String, in table: [String: Set<String>]) -> Set<String> {
    FrameworkClasses.chain(of: name).reduce(into: []) { $0.formUnion(table[$1] ?? []) }
  }

  private static let properties: [String: Set<String>] = table(
    """
    NSObject: accessibilityElements accessibilityLabel accessibilityHint accessibilityIdentifier observationInfo
    NSObject: accessibilityTraits accessibilityValue isAccessibilityElement accessibilityFrame accessibilityLanguage
    NSObject: accessibilityCustomActions accessibilityElementsHidden accessibilityViewIsModal accessibilityPath
    UIResponder: inputView inputAccessoryView inputViewController inputAccessoryViewController undoManager userActivity
    UIApplication: delegate
    UIScene: delegate session
    UIWindowScene: windows
    UIWindow: rootViewController windowScene delegate screen
    UIView: backgroundColor tintColor mask maskView gestureRecognizers viewForBaselineLayout layer tag alpha hidden
    UIView: layoutGuides constraints subviews superview interactions viewDelegate accessibilityContainer contentMode
    UIView: preferredFocusedView layoutMarginsGuide bounds frame center transform
    UIControl: enabled selected highlighted
    UILabel: text font textColor attributedText numberOfLines textAlignment lineBreakMode enabled highlighted
    UISwitch: on onTintColor thumbTintColor
    UISlider: value minimumValue maximumValue
    UIStepper: value minimumValue maximumValue stepValue
    UIProgressView: progress progressTintColor trackTintColor
    UIPageControl: currentPage numberOfPages
    UISegmentedControl: selectedSegmentIndex
    UIDatePicker: date minimumDate maximumDate datePickerMode
    NSLayoutConstraint: constant priority active
    UIButton: titleLabel imageView
    UIImageView: image highlightedImage highlighted
    UITextField: delegate leftView rightView text placeholder background disabledBackground textDragDelegate
    UITextField: textDropDelegate pasteDelegate font textColor attributedText textAlignment
    UITextView: delegate text font textColor textContainer layoutManager textStorage textDragDelegate textDropDelegate
    UITextView: pasteDelegate attributedText textAlignment
    UIScrollView: contentOffset contentInset contentSize
    UIScrollView: delegate refreshControl panGestureRecognizer pinchGestureRecognizer
    UITableView: dataSource delegate prefetchDataSource dragDelegate dropDelegate tableHeaderView tableFooterView
    UITableView: backgroundView separatorColor rowHeight sectionHeaderHeight sectionFooterHeight
    UICollectionView: dataSource delegate prefetchDataSource dragDelegate dropDelegate backgroundView
    UICollectionView: collectionViewLayout
    UITableViewCell: textLabel detailTextLabel imageView contentView backgroundView selectedBackgroundView
    UITableViewCell: multipleSelectionBackgroundView accessoryView editingAccessoryView delegate target accessoryType
    UITableViewCell: selected highlighted text font textColor textAlignment lineBreakMode image
    UITableViewHeaderFooterView: textLabel detailTextLabel contentView backgroundView tableView
    UICollectionReusableView: reuseIdentifier
    UICollectionViewCell: contentView backgroundView selectedBackgroundView selected highlighted
    UIVisualEffectView: contentView effect
    UIPickerView: dataSource delegate
    UISearchBar: text placeholder
    UISearchBar: delegate inputAccessoryView searchTextField
    UINavigationBar: delegate items topItem backItem
    UITabBar: delegate items selectedItem
    UIToolbar: delegate items
    UIStackView: arrangedSubviews axis spacing distribution alignment
    UIRefreshControl: attributedTitle
    UICalendarView: delegate
    MKMapView: delegate
    MKAnnotationView: annotation image leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView
    GLKView: delegate context
    MTKView: delegate device
    SKView: delegate scene
    SCNView: delegate scene pointOfView
    ARSCNView: session
    ARSKView: session
    WKWebView: navigationDelegate UIDelegate uiDelegate configuration
    UIWebView: delegate
    PDFView: delegate document
    PDFThumbnailView: PDFView
    PKCanvasView: delegate
    AVRoutePickerView: delegate
    ADBannerView: delegate
    UIBarItem: title image landscapeImagePhone enabled tag
    UIBarButtonItem: customView target tintColor hidden selected
    UITabBarItem: selectedImage
    UINavigationItem: titleView backBarButtonItem leftBarButtonItem leftBarButtonItems rightBarButtonItem
    UINavigationItem: rightBarButtonItems searchController title
    UIGestureRecognizer: delegate enabled view
    UIDynamicAnimator: delegate
    UISearchDisplayController: delegate searchBar searchContentsController searchResultsDataSource
    UISearchDisplayController: searchResultsDelegate searchResultsTableView
    UIPresentationController: delegate
    UIViewController: preferredFocusedView
    UIViewController: view tabBarItem navigationItem toolbarItems searchDisplayController title inputView
    UIViewController: transitioningDelegate presentedViewController presentingViewController parentViewController
    UIViewController: navigationController tabBarController splitViewController editButtonItem nibName storyboard
    UIViewController: contentScrollView tabBarObservedScrollView popoverPresentationController childViewControllers
    UITableViewController: tableView refreshControl
    UICollectionViewController: collectionView collectionViewLayout
    UINavigationController: delegate navigationBar toolbar viewControllers topViewController rootViewController
    UITabBarController: delegate tabBar viewControllers selectedViewController
    UISplitViewController: delegate viewControllers
    UIPageViewController: dataSource delegate viewControllers
    UISearchController: delegate searchBar searchResultsController searchResultsUpdater
    UIInputViewController: inputView
    AVPlayerViewController: delegate player contentOverlayView
    GLKViewController: delegate
    QLPreviewController: dataSource delegate
    UIImagePickerController: delegate cameraOverlayView
    SLComposeServiceViewController: textView

    """ + AppKitTable.properties)

  private static let selectors: [String: Set<String>] = table(
    """
    UIResponder: becomeFirstResponder resignFirstResponder copy: cut: paste: delete: select: selectAll: duplicate: find:
    UIResponder: findAndReplace: findNext: findPrevious: useSelectionForFind: increaseSize: decreaseSize: export: move:
    UIResponder: rename: print: performClose: pasteAndGo: pasteAndMatchStyle: pasteAndSearch: toggleBoldface:
    UIResponder: toggleItalics: toggleUnderline: updateTextAttributes: captureTextFromCamera: reloadInputViews
    UIResponder: makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: toggleSidebar: newFromPasteboard:
    UIView: endEditing: removeFromSuperview setNeedsDisplay setNeedsLayout layoutIfNeeded sizeToFit setHidden:
    UIView: setNeedsUpdateConstraints
    UIControl: setEnabled: setSelected: setHighlighted:
    UILabel: setEnabled: setHighlighted:
    UIImageView: setHighlighted:
    UITableViewCell: setSelected: setHighlighted:
    UICollectionViewCell: setSelected: setHighlighted:
    UIBarItem: setEnabled:
    UIBarButtonItem: setHidden: setSelected: setBackgroundImage:forState:barMetrics:
    UIGestureRecognizer: setEnabled:
    UISegmentedControl: setTitle:forSegmentAtIndex: setImage:forSegmentAtIndex: setBackgroundImage:forState:barMetrics:
    UIStepper: setBackgroundImage:forState:
    UISearchBar: setImage:forSearchBarIcon:state: setBackgroundImage:forBarPosition:barMetrics:
    UINavigationBar: setBackgroundImage:forBarMetrics:
    UIToolbar: setBackgroundImage:forToolbarPosition:barMetrics:
    UIActivityIndicatorView: startAnimating stopAnimating
    UIImageView: startAnimating stopAnimating
    UIRefreshControl: beginRefreshing endRefreshing
    UIButton: setTitle:forState: setImage:forState: setAttributedTitle:forState: setBackgroundImage:forState:
    UIButton: setTitleColor:forState:
    UISwitch: setOn:animated:
    UIStackView: addArrangedSubview: removeArrangedSubview: insertArrangedSubview:atIndex:
    UITableView: reloadData
    UICollectionView: reloadData
    UIViewController: dismissViewController dismissModalViewController dismiss viewDidLoad setEditing: toggleEditing:
    UINavigationController: popViewController
    UISplitViewController: toggleSidebar: toggleMasterVisible:
    UIInputViewController: advanceToNextInputMode dismissKeyboard
    WKWebView: goBack goForward reload reloadFromOrigin stopLoading goBack: goForward: reload: stopLoading:
    WKWebView: reloadFromOrigin:
    UIWebView: goBack goForward reload stopLoading
    PDFView: goBack: goForward: goToFirstPage: goToLastPage: goToNextPage: goToPreviousPage: zoomIn: zoomOut:
    SCNView: play: pause: stop:
    SLComposeServiceViewController: cancel

    """ + AppKitTable.selectors)

  /// Whether a class of AppKit has the action, so that the first responder may perform it.
  package static func isAppKitAction(_ selector: String) -> Bool { appKitActions.contains(selector) }

  private static let appKitActions = table(AppKitTable.selectors).values.reduce(into: Set()) { $0.formUnion($1) }

  private static func table(_ text: String) -> [String: Set<String>] {
    text.split(separator: "\n").reduce(into: [:]) { table, line in
      let words = line.split { $0 == " " }.map(String.init)
      guard let first = words.first else { return }
      table[String(first.dropLast()), default: []].formUnion(words.dropFirst())
    }
  }
}
