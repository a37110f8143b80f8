import IBContent

enum Controls {
  /// - Parameter index: local index of the view in its scene.
  static func control(_ content: ControlContent, at index: Int) -> any Control {
    switch content {
    case .label(let content): Label(content: content)
    case .button(let content): Button(content: content)
    case .imageView(let content): ImageView(content: content)
    case .textField(let content): TextField(content: content)
    case .textView(let content): TextView(content: content)
    case .segmentedControl(let content): SegmentedControl(content: content)
    case .pageControl(let content): PageControl(content: content)
    case .activityIndicator(let content): ActivityIndicator(content: content)
    case .progressView(let content): ProgressView(content: content)
    case .switch(let content): Switch(content: content)
    case .refreshControl(let content): RefreshControl(content: content)
    case .slider(let content): Slider(content: content)
    case .stepper: Stepper()
    case .pickerView(let content): PickerView(content: content)
    case .datePicker(let content): DatePicker(content: content)
    case .searchBar(let content): SearchBar(content: content)
    case .navigationBar(let content): NavigationBar(content: content)
    case .toolbar(let content): Toolbar(index: index, content: content)
    case .tabBar(let content): TabBar(content: content)
    case .visualEffectView: VisualEffectView()
    case .mapView: MapView()
    case .webView: WebView()
    case .tableView(let content): TableView(content: content)
    case .tableViewCell(let content): TableViewCell(content: content)
    case .stackView(let content): StackView(content: content)
    case .collectionView(let content): CollectionView(content: content)
    case .collectionItem(let content): CollectionItem(content: content)
    case .containerView(let content): ContainerView(content: content)
    case .plain(let content): PlainView(content: content)
    }
  }
}
