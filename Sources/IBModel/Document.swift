@_exported public import Geometry
package import IBSyntax

/// A document as typed, linked, flat arrays. Ids are resolved to indices, but values are not defaulted and elements not
/// dropped.
///
/// The input is the syntax tree, and the output is the content of the file. A missing attribute stays missing, because
/// defaults depend on the system release, which only the layout's resolve stage knows. Elements with an unknown name
/// stay in the tree, and may contain views. Geometry is not computed here.
package struct Document: Sendable {
  package let tree: SyntaxTree
  package let flavor: Flavor
  package let header: DocumentHeader
  /// The scenes in document order; empty for a xib.
  package internal(set) var scenes: [Scene] = []
  package internal(set) var controllers: [Controller] = []
  /// All view-like elements in document order, a view before its subviews.
  ///
  /// This includes cells, content views, headers, custom views of bar items and the top-level views of a xib.
  package internal(set) var views: [View] = []
  package internal(set) var constraints: [LayoutConstraint] = []
  package internal(set) var guides: [LayoutGuide] = []
  package internal(set) var connections: [Connection] = []
  package internal(set) var variations: [Variation] = []
  /// The preorder index of an element → the indices of its variations, in document order.
  var variationsOfElement: [Int: [Int]] = [:]
  /// The roots of separate layouts, in document order: the views of controllers, and the top-level views of a xib.
  package internal(set) var roots: [Int] = []
  /// The name of an image → its size in points, as Xcode wrote it into `<resources>`. Symbols are in `symbolSizes`
  /// instead.
  package internal(set) var imageSizes: [String: Size] = [:]
  /// The name of a symbol → the size of its master drawing, which determines only the aspect ratio
  /// (Measurements/Symbols.md#frame).
  package internal(set) var symbolSizes: [String: Size] = [:]
  /// A name → its `<color>` in `<resources>`: copies of asset catalog colors. `systemColors` has those of the system.
  package internal(set) var namedColors: [String: XMLElement] = [:]
  package internal(set) var systemColors: [String: XMLElement] = [:]
  /// An object id → the intrinsic content size that Xcode measured by running the view's code; -1 means no size.
  package internal(set) var designableSizes: [String: Size] = [:]
  /// An object id → the object.
  package internal(set) var objects: [String: ObjectReference] = [:]

  /// The document with other constants for some constraints, as code may set them. In a layout, the views that depend
  /// on them move.
  ///
  /// Each constraint asks for 20 points more than in the file. This also applies to inequalities, so that one with less
  /// slack has a visible effect. Each further constraint asks for one point more than the constraint before, so that no
  /// two of them cancel out.
  ///
  /// - Parameter ids: the ids of the constraints.
  package func displacing(_ ids: Set<String>) -> Document {
    var document = self
    var distance = 20.0
    for index in constraints.indices where ids.contains(constraints[index].id) {
      document.constraints[index].offset = constraints[index].relation == .lessThanOrEqual ? -distance : distance
      distance += 1
    }
    return document
  }

  /// The document with the constants that code gives to some constraints.
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
    /// The index of the scene's controller; nil without one.
    package internal(set) var controller: Int?
  }

  /// A view controller, or a placeholder for one in another storyboard.
  package struct Controller: Sendable {
    package let element: XMLElement
    package let id: String
    package let scene: Int?
    /// The index of the root view.
    package internal(set) var rootView: Int?
  }

  package enum Role: Hashable, Sendable {
    /// The root view of the controller with this index.
    case root(controller: Int)
    /// A top-level object of a xib, or of a scene in addition to its controller.
    case topLevel
    case subview
    /// A subview that a stack view arranges.
    case arranged
    /// A cell of a table or collection view, or a header or footer of a collection view.
    case cell
    /// The `contentView` of a cell.
    case contentView
    case tableHeader
    case tableFooter
    /// The custom view of a bar item or the title view of a bar, which the bar lays out.
    case barItem
    /// A view in any other keyed position (`backgroundView` …). It keeps its stored frame.
    case attached(key: String)
  }

  package struct View: Sendable {
    package let element: XMLElement
    package let id: String
    package let kind: ViewKind
    package let role: Role
    /// The index of the superview; nil for a root.
    package let parent: Int?
    /// The index of the controller whose scene contains the view.
    package let controller: Int?
    /// The indices of the views directly inside, in document order.
    package internal(set) var children: [Int] = []
    /// The indices of the constraints in the view's `<constraints>`.
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
    /// The index of the guide's view. For the guide of a controller, it is the view of the controller, set once that
    /// view has been read.
    package internal(set) var view: Int?
    package let controller: Int?
  }

  /// An outlet, action, segue or outlet collection.
  package struct Connection: Sendable {
    package let element: XMLElement
    package let kind: Name
    /// The id of the object that contains the connection.
    package let source: String?
    /// The id of the destination; for an action of AppKit, of the target.
    package let destination: String?
    /// The index of the controller in the same scene.
    package let controller: Int?
  }

  package enum ObjectReference: Hashable, Sendable {
    case view(Int), guide(Int), constraint(Int), controller(Int)
    /// Any other element, such as a placeholder, a gesture recognizer or a bar item, with its preorder index.
    case other(Int)
  }
}
