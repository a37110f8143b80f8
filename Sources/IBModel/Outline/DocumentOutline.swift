package import IBSource
import IBSyntax

/// The parts of a document besides its layouts, for reports that show the whole document: its scenes, their positions
/// on the canvas, the segues between them, and the range of each object in the file.
package struct DocumentOutline: Sendable {
  /// One scene of a storyboard, or one top-level view of a xib.
  package struct Scene: Sendable {
    /// As `SceneLayout.Identity.id` has it: the scene's id, or the view's.
    package var id: String
    /// The name of the controller's element, such as `tableViewController`; in a xib, the view's.
    package var element: String
    /// The name that code and storyboard references use for it.
    package var storyboardIdentifier: String?
    package var isInitial: Bool
    /// Its position on the canvas, in the document's own unit; nil if the file has none. Xcode has changed the unit
    /// between releases (points first, later hundredths of the canvas device's screen), so only the arrangement counts.
    package var canvasPoint: Point?
    /// The object id whose range in the file is the scene's: the controller's or the view's.
    package var object: String
  }

  package struct Segue: Sendable {
    package var id: String
    /// The kind as written, such as `show`; for a relationship its name, such as `rootViewController`.
    package var kind: String
    package var identifier: String?
    package var trigger: String?
    /// Indices of scenes.
    package var source: Int
    package var destination: Int
  }

  /// In document order.
  package private(set) var scenes: [Scene] = []
  /// In document order; a segue that leads out of the document is left out.
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

  /// The start tag of the element with an object id; nil if no element has the id.
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

  /// The first of several elements with one id.
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
