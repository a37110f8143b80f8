import IBModel
import IBSyntax

/// A constraint with a configuration's variations applied and every default explicit.
struct ResolvedConstraint: Sendable {
  typealias Attribute = LayoutConstraint.Attribute

  /// Where an attribute is taken from.
  enum Item: Hashable, Sendable {
    /// Local index of a view.
    case view(Int)
    /// Index of a guide in the document, and the local index of the view it belongs to.
    case guide(Int, of: Int)
  }

  let id: String
  /// Index in the document's constraints.
  let index: Int
  /// Local index of the view that holds it.
  let holder: Int
  let first: Item
  let firstAttribute: LayoutConstraint.Attribute
  /// Nil for a constraint with a constant alone.
  let second: Item?
  let secondAttribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let multiplier: Double
  /// Points.
  let constant: Double
  /// From 1 to 1000.
  let priority: Double

  /// Whether it speaks of where text stands, which rests on what we know of fonts.
  var usesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether it is bound to a guide, such as the safe area.
  var usesGuide: Bool { first.isGuide || (second?.isGuide ?? false) }
}

extension ResolvedConstraint.Item {
  fileprivate var isGuide: Bool { if case .guide = self { true } else { false } }
}

extension LayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }
}

/// One root view and all that lies in it, resolved for one configuration: variations applied, defaults explicit.
///
/// No later stage asks what an absent attribute means.
struct ResolvedScene: Sendable {
  /// Shared by all configurations with the same traits as far as resolving goes.
  let content: SceneContent
  let configuration: TraitConfiguration
  /// What tables say of their rows, by local index; see `tableTraits(_:)`.
  private(set) var tables: [Int: TableTraits] = [:]

  init(content: SceneContent, configuration: TraitConfiguration) {
    self.content = content
    self.configuration = configuration
  }

  var document: Document { content.document }
  /// Index of the root in the document's views; local index 0.
  var root: Int { content.root }
  /// Preorder, a view before its subviews.
  var views: [ResolvedView] { content.views }
  /// Installed constraints between installed views, in document order.
  var constraints: [ResolvedConstraint] { content.constraints }

  /// The element that the scene's bar items stand in: the controller, or without one the root view.
  var owner: XMLElement {
    if case .root(let controller) = views[0].role { return document.controllers[controller].element }
    return views[0].element
  }

  /// Whether the controller lets scroll views add insets by themselves.
  var adjustsScrollViews: Bool { owner.flag(.automaticallyAdjustsScrollViewInsets) != false }

  /// Reads what the app sets for tables in code.
  ///
  /// - Parameter controller: what it sets for the scene's controller.
  mutating func readTables(_ settings: SceneSettings, in controller: ControllerSettings) {
    guard configuration.canvasEra == nil else { return }
    for view in views.indices where views[view].kind == .tableView {
      let own = settings.of(table: views[view].element, in: controller)
      tables[view] = TableTraits(of: views[view], own, in: configuration.systemRelease)
    }
  }

  /// What a table says of its rows; on the canvas what Xcode draws of it.
  func tableTraits(_ table: Int) -> TableTraits { tables[table] ?? .drawn }

  /// The nearest ancestor of a view, itself included, for which `matches` holds.
  func nearest(from view: Int, where matches: (ResolvedView) -> Bool) -> Int? {
    var current: Int? = view
    while let index = current {
      if matches(views[index]) { return index }
      current = views[index].parent
    }
    return nil
  }

  /// Whether `view` lies inside `ancestor`, at any depth; a view does not lie inside itself.
  func isInside(_ view: Int, _ ancestor: Int) -> Bool {
    var current = views[view].parent
    while let index = current {
      if index == ancestor { return true }
      current = views[index].parent
    }
    return false
  }
}
