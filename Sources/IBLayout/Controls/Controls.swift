import IBModel

/// The type of control for each kind of view.
enum Controls {
  static func type(of kind: ViewKind) -> any Control.Type {
    switch kind {
    case .label: Label.self
    case .button: Button.self
    case .imageView: ImageView.self
    case .textField: TextField.self
    case .textView: TextView.self
    case .segmentedControl: SegmentedControl.self
    case .pageControl: PageControl.self
    case .activityIndicatorView: ActivityIndicator.self
    case .progressView: ProgressView.self
    case .switch: Switch.self
    case .refreshControl: RefreshControl.self
    case .slider: Slider.self
    case .stepper: Stepper.self
    case .pickerView: PickerView.self
    case .datePicker: DatePicker.self
    case .searchBar: SearchBar.self
    case .navigationBar: NavigationBar.self
    case .toolbar: Toolbar.self
    case .tabBar: TabBar.self
    case .visualEffectView: VisualEffectView.self
    case .mapView: MapView.self
    case .wkWebView, .webView: WebView.self
    case .tableView: TableView.self
    case .tableViewCell: TableViewCell.self
    case .stackView: StackView.self
    case .collectionView: CollectionView.self
    case .collectionViewCell, .collectionReusableView: CollectionItem.self
    case .containerView: ContainerView.self
    case .view, .scrollView, .tableViewCellContentView, .collectionViewCellContentView, .window, .unknown:
      PlainView.self
    case .arskView, .skView, .sceneKitView, .glkView, .mtkView, .arscnView: PlainView.self
    }
  }
}
