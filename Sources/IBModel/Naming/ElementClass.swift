package import IBSyntax

/// The class of an element without a custom class.
package enum ElementClass {
  /// The name of the class; nil if the element is not an object, or its class is unknown.
  ///
  /// In AppKit, each element is named after its class.
  package static func name(of element: XMLElement, in runtime: InterfaceRuntime) -> String? {
    switch runtime {
    case .uiKit: names[element.name]
    case .appKit: appKitNames[element.name] ?? "NS" + element.tag.prefix(1).uppercased() + element.tag.dropFirst()
    }
  }

  /// The elements of AppKit whose names differ from their class.
  private static let appKitNames: [Name: String] = [
    .customView: "NSView", .customObject: "NSObject", .webView: "WebView", .wkWebView: "WKWebView",
    .containerView: "NSView", .hostingController: "NSHostingController", .constraint: "NSLayoutConstraint",
    .customFormatter: "NSFormatter", .tabViewController: "NSTabViewController",
  ]

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
