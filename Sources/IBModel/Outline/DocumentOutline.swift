package import IBSource
import IBSyntax

/// The parts of a document apart from its layouts, for reports that show the whole document.
///
/// These are its scenes, their positions on the canvas, the segues between them, and the range of each object in the
/// file.
package struct DocumentOutline: Sendable {
  /// One scene of a storyboard, or one top-level view of a xib.
  package struct Scene: Sendable {
    /// The id as in `SceneLayout.Identity.id`: that of the scene or the view.
    package var id: String
    /// The name of the controller's element, such as `tableViewController`; in a xib, of the view's element.
    package var element: String
    /// The name by which code and storyboard references refer to the scene.
    package var storyboardIdentifier: String?
    package var isInitial: Bool
    /// The position on the canvas in the document's own unit; nil without one in the file.
    ///
    /// Versions of Xcode use different units (first points, later hundredths of the canvas device's screen), so only
    /// the arrangement counts.
    package var canvasPoint: Point?
    /// The id of the object whose range in the file is that of the scene: the controller or the view.
    package var object: String
  }

  package struct Segue: Sendable {
    package var id: String
    /// The kind as written, such as `show`; for a relationship, its name, such as `rootViewController`.
    package var kind: String
    package var identifier: String?
    package var trigger: String?
    /// The index of the first scene; `destination` is that of the second.
    package var source: Int
    package var destination: Int
  }

  /// The scenes, in document order.
  package private(set) var scenes: [Scene] = []
  /// The segues, in document order. A segue that leads out of the document is left out.
  package private(set) var segues: [Segue] = []
  private let places: [String: SourceRange]

  package init(_ document: Document) {
    places = Self.places(in: document)
    let initial = document.tree.root?[.initialViewController]
    var sceneOfController: [Int: Int] = [:]
    for (index, controller) in document.controllers.enumerated() {
      sceneOfController[index] = scenes.count
      scenes.append(
        Scene(
          id: controller.scene.map { document.scenes[$0].id } ?? controller.id, element: controller.element.tag,
          storyboardIdentifier: controller.element[.storyboardIdentifier], isInitial: controller.id == initial,
          canvasPoint: controller.scene.flatMap { Self.canvasPoint(of: document.scenes[$0].element) },
          object: controller.id))
    }
    for root in document.roots {
      let view = document.views[root]
      guard case .topLevel = view.role else { continue }
      scenes.append(
        Scene(
          id: view.id, element: view.element.tag, storyboardIdentifier: nil, isInitial: false,
          canvasPoint: Self.canvasPoint(of: view.element), object: view.id))
    }
    segues = document.connections.compactMap { Self.segue($0, sceneOfController, in: document) }
  }

  /// The range of the start tag of the element with an object id; nil without one.
  package func place(of id: String) -> SourceRange? { places[id] }

  private static func canvasPoint(of element: XMLElement) -> Point? {
    guard let point = element.child(named: .point, key: "canvasLocation"), let x = point.number(.x),
      let y = point.number(.y)
    else { return nil }
    return Point(x: x, y: y)
  }

  private static func segue(
    _ connection: Document.Connection, _ sceneOfController: [Int: Int], in document: Document
  ) -> Segue? {
    guard connection.kind == .segue, let source = connection.controller.flatMap({ sceneOfController[$0] }),
      let destination = connection.destination.flatMap({ document.controller($0) })
        .flatMap({ sceneOfController[$0] })
    else { return nil }
    let element = connection.element
    let kind = element[.kind] ?? ""
    return Segue(
      id: element[.id] ?? "", kind: kind == "relationship" ? element[.relationship] ?? kind : kind,
      identifier: element[.identifier], trigger: connection.source, source: source, destination: destination)
  }

  /// The ranges by object id. If several elements have the same id, it is that of the first.
  private static func places(in document: Document) -> [String: SourceRange] {
    var places: [String: SourceRange] = [:]
    guard let root = document.tree.root else { return places }
    for element in root.descendants {
      guard let id = element[.id], places[id] == nil else { continue }
      places[id] = element.startTagRange
    }
    return places
  }
}
