import IBLayout
package import IBModel

/// Turns the scenes of a document into files of Swift, which call each other by name.
package struct DocumentConverter: Sendable {
  private let leaves: LeafReader
  private let losses: LossReader
  private let containers: ContainerWriter
  /// The id of the first scene, which the losses of objects outside scenes are listed at.
  private let first: String?

  /// - Parameters:
  ///   - scenes: all that have a layout, also those that are not converted: names are the same in each run.
  ///   - isTaken: whether a struct or a class outside the document has a name, in small letters.
  package init(
    _ document: Document, _ scenes: [ConvertibleScene], _ options: ConversionOptions = ConversionOptions(),
    isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    let names = ScreenNames(document, isTaken: isTaken).restricted(to: scenes)
    let writer = ContainerWriter(document, names, options)
    leaves = LeafReader(document, names: writer.names, options: options)
    losses = LossReader(leaves)
    containers = writer
    first = scenes.first?.identity.id
  }

  /// The names that the structs of a document may have, whatever of it has a layout.
  package static func names(
    in document: Document, isTaken: @escaping @Sendable (String) -> Bool
  ) -> [String] {
    ContainerWriter(document, ScreenNames(document, isTaken: isTaken), ConversionOptions()).names.all
  }

  /// The ids in the files of a scene.
  package func ids(of scene: ConvertibleScene) -> [String] {
    scene.roots.map { SourceFileText.shown(SceneConverter.id(of: $0, in: scene)) }
  }

  /// The scene's own file is the first, then those of its cells.
  ///
  /// - Parameter wanted: the id in the wanted file; nil for all.
  package func files(of scene: ConvertibleScene, id wanted: String? = nil) -> [ConvertedFile] {
    SceneConverter(scene, leaves, losses, isFirst: scene.identity.id == first).files(of: wanted)
  }

  /// Navigation, tab bar and split view controllers.
  package func containerFiles() -> [ContainerFile] { containers.files(losses) }
}

/// A file of Swift that a scene or a cell became.
package struct ConvertedFile: Sendable {
  /// The id of the scene or the cell, in the form that the file contains.
  package let id: String
  /// The view's struct, and the file's name without its ending.
  package let typeName: String
  package let text: String
  /// The line on which each view is written, from 1, by the ids of views.
  package let lines: [String: Int]
  package let tree: InferredTree
  /// With UIKit's sizes of controls.
  package let proof: Proof
  /// What of the document is not in the file.
  package let losses: [Loss]
}
