import IBLayout
package import IBModel
import IBSource
import IBSyntax

/// Converts the scenes of a document into Swift files, which refer to each other by name.
package struct DocumentConverter: Sendable {
  private let leaves: LeafReader
  private let losses: LossReader
  private let containers: ContainerWriter
  /// The id of the first scene, in whose file the losses of objects outside scenes are listed.
  private let first: String?

  package init(
    _ document: Document, _ scenes: [ConvertibleScene], _ options: ConversionOptions = ConversionOptions(),
    isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    var names = ScreenNames(document, options, isTaken: isTaken).restricted(to: scenes)
    var writer = ContainerWriter(document, names, options)
    var leaves = LeafReader(document, names: writer.names, options: options)
    let losses = LossReader(leaves)
    // A screen has the properties of the rows that it shows, and another screen creates it with all of them.
    for _ in 0..<(Self.deepestRows + scenes.count) {
      let before = names.properties
      names.properties.merge(writer.properties()) { $1 }
      for scene in scenes {
        names.properties.merge(SceneConverter(scene, leaves, losses, isFirst: false).properties()) { $1 }
      }
      guard names.properties != before else { break }
      writer = ContainerWriter(document, names, options)
      leaves = LeafReader(document, names: writer.names, options: options)
    }
    self.leaves = leaves
    self.losses = losses
    containers = writer
    first = scenes.first?.identity.id
  }

  /// The number of structs around a row that pass properties on, and two more: for lists with the values of rows, and for
  /// the screens that show them. Each screen may lead to another one that needs values.
  private static let deepestRows = 5

  /// All names that the structs of a document may have, whether or not they have a layout, and the cells that are its
  /// top-level views.
  package static func names(
    in document: Document, _ options: ConversionOptions, isTaken: @escaping @Sendable (String) -> Bool
  ) -> (all: [String], cells: [ConvertedCell]) {
    let names = ContainerWriter(document, ScreenNames(document, options, isTaken: isTaken), options).names
    let source = CellSource(document: document, names: names)
    let cells = document.views.compactMap { cell -> ConvertedCell? in
      guard cell.parent == nil, cell.isRepeated, let type = source.typeName(cell),
        cell.children.contains(where: { !document.views[$0].children.isEmpty })
      else { return nil }
      return ConvertedCell(
        type: type, names: [cell.element[.customClass], ScreenNames.stem(of: document)].compactMap(\.self),
        isRow: cell.kind == .tableViewCell, path: document.tree.source.path)
    }
    return (names.all, cells)
  }

  package func ids(of scene: ConvertibleScene) -> [String] {
    scene.roots.map { SourceFileText.shown(SceneConverter.id(of: $0, in: scene)) }
  }

  /// The file of the scene itself, followed by those of its cells.
  package func files(of scene: ConvertibleScene) -> [ConvertedFile] {
    SceneConverter(scene, leaves, losses, isFirst: scene.identity.id == first).files()
  }

  package func containerFiles() -> [ContainerFile] { containers.files(losses) }
}

/// A cell that is a document's top-level view.
package struct ConvertedCell: Sendable {
  /// The name of its struct.
  package let type: String
  /// The names by which code registers the cell: its class and its nib.
  package let names: [String]
  /// Whether it is the row of a table.
  package let isRow: Bool
  package let path: String
}

/// A file of Swift that a scene or a cell became.
package struct ConvertedFile: Sendable {
  /// The id of the scene or the cell, in the form that the file contains.
  package let id: String
  /// The view's struct, and the file's name without its ending.
  package let typeName: String
  package let text: String
  package let lines: [String: Int]
  package let tree: InferredTree
  package let proof: Proof
  package let losses: [Loss]
}
