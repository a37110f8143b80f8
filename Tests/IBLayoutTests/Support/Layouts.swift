import IBContent
import IBModel
import IBTestSupport
import Testing

@testable import IBLayout

/// The configuration that a specification such as `iphone-8,landscape` asks for.
func configuration(_ specification: String) throws -> TraitConfiguration {
  try ConfigurationSpec.parse(specification).get().configuration
}

extension Document {
  /// A configuration by its specification, or without one that of the canvas the document was drawn on.
  func configuration(_ specification: String?) throws -> TraitConfiguration {
    if let specification { return try IBLayoutTests.configuration(specification) }
    let canvas = ConfigurationSet.canvas(
      deviceID: header.device?.id, orientation: header.device?.orientation, appearance: header.device?.appearance,
      adaptation: header.device?.adaptation, toolsVersion: header.toolsVersion)
    return try #require(canvas)
  }
}

/// The layouts of a document, on its canvas unless a specification says otherwise.
func layouts(_ text: String, on specification: String? = nil) throws -> [SceneLayout] {
  let document = try model(text)
  return LayoutEngine(document, .documentAlone).layouts(in: try document.configuration(specification))
}

/// The layout of one scene by its controller's id, or of the only scene.
func layout(_ text: String, of controller: String? = nil, on specification: String? = nil) throws -> SceneLayout {
  let all = try layouts(text, on: specification)
  let wanted = controller.map { id in all.filter { $0.scene.controller == id } } ?? all
  #expect(wanted.count == 1)
  return try #require(wanted.first)
}

/// The layout of a scene whose root view holds this; most tests need no more.
func layout(
  subviews: String, constraints: String, head: DocumentHead = .phone, on specification: String? = nil
) throws -> SceneLayout {
  try layout(
    storyboard(scene(rootView(subviews: subviews, constraints: constraints)), head: head), on: specification)
}

/// The first root of a document, resolved for its canvas or for a specification.
func resolved(_ text: String, on specification: String? = nil) throws -> ResolvedScene {
  let document = try model(text)
  let root = try #require(document.roots.first)
  let configuration = try document.configuration(specification)
  let content = SceneResolver.content(
    DocumentScenes(document), root: root, in: SceneTraits(configuration, in: document))
  return SceneResolver.scene(content, in: configuration, SceneSettings(), of: ControllerSettings())
}

extension SceneLayout {
  func view(_ id: String) throws -> ViewLayout {
    try #require(views.first { $0.id == id }, "no view is called '\(id)'")
  }

  /// In the superview's coordinates.
  func frame(_ id: String) throws -> Rect {
    try #require(try view(id).frame, "'\(id)' has no frame")
  }
}

extension ResolvedScene {
  /// Local index of a view.
  func index(_ id: String) throws -> Int {
    try #require(views.firstIndex { $0.id == id }, "no view is called '\(id)'")
  }

  func view(_ id: String) throws -> ResolvedView { views[try index(id)] }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Insets {
  /// Top, left, bottom, right.
  init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
