import IBSyntax

/// The class of a view, by the name of its element, as far as layouts distinguish classes.
///
/// Source: Measurements/Format.md#view-elements. An element of another name that has a frame is also a view, of kind
/// `unknown`. A control of a newer version of Xcode then takes part in the layout with its stored frame.
package enum ViewKind: String, Sendable, CaseIterable {
  case view, stackView, imageView, label, tableView, button, visualEffectView, activityIndicatorView, textView, slider
  case tableViewCell, tableViewCellContentView, scrollView, textField
  case collectionReusableView, collectionViewCell, collectionViewCellContentView, collectionView
  case segmentedControl, `switch`, progressView, pageControl, stepper, datePicker, pickerView, searchBar
  case mapView, wkWebView, webView, arskView, skView, sceneKitView, glkView, mtkView, arscnView
  case tabBar, toolbar, navigationBar, containerView, refreshControl, window
  case unknown

  /// The kind of an element; nil for an element that is not a view.
  ///
  /// The format has no placeholder for a view (such as `<view key="view" …>` of another scene), so each element with
  /// the name of a view is a view. An element with another name is a view if it is among subviews or has a frame.
  init?(_ element: XMLElement) {
    if let kind = Self.byName[element.name] {
      self = kind
    } else if element.parent?.name == .subviews || element.child(named: .rect, key: "frame") != nil {
      self = .unknown
    } else {
      return nil
    }
  }

  private static let byName: [Name: ViewKind] = [
    .view: .view, .stackView: .stackView, .imageView: .imageView, .label: .label, .tableView: .tableView,
    .button: .button, .visualEffectView: .visualEffectView, .activityIndicatorView: .activityIndicatorView,
    .textView: .textView, .slider: .slider, .tableViewCell: .tableViewCell,
    .tableViewCellContentView: .tableViewCellContentView, .scrollView: .scrollView, .textField: .textField,
    .collectionReusableView: .collectionReusableView, .collectionViewCell: .collectionViewCell,
    .collectionViewCellContentView: .collectionViewCellContentView, .collectionView: .collectionView,
    .segmentedControl: .segmentedControl, .`switch`: .switch, .progressView: .progressView,
    .pageControl: .pageControl, .stepper: .stepper, .datePicker: .datePicker, .pickerView: .pickerView,
    .searchBar: .searchBar, .mapView: .mapView, .wkWebView: .wkWebView, .webView: .webView, .arskView: .arskView,
    .skView: .skView, .sceneKitView: .sceneKitView, .glkView: .glkView, .mtkView: .mtkView, .arscnView: .arscnView,
    .tabBar: .tabBar, .toolbar: .toolbar, .navigationBar: .navigationBar, .containerView: .containerView,
    .refreshControl: .refreshControl, .window: .window,
  ]

  /// Whether the view scrolls its content. Constraints from views inside to its edges then constrain the content.
  package var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Whether the view is the root of a separate layout whose size its container determines: a cell or a supplementary
  /// view.
  package var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  /// Whether the view is a bar that belongs to a container controller, and not its root view.
  package var isBar: Bool { self == .navigationBar || self == .toolbar || self == .tabBar }
}
