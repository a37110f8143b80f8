@_exported public import Geometry
package import IBSyntax

/// A document as typed, linked, flat arrays: every id is resolved to an index, no value is defaulted and no element
/// dropped.
///
/// The input is the syntax tree, the output is the content of the file. An absent attribute stays absent, because
/// defaults depend on the system release, which only the layout's resolve stage knows. Elements with an unknown name
/// stay in the tree and are searched for views. No geometry is computed here.
package struct Document: Sendable {
  package let tree: SyntaxTree
  package let flavor: Flavor
  package let header: DocumentHeader
  /// In document order; a xib has none.
  package internal(set) var scenes: [Scene] = []
  package internal(set) var controllers: [Controller] = []
  /// Every view-like element in document order, a view before its subviews: cells, content views, headers, bar items'
  /// custom views and a xib's top-level views included.
  package internal(set) var views: [View] = []
  package internal(set) var constraints: [LayoutConstraint] = []
  package internal(set) var guides: [LayoutGuide] = []
  package internal(set) var connections: [Connection] = []
  package internal(set) var variations: [Variation] = []
  /// Preorder index of an element → indices of its variations, in document order.
  var variationsOfElement: [Int: [Int]] = [:]
  /// Roots of separate layouts: controllers' views and a xib's top-level views, in document order.
  package internal(set) var roots: [Int] = []
  /// Image name → size in points as Xcode wrote it into `<resources>`; symbols are in `symbols` instead.
  package internal(set) var imageSizes: [String: Size] = [:]
  /// Name → size of the symbol's master drawing, which gives only the aspect (Measurements/Symbols.md#frame).
  package internal(set) var symbolSizes: [String: Size] = [:]
  /// Name → the `<color>` of that name in `<resources>`: copies of asset catalog colors, and the system's colors.
  package internal(set) var namedColors: [String: XMLElement] = [:]
  package internal(set) var systemColors: [String: XMLElement] = [:]
  /// Object id → intrinsic content size that Xcode measured by running the view's own code; -1 means no size.
  package internal(set) var designableSizes: [String: Size] = [:]
  /// Object id → the object with this id.
  package internal(set) var objects: [String: ObjectReference] = [:]

  /// The document with other constants of some constraints, as code may give them: in a layout, what depends on them moves.
  ///
  /// Each constraint asks for 20 points more than the file, an inequality too, so that one with less to spare shows its
  /// effect. Each further one asks for another point more, so that no two of them cancel out.
  ///
  /// - Parameter ids: of the constraints.
  package func displacing(_ ids: Set<String>) -> Document {
    var document = self
    var distance = 20.0
    for index in constraints.indices where ids.contains(constraints[index].id) {
      document.constraints[index].offset = constraints[index].relation == .lessThanOrEqual ? -distance : distance
      distance += 1
    }
    return document
  }

  /// The document with the constants that code gives some constraints.
  package func giving(_ constants: [String: Double]) -> Document {
    var document = self
    for index in constraints.indices {
      guard let constant = constants[constraints[index].id] else { continue }
      document.constraints[index].offset = constant - (constraints[index].element.number(.constant) ?? 0)
    }
    return document
  }

  package struct Scene: Sendable {
    package let element: XMLElement
    package let id: String
    /// Index of its controller; nil for a scene without one.
    package internal(set) var controller: Int?
  }

  /// A view controller, or a placeholder for one in another storyboard.
  package struct Controller: Sendable {
    package let element: XMLElement
    package let id: String
    package let scene: Int?
    /// Index of its root view.
    package internal(set) var rootView: Int?
  }

  package enum Role: Hashable, Sendable {
    /// The view of the controller with this index.
    case root(controller: Int)
    /// A top-level object of a xib, or of a scene besides its controller.
    case topLevel
    case subview
    /// Arranged by a stack view.
    case arranged
    /// A table view's or collection view's cell, or a collection view's header or footer.
    case cell
    /// A cell's `contentView`.
    case contentView
    case tableHeader
    case tableFooter
    /// Custom view or title view of a bar, laid out by the bar.
    case barItem
    /// Any other keyed position (`backgroundView` …); such a view keeps its stored frame.
    case attached(key: String)
  }

  package struct View: Sendable {
    package let element: XMLElement
    package let id: String
    package let kind: ViewKind
    package let role: Role
    /// Index of the superview; nil for a root.
    package let parent: Int?
    /// Index of the controller whose scene contains it.
    package let controller: Int?
    /// Indices of the views directly inside, in document order.
    package internal(set) var children: [Int] = []
    /// Indices of the constraints in its `<constraints>`.
    package internal(set) var constraints: [Int] = []
  }

  /// A `<viewLayoutGuide>` or `<viewControllerLayoutGuide>`.
  package struct LayoutGuide: Sendable {
    package enum Kind: Hashable, Sendable {
      case safeArea, keyboard, contentLayout, frameLayout, top, bottom
      case unknown(String)
    }

    package let element: XMLElement
    package let id: String
    package let kind: Kind
    /// Index of its view. For a controller's guide, the controller's view, set when that view has been read.
    package internal(set) var view: Int?
    package let controller: Int?
  }

  /// An outlet, action, segue or outlet collection.
  package struct Connection: Sendable {
    package let element: XMLElement
    package let kind: Name
    /// Object id of the element that contains the connection.
    package let source: String?
    /// The id of its destination; for an action of AppKit, of its target.
    package let destination: String?
    /// Index of the controller in the same scene.
    package let controller: Int?
  }

  package enum ObjectReference: Hashable, Sendable {
    case view(Int), guide(Int), constraint(Int), controller(Int)
    /// Another element: a placeholder, a gesture recognizer, a bar item …; its preorder index.
    case other(Int)
  }
}
