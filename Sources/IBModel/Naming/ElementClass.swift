package import IBSyntax

/// The class of UIKit that an element stands for without a custom class.
package enum ElementClass {
  /// Nil for an element that is no object, or one whose class is not known.
  package static func name(of element: XMLElement) -> String? { names[element.name] }

  private static let names: [Name: String] = [
    .activityIndicatorView: "UIActivityIndicatorView", .arscnView: "ARSCNView", .arskView: "ARSKView",
    .avPlayerViewController: "AVPlayerViewController", .barButtonItem: "UIBarButtonItem", .button: "UIButton",
    .collectionReusableView: "UICollectionReusableView", .collectionView: "UICollectionView",
    .collectionViewCell: "UICollectionViewCell", .collectionViewController: "UICollectionViewController",
    .collectionViewFlowLayout: "UICollectionViewFlowLayout", .constraint: "NSLayoutConstraint",
    .containerView: "UIView", .datePicker: "UIDatePicker", .glkView: "GLKView",
    .glkViewController: "GLKViewController", .imageView: "UIImageView", .label: "UILabel", .mapView: "MKMapView",
    .mtkView: "MTKView", .navigationBar: "UINavigationBar", .navigationController: "UINavigationController",
    .navigationItem: "UINavigationItem", .pageControl: "UIPageControl", .pageViewController: "UIPageViewController",
    .panGestureRecognizer: "UIPanGestureRecognizer", .pickerView: "UIPickerView",
    .pinchGestureRecognizer: "UIPinchGestureRecognizer", .pongPressGestureRecognizer: "UILongPressGestureRecognizer",
    .progressView: "UIProgressView", .refreshControl: "UIRefreshControl",
    .rotationGestureRecognizer: "UIRotationGestureRecognizer", .sceneKitView: "SCNView",
    .screenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer", .scrollView: "UIScrollView",
    .searchBar: "UISearchBar", .searchDisplayController: "UISearchDisplayController",
    .segmentedControl: "UISegmentedControl", .skView: "SKView", .slider: "UISlider",
    .splitViewController: "UISplitViewController", .stackView: "UIStackView", .stepper: "UIStepper",
    .swipeGestureRecognizer: "UISwipeGestureRecognizer", .`switch`: "UISwitch", .tabBar: "UITabBar",
    .tabBarController: "UITabBarController", .tabBarItem: "UITabBarItem", .tableView: "UITableView",
    .tableViewCell: "UITableViewCell", .tableViewController: "UITableViewController",
    .tapGestureRecognizer: "UITapGestureRecognizer", .textField: "UITextField", .textView: "UITextView",
    .toolbar: "UIToolbar", .view: "UIView", .viewController: "UIViewController",
    .visualEffectView: "UIVisualEffectView", .webView: "UIWebView", .window: "UIWindow", .wkWebView: "WKWebView",
  ]
}

/// The cells that code dequeues from a table or collection view.
enum PrototypeCells {
  /// The lists that contain them: `prototypes` of a table view, `cells` of a collection view. The rows of a static
  /// table, in `cells` of a section, are not dequeued.
  static func containers(in subject: DocumentSubject) -> some Sequence<XMLElement> {
    subject.elements(named: [.prototypes, .cells]).filter(isContainer)
  }

  static func isContainer(_ element: XMLElement) -> Bool {
    element.name == .prototypes || element.name == .cells && element.parent?.name == .collectionView
  }

  /// The cells in one container.
  static func cells(in container: XMLElement) -> some Sequence<XMLElement> {
    container.children.lazy.filter { $0.name == .tableViewCell || $0.name == .collectionViewCell }
  }
}

extension XMLElement {
  /// Whether it is an accessibility element, whose subviews VoiceOver does not offer.
  var isWholeAccessibilityElement: Bool {
    child(named: .accessibility)?.child(named: .bool, key: "isElement")?.equals(.value, "YES") ?? false
  }

  /// Whether a runtime attribute of the object sets an accessibility property, such as `accessibilityLabel`, or a
  /// property of the app that stands for one, such as `voiceOverLabelKey`.
  var setsAccessibilityAtRuntime: Bool {
    let attributes = child(named: .userDefinedRuntimeAttributes)?.children
    return attributes?.contains { attribute in
      let path = (attribute[.keyPath] ?? "").lowercased()
      return path.contains("accessib") || path.contains("label")
    } ?? false
  }
}
