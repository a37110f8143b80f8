package import IBModel

/// Turns the scenes of a document into files of Swift, which call each other by name.
package struct DocumentConverter: Sendable {
  private let leaves: LeafReader
  private let containers: ContainerReader
  private let options: ConversionOptions

  /// - Parameter scenes: all that have a layout, also those that are not converted: names are the same in each run.
  package init(
    _ document: Document, _ scenes: [ConvertibleScene], _ options: ConversionOptions = ConversionOptions()
  ) {
    containers = ContainerReader(document, ScreenNames(scenes, of: document), options)
    leaves = LeafReader(document, names: containers.names, options: options)
    self.options = options
  }

  /// The ids that the files of a scene say they are of.
  package func ids(of scene: ConvertibleScene) -> [String] {
    scene.roots.map { SourceFileText.shown(SceneConverter.id(of: $0, in: scene)) }
  }

  /// The scene's own file is the first, then those of its cells.
  ///
  /// - Parameter wanted: the id that the files say they are of; nil for all.
  package func files(of scene: ConvertibleScene, id wanted: String? = nil) -> [ConvertedFile] {
    var converter = SceneConverter(scene, leaves, keepsControlSizes: options.keepsControlSizes)
    return converter.files(of: wanted)
  }

  /// The release that a file needs where the oldest that it has to run on does not have what is in it; nil for a file
  /// that runs on all.
  package func missingRelease(for file: ConvertedFile) -> SystemVersion? {
    file.layouts.isEmpty || options.hasStacks ? nil : ConversionOptions.stackRelease
  }

  /// Navigation, tab bar and split view controllers.
  package func containerFiles() -> [ContainerFile] { containers.files() }
}
