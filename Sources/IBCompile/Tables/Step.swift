/// A part of an archived object that needs more than one attribute, or writes more than one key.
///
/// Each case says which attributes and children it takes, so that what no table knows is found.
enum Step: String, Sendable, CaseIterable {
  case frame
  case switchFrame, indicatorFrame
  case subviews
  case resizing, translating
  case constraints
  case layoutGuides
  case hugging, huggingAlways, huggingTight
  case compression
  case superviewMargins
  case customClass
  case text
  case textColor, labelColorFlag, fieldColorFlag
  case font, buttonFont
  case states
  case segments, segmentList
  case textInput
  case textViewText, textContent, dataDetectors
  case arrangedSubviews
  case tableColor
  case tableParts, tableTraits
  case cellColor
  case cellParts
  case collectionLayout
  case collectionParts, collectionTraits
  case cellContent
  case itemSubviews, itemContent
  case indicatorStyle
  case effect
  case minimumFontSize
  case items, customView, systemItem
  case barItems, navigationItems, barOfItem
  case controllerItem, childControllers, segueTemplates, keptObjects, viewNib, controllerClass
  case tapRecognizer

  /// What it writes, for the page of the tables.
  var meaning: String {
    switch self {
    case .frame: "`UIBounds` and `UICenter` from the frame"
    case .switchFrame: "the same, the size always 51 × 31"
    case .indicatorFrame: "the same, the size that of the style"
    case .subviews: "`UISubviews`"
    case .resizing: "`UIAutoresizingMask`: flexible right and bottom if none is given"
    case .translating: "`UIViewDoesNotTranslateAutoresizingMaskIntoConstraints`"
    case .constraints: "`UIViewAutolayoutConstraints`: those that are installed everywhere"
    case .layoutGuides: "`UIViewLayoutGuides`: a safe area that a constraint names"
    case .hugging: "`UIViewContentHuggingPriority` where one of the two is given"
    case .huggingTight: "the same, 750 being usual"
    case .huggingAlways: "`UIViewContentHuggingPriority`, always"
    case .compression: "`UIViewContentCompressionResistancePriority` where one of the two is given"
    case .superviewMargins: "`UIViewPreservesSuperviewMargins` and its mask of all edges"
    case .customClass: "`UIClassName` and `UIOriginalClassName`; the object is a `UIClassSwapper`"
    case .text: "`UIText`"
    case .textColor: "`UITextColor`, that of labels if none is given"
    case .labelColorFlag, .fieldColorFlag: "whether the text's color does not follow the appearance"
    case .textContent: "`UIContentSize`, an estimate"
    case .dataDetectors: "`UIDataDetectorTypes`: a bit for each"
    case .font: "`UIFont`, the system's of 17 points if none is given"
    case .buttonFont: "`UIFont`, the system's of 15 points, or 18 for a custom button, if none is given"
    case .states: "`UIButtonStatefulContent` by state: title, colors, images"
    case .segments: "`UISubviews`: a view for each segment, the last at the back"
    case .segmentList: "`UISegments`: the same in their order"
    case .textInput: "the traits of text input that differ from the default"
    case .textViewText: "`UIText` and `UIAttributedText`"
    case .arrangedSubviews: "`UIStackViewArrangedSubviews`"
    case .tableColor: "`UIBackgroundColor`: that of a table where the document has its components"
    case .tableParts: "prototypes as nibs in the nib; a header and a footer; sections, which only a storyboard has"
    case .tableTraits: "`UIViewLocalOverrideTraitCollection` in a storyboard"
    case .collectionTraits: "the same, and `UIDelegate` nil"
    case .cellColor: "`UIBackgroundColor` of a cell"
    case .cellParts: "`UISubviews`: the content view and a separator"
    case .collectionLayout: "`UICollectionLayout`"
    case .collectionParts: "cells, headers and footers as nibs in the nib"
    case .cellContent: "`UITableCellBackgroundColorSet`, `UISystemBackgroundView`, `UIContentView`, labels of a style"
    case .itemSubviews: "`UISubviews`: the content view"
    case .itemContent: "`UIContentView`"
    case .indicatorStyle: "both keys of the style"
    case .effect: "effect and content view"
    case .items: "`UIItems`"
    case .customView: "`UICustomView`"
    case .controllerItem: "`UINavigationItem`, `UIToolbarItems`"
    case .childControllers: "`UIChildViewControllers`, `UIViewControllers`, `UINavigationBar`"
    case .segueTemplates: "`UIStoryboardSegueTemplates`"
    case .keptObjects: "`UITopLevelObjectsToKeepAliveFromStoryboard`: what is beside it in its scene"
    case .viewNib: "`UINibName`, and what the placeholders of the view stand for"
    case .controllerClass: "as for views; the first controller always has both keys"
    case .barItems: "`UIItems`, where there are any"
    case .navigationItems: "items at the left and the right: the first of each, then all"
    case .barOfItem: "`UINavigationBar`: the bar that the item is in"
    case .systemItem: "`UIIsSystemItem` and `UISystemItem`"
    case .tapRecognizer: "`UITapGestureRecognizer._imp`: an object without values"
    case .minimumFontSize: "`UIMinimumFontSize`"
    }
  }
}
