import IBModel
import IBSyntax

/// A control of AppKit and its cell, which users see as one object.
///
/// The cell has the title, the font and the state of the control (Measurements/Format.md#macos-objects).
extension EditSession {
  /// The cell of a control; nil for an object without one.
  func cell(of control: Int) -> Int? {
    runtime == .appKit ? tree.children(control).first { isCell($0) && tree.attribute("key", of: $0) == "cell" } : nil
  }

  /// Whether a node is the cell of a control, or of the rows of the table column around it.
  func isCell(_ node: Int) -> Bool {
    runtime == .appKit && tree.tag(node).hasSuffix("Cell") && tree.parent(node) != nil
      && ["cell", "dataCell"].contains(tree.attribute("key", of: node))
  }

  /// The element of the cell for a kind of control; nil for a kind without a cell.
  func cellKind(of control: String) -> String? {
    runtime == .appKit ? order.elements(ofPart: "cell", in: control).sorted().first : nil
  }

  /// The node to which a property belongs: the control or its cell, the window controller or its window.
  func owner(of property: String, _ control: Int) -> Int {
    let window = tree.tag(control) == "windowController" ? child(key: "window", of: control) : nil
    guard let cell = cell(of: control) ?? window else { return control }
    let isOfCell = order.isOwn(property, of: tree.tag(cell)) && !order.isOwn(property, of: tree.tag(control))
    return isOfCell ? cell : control
  }

  /// The path of a property that users call `title` or `text`.
  ///
  /// The texts of a button are in its states. In AppKit, a label has a title, and a table column has a header.
  func path(of name: String, _ node: Int) -> String {
    guard name == "title" || name == "text" else { return name }
    let tag = tree.tag(node)
    if runtime == .uiKit { return tag == "button" ? "normal.title" : name }
    return tag == "tableColumn" ? "headerCell.title" : cell(of: node) == nil ? name : "title"
  }

  /// The node into which an edit of an AppKit object puts an object.
  ///
  /// This is the window of a controller, the content view of a window or box, the view inside a scroll view, or the
  /// submenu of a menu item.
  func appKitContainer(_ owner: Int, _ list: String) -> Int {
    var owner = owner
    while let inner = inner(of: owner, list) { owner = inner }
    return owner
  }

  private func inner(of owner: Int, _ list: String) -> Int? {
    switch tree.tag(owner) {
    case "windowController": child(key: "window", of: owner)
    case "viewController", "tabViewItem", "collectionViewItem": child(key: "view", of: owner)
    case "window", "box": child(key: "contentView", of: owner)
    case "scrollView":
      child(key: "contentView", of: owner).flatMap { child("subviews", of: $0) }.flatMap {
        tree.children($0).first
      }
    case "menuItem" where list == "items": child(key: "submenu", of: owner)
    default: nil
    }
  }
}
