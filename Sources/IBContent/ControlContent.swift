import IBModel

/// The content of one kind of view.
///
/// To support another kind, add a case here, a type in `Controls/` that reads its attributes, and a type in
/// `IBLayout/Controls` that measures and draws it.
package enum ControlContent: Sendable {
  case label(LabelContent)
  case button(ButtonContent)
  case imageView(ImageViewContent)
  case textField(TextFieldContent)
  case textView(TextViewContent)
  case segmentedControl(SegmentedControlContent)
  case pageControl(PageControlContent)
  case activityIndicator(ActivityIndicatorContent)
  case progressView(ProgressContent)
  case `switch`(SwitchContent)
  case refreshControl(RefreshControlContent)
  case slider(SliderContent)
  case stepper(StepperContent)
  case pickerView(PickerContent)
  case datePicker(DatePickerContent)
  case searchBar(SearchBarContent)
  case navigationBar(NavigationBarContent)
  case toolbar(ToolbarContent)
  case tabBar(TabBarContent)
  case visualEffectView
  case mapView
  case webView
  case tableView(TableContent)
  case tableViewCell(TableCellContent)
  case stackView(StackContent)
  case collectionView(CollectionContent)
  case collectionItem(CollectionItemContent)
  case containerView(ContainerContent)
  case plain(PlainContent)

  init(_ source: ContentSource) {
    switch source.view.kind {
    case .label: self = .label(LabelContent(source))
    case .button: self = .button(ButtonContent(source))
    case .imageView: self = .imageView(ImageViewContent(source))
    case .textField: self = .textField(TextFieldContent(source))
    case .textView: self = .textView(TextViewContent(source))
    case .segmentedControl: self = .segmentedControl(SegmentedControlContent(source))
    case .pageControl: self = .pageControl(PageControlContent(source))
    case .activityIndicatorView: self = .activityIndicator(ActivityIndicatorContent(source))
    case .progressView: self = .progressView(ProgressContent(source))
    case .switch: self = .switch(SwitchContent(source))
    case .refreshControl: self = .refreshControl(RefreshControlContent(source))
    case .slider: self = .slider(SliderContent(source))
    case .stepper: self = .stepper(StepperContent(source))
    case .pickerView: self = .pickerView(PickerContent(source))
    case .datePicker: self = .datePicker(DatePickerContent(source))
    case .searchBar: self = .searchBar(SearchBarContent(source))
    case .navigationBar: self = .navigationBar(NavigationBarContent(source))
    case .toolbar: self = .toolbar(ToolbarContent(source))
    case .tabBar: self = .tabBar(TabBarContent(source))
    case .visualEffectView: self = .visualEffectView
    case .mapView: self = .mapView
    case .wkWebView, .webView: self = .webView
    case .tableView: self = .tableView(TableContent(source))
    case .tableViewCell: self = .tableViewCell(TableCellContent(source))
    case .stackView: self = .stackView(StackContent(source))
    case .collectionView: self = .collectionView(CollectionContent(source))
    case .collectionViewCell, .collectionReusableView: self = .collectionItem(CollectionItemContent(source))
    case .containerView: self = .containerView(ContainerContent(source))
    case .view, .scrollView, .tableViewCellContentView, .collectionViewCellContentView, .window, .unknown, .arskView,
      .skView, .sceneKitView, .glkView, .mtkView, .arscnView:
      self = .plain(PlainContent(source))
    }
  }
}
