/// The classes of Apple's frameworks, as far as they decide what the sources of an app have to declare.
package enum FrameworkClasses {
  /// Whether it is a class whose own outlets and actions are known, so that a chain of superclasses may end in it.
  package static func isKnown(_ name: String) -> Bool { known.contains(name) }

  /// Whether a class of this name may come from a framework: it begins as Apple's names do.
  package static func isPossible(_ name: String) -> Bool {
    if isKnown(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Outlets that frameworks declare; a subclass need not declare them declare them declare them.
  ///
  /// Source: the properties marked `IBOutlet` in Apple's documentation of UIKit and its neighbors, and those that
  /// objects without a custom class have connected in public documents.
  package static let outlets: Set<String> = words(
    """
    accessibilityElements accessoryView backBarButtonItem backgroundView contentView customView dataSource delegate
    detailTextLabel dragDelegate dropDelegate editButtonItem editingAccessoryView gestureRecognizers imageView
    inputAccessoryView inputView layoutManager leftBarButtonItem leftBarButtonItems leftView maskView
    multipleSelectionBackgroundView navigationBar navigationController navigationDelegate navigationItem
    prefetchDataSource presentingViewController refreshControl rightBarButtonItem rightBarButtonItems rightView
    rootViewController scene searchBar searchContentsController searchDisplayController searchResultsDataSource
    searchResultsDelegate searchResultsTableView selectedBackgroundView session splitViewController tabBar
    tabBarController tabBarItem tableFooterView tableHeaderView tableView textLabel titleView toolbar toolbarItems
    uiDelegate UIDelegate view viewControllers viewForBaselineLayout window collectionView collectionViewLayout
    """)

  /// Actions that frameworks declare.
  ///
  /// Source: Apple's documentation of UIResponderStandardEditActions, UIResponder, UIView and UIViewController.
  package static let actions: Set<String> = words(
    """
    becomeFirstResponder captureTextFromCamera: copy: cut: decreaseSize: delete: dismiss dismissViewController
    duplicate: endEditing: export: find: findAndReplace: findNext: findPrevious: increaseSize: layoutIfNeeded
    makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: move: paste: pasteAndGo:
    pasteAndMatchStyle: pasteAndSearch: performClose: print: reloadData reloadInputViews removeFromSuperview rename:
    resignFirstResponder select: selectAll: setNeedsDisplay setNeedsLayout showsMenu sizeToFit startAnimating
    stopAnimating toggleBoldface: toggleItalics: toggleSidebar: toggleUnderline: updateTextAttributes: useSelectionForFind:
    goBack goForward reload stopLoading reload: goBack: goForward: stopLoading:
    """)

  /// Classes that apps derive from (Apple's documentation of UIKit, AVKit, MapKit, WebKit and others).
  private static let known: Set<String> = words(
    """
    NSObject UIResponder UIApplication UIWindow UIScene UIWindowScene UIView UIControl UILabel UIImageView UIButton
    UITextField UITextView UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIProgressView
    UIActivityIndicatorView UIDatePicker UIPickerView UIScrollView UITableView UITableViewCell
    UITableViewHeaderFooterView UICollectionView UICollectionViewCell UICollectionReusableView
    UICollectionViewListCell UICollectionViewLayout UICollectionViewFlowLayout UIStackView UIVisualEffectView
    UIInputView UISearchBar UISearchTextField UINavigationBar UITabBar UIToolbar UIRefreshControl UIColorWell
    UIPopoverBackgroundView UIBarItem UIBarButtonItem UITabBarItem UINavigationItem UIGestureRecognizer
    UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
    UISwipeGestureRecognizer UILongPressGestureRecognizer UIScreenEdgePanGestureRecognizer UIViewController
    UITableViewController UICollectionViewController UINavigationController UITabBarController
    UISplitViewController UIPageViewController UISearchController UISearchDisplayController UIInputViewController
    UIImagePickerController UIDocumentPickerViewController UIDocumentBrowserViewController UIAlertController
    UIActivityViewController UIPresentationController UIPopoverPresentationController UIStoryboardSegue
    UIStoryboardPopoverSegue UIStoryboardUnwindSegue NSLayoutConstraint NSLayoutManager NSTextStorage NSTextContainer
    UIDynamicAnimator UIDynamicBehavior AVPlayerViewController AVPictureInPictureController GLKView
    GLKViewController MKMapView MKAnnotationView MKPinAnnotationView MTKView SKView SCNView ARSCNView ARSKView ARView
    WKWebView WKInterfaceController UIWebView PDFView PDFThumbnailView PKCanvasView QLPreviewController
    SFSafariViewController GKGameCenterViewController MPMediaPickerController MPVolumeView
    MFMailComposeViewController MFMessageComposeViewController ABPeoplePickerNavigationController
    CNContactPickerViewController CNContactViewController EKEventEditViewController EKEventViewController
    SLComposeServiceViewController TVDigitEntryViewController NSTextView
    """)

  /// Of Apple's classes for iOS and tvOS, by their documentation.
  private static let prefixes = [
    "AB", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "EA",
    "EK", "GC", "GK", "GLK", "HK", "HM", "IN", "INUI", "JS", "LA", "LP", "MC", "MDL", "MF", "MK", "ML", "MP", "MTK",
    "MTL", "NC", "NE", "NI", "NK", "NL", "NS", "NW", "PDF", "PH", "PK", "PT", "QL", "RK", "RP", "SC", "SCN", "SF", "SK",
    "SL", "SN", "SS", "SW", "TK", "TV", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
