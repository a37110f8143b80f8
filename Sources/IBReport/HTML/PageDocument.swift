import IBCompare
import IBLayout
import IBModel
import IBSource

/// One document in a page's data. Data that configurations share is written once, the rest configuration by
/// configuration.
struct PageDocument {
  let path: String
  let configurations: [TraitConfiguration]
  let scenes: [PageScene]
  let drawings: PageDrawings
  let segues: [PageSegue]
  let findings: FileFindings
  let lines: PageLines
  let images: PictureImages
  let attributes: PageAttributes

  /// - Parameters:
  ///   - properties: the properties of the document's objects.
  ///   - images: the source of image files.
  init(_ layouts: FileLayouts, outline: DocumentOutline, properties: DiffOutline, images: PictureImages) {
    self.images = images
    path = layouts.path
    findings = layouts.findings
    lines = PageLines(outline, source: layouts.findings.source)
    configurations = Self.configurations(of: layouts.scenes)
    let columns = Dictionary(configurations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var drawings = PageDrawings()
    scenes = Self.scenes(of: layouts.scenes, columns, outline, &drawings, images)
    self.drawings = drawings
    attributes = PageAttributes(properties, of: Set(scenes.flatMap { $0.views.map(\.id) }))
    let rows = Dictionary(scenes.enumerated().map { ($1.identity.id, $0) }, uniquingKeysWith: { first, _ in first })
    segues = outline.segues.compactMap { segue in
      guard let source = rows[outline.scenes[segue.source].id],
        let destination = rows[outline.scenes[segue.destination].id]
      else { return nil }
      return PageSegue(segue: segue, source: source, destination: destination)
    }
  }

  /// The configurations of all scenes, each once, in order of appearance.
  private static func configurations(of layouts: [SceneLayout]) -> [TraitConfiguration] {
    var seen: Set<String> = []
    return layouts.map(\.configuration).filter { seen.insert($0.name).inserted }
  }

  private static func scenes(
    of layouts: [SceneLayout], _ columns: [String: Int], _ outline: DocumentOutline, _ drawings: inout PageDrawings,
    _ images: PictureImages
  ) -> [PageScene] {
    let known = Dictionary(outline.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var scenes: [PageScene] = []
    for layout in layouts {
      let column = columns[layout.configuration.name] ?? 0
      if scenes.last?.takes(layout.scene, column: column) != true {
        scenes.append(PageScene(identity: layout.scene, outline: known[layout.scene.id]))
      }
      scenes[scenes.count - 1].add(layout, column: column, drawings: &drawings, images: images)
    }
    return scenes
  }
}

struct PageSegue {
  let segue: DocumentOutline.Segue
  let source: Int
  let destination: Int
}

struct PageLines {
  private let outline: DocumentOutline
  private let map: LineMap

  init(_ outline: DocumentOutline, source: SourceFile) {
    self.outline = outline
    map = LineMap(source.bytes)
  }

  /// From 1; 0 for an object that is not in the file.
  func line(of id: String) -> Int { outline.place(of: id).map { map.position(of: $0.lower).line } ?? 0 }
}
