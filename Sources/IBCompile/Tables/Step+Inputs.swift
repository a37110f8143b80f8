extension Step {
  /// Attributes that it reads.
  var attributes: Set<String> {
    switch self {
    case .translating: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"]
    case .hugging, .huggingAlways, .huggingTight: ["horizontalHuggingPriority", "verticalHuggingPriority"]
    case .compression: ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"]
    case .superviewMargins: ["preservesSuperviewLayoutMargins"]
    case .customClass, .controllerClass: ["customClass", "customModule", "customModuleProvider"]
    case .text, .textViewText: ["text"]
    case .cellParts: ["style", "textLabel", "detailTextLabel", "imageView", "rowHeight"]
    case .tableParts, .collectionParts: ["dataMode"]
    case .indicatorStyle: ["style"]
    case .minimumFontSize: ["minimumFontSize", "minimumScaleFactor"]
    case .systemItem: ["systemItem"]
    default: []
    }
  }

  /// Children that it reads, by their `key`, or their name where they have none.
  var children: Set<String> {
    switch self {
    case .frame, .switchFrame, .indicatorFrame: ["frame"]
    case .subviews, .arrangedSubviews: ["subviews"]
    case .resizing: ["autoresizingMask"]
    case .constraints: ["constraints", "variation"]
    case .layoutGuides: ["safeArea", "contentLayoutGuide", "frameLayoutGuide"]
    case .text, .textViewText: ["text"]
    case .textColor: ["textColor"]
    case .font, .buttonFont: ["fontDescription"]
    case .states: ["normal", "highlighted", "disabled", "selected"]
    case .segments: ["segments"]
    case .textInput: ["textInputTraits"]
    case .dataDetectors: ["dataDetectorTypes"]
    case .tableColor, .cellColor: ["backgroundColor"]
    case .cellParts: ["contentView"]
    case .tableParts: ["sections", "prototypes", "tableHeaderView", "tableFooterView"]
    case .collectionLayout: ["collectionViewLayout"]
    case .collectionParts: ["cells", "sectionHeaderView", "sectionFooterView"]
    case .cellContent, .itemSubviews, .itemContent: ["contentView"]
    case .items, .barItems: ["items"]
    case .controllerItem: ["navigationItem", "toolbarItems"]
    case .childControllers: ["navigationBar"]
    case .viewNib: ["view"]
    case .navigationItems:
      ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem"]
    case .customView: ["customView"]
    case .effect: ["contentView", "blurEffect", "vibrancyEffect"]
    default: []
    }
  }
}
