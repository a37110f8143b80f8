/// New objects of AppKit with all properties that they have in Xcode's library, in the language of edits.
///
/// Source: the properties of most objects of the kind in documents of Xcode 13 and later
/// (Measurements/Editing.md#macos-library). Frames are estimates, which Xcode replaces on its next save.
enum AppKitObject {
  /// The words of the command line for which an object exists.
  static let words = texts.keys.sorted() + ["viewController", "window"]

  /// The object for a word; nil for an unknown word.
  static func object(_ word: String) -> NewObject? { texts[word].flatMap(EditReader.object) }

  /// The cell for a new control that is added without one.
  static func cell(of kind: String) -> NewObject? {
    let words = [kind] + texts.keys.filter { $0 != kind }.sorted()
    return words.lazy.compactMap(object).first { $0.kind == kind }?.children.first { $0.object.key == "cell" }?.object
  }

  /// A view controller with its view, or a window controller with its window.
  static func scene(of word: String) -> NewObject {
    var scene = NewObject("scene")
    scene.canvas = NewObject.freeCanvas
    scene.children = [word == "window" ? windowController : viewController, responder].compactMap(EditReader.object).map
    {
      ("objects", $0)
    }
    return scene
  }

  private static let viewController = """
    {"kind": "viewController", "properties": {"sceneMemberID": "viewController"}, "children": [
      {"kind": "view", "key": "view", "container": "", "frame": {"x": 0, "y": 0, "width": 450, "height": 300},
       "properties": {"autoresizingMask": {"autoresizingMask": {}}}}]}
    """
  private static let windowController = """
    {"kind": "windowController", "id": "$controller", "properties": {"sceneMemberID": "viewController"}, "children": [
      {"kind": "window", "id": "$window", "key": "window", "container": "", "properties": \(windowProperties),
       "connections": [{"outlet": "delegate", "from": "$window", "to": "$controller"}]}]}
    """
  private static let windowProperties = """
    {"title": "Window", "allowsToolTipsWhenApplicationIsInactive": false, "autorecalculatesKeyViewLoop": false,
     "releasedWhenClosed": false, "animationBehavior": "default",
     "styleMask": {"windowStyleMask": {"titled": true, "closable": true, "miniaturizable": true, "resizable": true}},
     "initialPositionMask": {"windowPositionMask":
       {"leftStrut": true, "rightStrut": true, "topStrut": true, "bottomStrut": true}},
     "contentRect": {"rect": {"x": 196, "y": 240, "width": 480, "height": 270}},
     "screenRect": {"rect": {"x": 0, "y": 0, "width": 1680, "height": 1027}}}
    """
  private static let responder = """
    {"kind": "customObject", "properties":
      {"userLabel": "First Responder", "customClass": "NSResponder", "sceneMemberID": "firstResponder"}}
    """

  /// A window with its content view, for a xib.
  static let window = EditReader.object(
    """
    {"kind": "window", "properties": \(windowProperties), "children": [
      {"kind": "view", "key": "contentView", "container": "", "frame": {"x": 0, "y": 0, "width": 480, "height": 270},
       "properties": {"autoresizingMask": {"autoresizingMask": {}}}}]}
    """)

  private static func text(
    _ kind: String, _ properties: String, _ size: (Int, Int), _ rest: String = ""
  ) -> String {
    """
    {"kind": "\(kind)", "frame": {"x": 0, "y": 0, "width": \(size.0), "height": \(size.1)},
     "properties": {"translatesAutoresizingMaskIntoConstraints": false\(properties.isEmpty ? "" : ", ")\(properties)}\(rest)}
    """
  }

  private static func control(
    _ kind: String, _ properties: String, _ size: (Int, Int), cell: String, _ cellProperties: String
  ) -> String {
    text(
      kind, properties, size,
      #", "children": [{"kind": "\#(cell)", "key": "cell", "container": "", "properties": {\#(cellProperties)}}]"#)
  }

  private static func catalogColor(_ key: String, _ name: String) -> String {
    #""\#(key)": {"color": {"name": "\#(name)", "catalog": "System", "colorSpace": "catalog"}}"#
  }

  private static let systemFont = #""font": {"font": {"metaFont": "system"}}"#
  private static let pushButton = """
    "alignment": "center", "borderStyle": "border", "imageScaling": "proportionallyDown", "inset": 2,
    "behavior": {"behavior": {"pushIn": true, "lightByBackground": true, "lightByGray": true}}, \(systemFont)
    """
  private static let checkButton = """
    "bezelStyle": "regularSquare", "imagePosition": "left", "alignment": "left", "inset": 2,
    "behavior": {"behavior": {"changeContents": true, "doesNotDimImage": true, "lightByContents": true}}, \(systemFont)
    """
  private static let editableText = """
    "scrollable": true, "lineBreakMode": "clipping", "selectable": true, "editable": true,
    "sendsActionOnEndEditing": true, "borderStyle": "bezel", "drawsBackground": true, \(systemFont),
    \(catalogColor("textColor", "controlTextColor")), \(catalogColor("backgroundColor", "textBackgroundColor"))
    """
  private static let scrollers = """
    {"kind": "scroller", "key": "horizontalScroller", "container": "",
     "frame": {"x": -100, "y": -100, "width": 240, "height": 16}, "properties":
     {"hidden": true, "wantsLayer": true, "verticalHuggingPriority": 750, "horizontal": true,
      "autoresizingMask": {"autoresizingMask": {}}}},
    {"kind": "scroller", "key": "verticalScroller", "container": "",
     "frame": {"x": 224, "y": 17, "width": 15, "height": 102}, "properties":
     {"hidden": true, "wantsLayer": true, "verticalHuggingPriority": 750, "horizontal": false,
      "autoresizingMask": {"autoresizingMask": {}}}}
    """

  /// A scroll view that contains a view.
  private static func scrolled(_ view: String, _ properties: String, _ rest: String = "") -> String {
    text(
      "scrollView", #""horizontalPageScroll": 10, "verticalPageScroll": 10, \#(properties)"#, (240, 135),
      """
      , "children": [
        {"kind": "clipView", "key": "contentView", "container": "",
         "frame": {"x": 1, "y": 1, "width": 238, "height": 133},
         "properties": {"autoresizingMask": {"autoresizingMask": {"widthSizable": true, "heightSizable": true}}},
         "children": [\(view)]},
        \(scrollers)\(rest)]
      """)
  }

  private static let table = """
    {"kind": "tableView", "frame": {"x": 0, "y": 0, "width": 238, "height": 108}, "properties":
     {"headerView": "$header", "verticalHuggingPriority": 750, "allowsExpansionToolTips": true, "columnAutoresizingStyle": "lastColumnOnly",
      "autosaveColumns": false, "rowHeight": 24, "rowSizeStyle": "automatic", "viewBased": true,
      "autoresizingMask": {"autoresizingMask": {"widthSizable": true, "heightSizable": true}},
      "intercellSpacing": {"size": {"width": 17, "height": 0}},
      \(catalogColor("backgroundColor", "controlBackgroundColor")), \(catalogColor("gridColor", "gridColor"))}}
    """
  private static let tableHeader = """
    , {"kind": "tableHeaderView", "id": "$header", "key": "headerView", "container": "",
       "frame": {"x": 0, "y": 0, "width": 238, "height": 28}, "properties":
       {"wantsLayer": true, "autoresizingMask": {"autoresizingMask": {}}}}
    """
  private static let textCell = """
    {"kind": "textFieldCell", "key": "CELL", "container": "", "properties":
     {"lineBreakMode": "truncatingTail", SELECTABLE "title": "Text Cell", \(systemFont),
      \(catalogColor("textColor", "controlTextColor")), \(catalogColor("backgroundColor", "BACKGROUND"))}}
    """
  private static func textCell(_ key: String, _ selectable: String, _ background: String) -> String {
    textCell.replacing("CELL", with: key, maxReplacements: 1).replacing("SELECTABLE", with: selectable)
      .replacing("BACKGROUND", with: background)
  }

  private static let column = """
    {"kind": "tableColumn", "properties": {"width": 116, "minWidth": 40, "maxWidth": 1000,
      "headerCell": {"tableHeaderCell": {"lineBreakMode": "truncatingTail", "borderStyle": "border",
        \(catalogColor("textColor", "headerTextColor")), \(catalogColor("backgroundColor", "headerColor"))}},
      "resizingMask": {"tableColumnResizingMask": {"resizeWithTable": true, "userResizable": true}}},
     "children": [
      \(textCell("dataCell", #""selectable": true, "editable": true,"#, "controlBackgroundColor")),
      {"kind": "tableCellView", "id": "$row", "container": "prototypeCellViews",
       "frame": {"x": 0, "y": 0, "width": 116, "height": 24},
       "properties": {"autoresizingMask": {"autoresizingMask": {"widthSizable": true, "heightSizable": true}}},
       "children": [\(text(
         "textField", #""horizontalHuggingPriority": 251, "verticalHuggingPriority": 750"#, (116, 16),
         #", "id": "$text", "children": [\#(textCell("cell", "", "controlColor"))], "pin": "leading,trailing,centerY""#))],
       "connections": [{"outlet": "textField", "from": "$row", "to": "$text"}]}]}
    """

  private static let texts: [String: String] = [
    "box": text(
      "box", #""titlePosition": "noTitle""#, (200, 100),
      """
      , "children": [{"kind": "view", "key": "contentView", "container": "",
        "frame": {"x": 3, "y": 3, "width": 194, "height": 94},
        "properties": {"autoresizingMask": {"autoresizingMask": {"widthSizable": true, "heightSizable": true}}}}]
      """),
    "button": control(
      "button", #""verticalHuggingPriority": 750"#, (76, 32), cell: "buttonCell",
      #""type": "push", "title": "Button", "bezelStyle": "rounded", \#(pushButton)"#),
    "checkBox": control(
      "button", "", (70, 18), cell: "buttonCell", #""type": "check", "title": "Check", "state": "on", \#(checkButton)"#),
    "imageView": control(
      "imageView", #""horizontalHuggingPriority": 251, "verticalHuggingPriority": 251"#, (48, 48), cell: "imageCell",
      #""refusesFirstResponder": true, "alignment": "left", "imageScaling": "proportionallyDown""#),
    "label": control(
      "textField", #""focusRingType": "none", "horizontalHuggingPriority": 251, "verticalHuggingPriority": 750"#,
      (37, 16), cell: "textFieldCell",
      """
      "lineBreakMode": "clipping", "title": "Label", \(systemFont), \(catalogColor("textColor", "labelColor")),
      \(catalogColor("backgroundColor", "textBackgroundColor"))
      """),
    "line": text("box", #""verticalHuggingPriority": 750, "boxType": "separator""#, (96, 5)),
    "menuItem": #"{"kind": "menuItem", "properties": {"keyEquivalentModifierMask": {"modifierMask": {}}}}"#,
    "popUpButton": control(
      "popUpButton", #""verticalHuggingPriority": 750"#, (100, 25), cell: "popUpButtonCell",
      """
      "type": "push", "bezelStyle": "rounded", "alignment": "left", "lineBreakMode": "truncatingTail",
      "borderStyle": "borderAndBezel", "imageScaling": "proportionallyDown", "inset": 2,
      "behavior": {"behavior": {"lightByBackground": true, "lightByGray": true}}, "font": {"font": {"metaFont": "menu"}}
      """),
    "progressIndicator": text(
      "progressIndicator", #""maxValue": 100, "bezeled": false, "indeterminate": true, "style": "bar""#, (100, 20)),
    "scrollView": scrolled(
      """
      {"kind": "view", "frame": {"x": 0, "y": 0, "width": 238, "height": 133},
       "properties": {"autoresizingMask": {"autoresizingMask": {"widthSizable": true, "heightSizable": true}}}}
      """, #""horizontalLineScroll": 10, "verticalLineScroll": 10, "usesPredominantAxisScrolling": false"#),
    "searchField": control(
      "searchField", #""wantsLayer": true, "verticalHuggingPriority": 750"#, (96, 22), cell: "searchFieldCell",
      """
      "scrollable": true, "lineBreakMode": "clipping", "selectable": true, "editable": true, "borderStyle": "bezel",
      "usesSingleLineMode": true, "bezelStyle": "round", \(systemFont),
      \(catalogColor("textColor", "controlTextColor")), \(catalogColor("backgroundColor", "textBackgroundColor"))
      """),
    "secureTextField": control(
      "secureTextField", #""verticalHuggingPriority": 750"#, (100, 21), cell: "secureTextFieldCell",
      """
      \(editableText), "usesSingleLineMode": true,
      "allowedInputSourceLocales": {"allowedInputSourceLocales": {}}
      """),
    "separatorItem": #"{"kind": "menuItem", "properties": {"isSeparatorItem": true}}"#,
    "slider": control(
      "slider", #""verticalHuggingPriority": 750"#, (100, 28), cell: "sliderCell",
      #"""
      "continuous": true, "state": "on", "alignment": "left", "maxValue": 100, "doubleValue": 50,
      "tickMarkPosition": "above", "sliderType": "linear"
      """#),
    "stackView": text(
      "stackView",
      #"""
      "distribution": "fill", "orientation": "vertical", "alignment": "leading",
      "horizontalStackHuggingPriority": 249.99998474121094, "verticalStackHuggingPriority": 249.99998474121094,
      "detachesHiddenViews": true
      """#, (200, 100)),
    "switch": text(
      "switch",
      #"""
      "horizontalHuggingPriority": 750, "verticalHuggingPriority": 750, "baseWritingDirection": "leftToRight",
      "alignment": "left"
      """#, (38, 25)),
    "tableColumn": column,
    "tableView": scrolled(
      table,
      #"""
      "autohidesScrollers": true, "horizontalLineScroll": 24, "verticalLineScroll": 24,
      "usesPredominantAxisScrolling": false
      """#, tableHeader),
    "textField": control(
      "textField", #""verticalHuggingPriority": 750"#, (96, 21), cell: "textFieldCell", editableText),
    "view": text("customView", "", (163, 96)),
  ]
}
