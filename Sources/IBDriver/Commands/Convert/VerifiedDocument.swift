import IBConvert
import IBLayout
import IBModel
import IBSource
import IBSyntax
import Synchronization

/// A document from which several edited files may have been converted. It is laid out once for all of them.
final class VerifiedDocument: Sendable {
  let document: Document
  private let plan: LayoutPlan
  private let options: ConversionOptions
  private let conversion = Mutex<Conversion?>(nil)

  init(_ document: Document, _ plan: LayoutPlan, _ options: ConversionOptions) {
    self.document = document
    self.plan = plan
    self.options = options
  }

  /// The unedited conversion of a scene or cell.
  enum Base: Sendable {
    /// The scene, and the index of the view whose content the file shows.
    case scene(ConvertibleScene, root: Int, [SceneLayout])
    case container(ContainerFile)
    /// Neither a scene nor a cell, with the kind of object in words.
    case none(String)
  }

  private struct Conversion: Sendable {
    let scenes: [(scene: ConvertibleScene, layouts: [SceneLayout])]
    let converter: DocumentConverter
    /// The indices of scenes by the ids that their files name.
    let places: [String: Int]
    let containers: [String: ContainerFile]
  }

  private var made: Conversion {
    conversion.withLock { known in
      let made = known ?? convert()
      known = made
      return made
    }
  }

  func base(_ id: String) -> Base {
    let conversion = made
    if let place = conversion.places[id] {
      let (scene, layouts) = conversion.scenes[place]
      // A cell at the top of a xib has the same id as its content. A row shows the content.
      let ids = conversion.converter.ids(of: scene)
      if let root = ids.lastIndex(of: id) { return .scene(scene, root: scene.roots[root], layouts) }
    }
    if let container = conversion.containers[id] { return .container(container) }
    return .none(description(of: id))
  }

  private func convert() -> Conversion {
    let (scenes, converter) = options.scenes(plan.layouts(of: document).scenes, of: document)
    var places: [String: Int] = [:]
    for (place, entry) in scenes.enumerated() {
      for id in converter.ids(of: entry.scene) where places[id] == nil { places[id] = place }
    }
    let containers = Dictionary(converter.containerFiles().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Conversion(scenes: scenes, converter: converter, places: places, containers: containers)
  }

  /// The reason in words why an object has no conversion.
  private func description(of id: String) -> String {
    let path = document.tree.source.path
    if let scene = document.scenes.first(where: { $0.id == id }) {
      guard let controller = scene.controller.map({ document.controllers[$0] }) else {
        return "'\(id)' in '\(path)' is a scene without a controller, so Keyline cannot lay it out"
      }
      return
        "'\(id)' in '\(path)' is the scene of the \(controller.element.tag) '\(controller.id)', which has no layout "
        + "and shows no screen of this document"
    }
    let name: String? =
      switch document.objects[id] {
      case .view(let index): document.views[index].element.tag
      case .controller(let index): document.controllers[index].element.tag
      case .other(let index): document.tree.element(at: index).tag
      case .guide, .constraint, nil: nil
      }
    return
      "'\(id)' in '\(path)' is \(name.map { "\(ObjectWords.nounWithArticle($0)), " } ?? "")not a scene or a cell with a layout"
  }
}
