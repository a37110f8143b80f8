/// Apple's classes that apps derive from or put into documents, by their superclass.
///
/// Source: Apple's documentation of UIKit, AVKit, GameKit, GLKit, MapKit, Messages, MetalKit, PDFKit, PencilKit,
/// SceneKit, SpriteKit, WebKit and their neighbors ("Inherits From").
enum FrameworkClassTable {
  static let subclasses = """
    NSObject: UIResponder UIBarItem UINavigationItem UIGestureRecognizer UIStoryboardSegue NSLayoutConstraint
    NSObject: NSLayoutManager NSTextStorage NSTextContainer UIDynamicAnimator UIDynamicBehavior UILayoutGuide
    NSObject: UIPresentationController UICollectionViewLayout UISearchDisplayController WKInterfaceController
    NSObject: AVPictureInPictureController WKWebViewConfiguration UIVisualEffect UIFocusGuide CALayer
    UIResponder: UIApplication UIView UIViewController UIScene
    UIScene: UIWindowScene
    UIView: UIControl UILabel UIImageView UIWindow UIActivityIndicatorView UIPickerView UIProgressView UIScrollView
    UIView: UIStackView UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIVisualEffectView
    UIView: UIInputView UISearchBar UINavigationBar UITabBar UIToolbar UIPopoverBackgroundView MKMapView MKAnnotationView
    UIView: GLKView MTKView SKView SCNView ARView WKWebView UIWebView PDFView PDFThumbnailView MPVolumeView
    UIView: AVRoutePickerView PHLivePhotoView UICalendarView UIContentUnavailableView QLThumbnailView ADBannerView
    UIView: RPSystemBroadcastPickerView LPLinkView INUIAddVoiceShortcutButton MKUserTrackingButton MKCompassButton
    UIView: MKScaleView ABNewPersonView UIActionSheet UIAlertView CLLocationButton VNDocumentCameraView HKActivityRingView
    UIControl: UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
    UIControl: UIRefreshControl UIColorWell ASAuthorizationAppleIDButton UIPasteControl
    UIButton: PKPaymentButton PKAddPassButton
    UITextField: UISearchTextField
    UIScrollView: UITableView UICollectionView UITextView PKCanvasView
    UIInputView: UIInputViewControllerView
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    UICollectionViewLayout: UICollectionViewTransitionLayout
    MKAnnotationView: MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView
    SKView: ARSKView
    SCNView: ARSCNView
    UIVisualEffect: UIBlurEffect UIVibrancyEffect UIGlassEffect
    UILayoutGuide: UITrackingLayoutGuide
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIBarItem: UIBarButtonItem UITabBarItem
    UIGestureRecognizer: UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIGestureRecognizer: UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIGestureRecognizer: UIHoverGestureRecognizer
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIStoryboardSegue: UIStoryboardPopoverSegue UIStoryboardUnwindSegue
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIViewController: UITableViewController UICollectionViewController UINavigationController UITabBarController
    UIViewController: UISplitViewController UIPageViewController UISearchController UIInputViewController
    UIViewController: UISearchContainerViewController UIDocumentPickerViewController UIDocumentBrowserViewController
    UIViewController: UIAlertController UIActivityViewController UIHostingController UICloudSharingController
    UIViewController: UIFontPickerViewController UIColorPickerViewController UIReferenceLibraryViewController
    UIViewController: UIDocumentViewController AVPlayerViewController GLKViewController QLPreviewController
    UIViewController: SFSafariViewController CNContactPickerViewController CNContactViewController
    UIViewController: PHPickerViewController MSMessagesAppViewController SLComposeServiceViewController
    UIViewController: SLComposeViewController TVDigitEntryViewController MPMediaPickerController PKAddPassesViewController
    UIViewController: GKMatchmakerViewController VNDocumentCameraViewController EKCalendarChooser EKEventViewController
    UIViewController: SKStoreProductViewController MPMoviePlayerViewController CPTemplateApplicationScene
    UINavigationController: UIImagePickerController MFMailComposeViewController MFMessageComposeViewController
    UINavigationController: GKGameCenterViewController ABPeoplePickerNavigationController EKEventEditViewController
    UINavigationController: UIVideoEditorController
    """
}
