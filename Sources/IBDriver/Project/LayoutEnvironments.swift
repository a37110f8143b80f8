import IBAssets
import IBLayout
import IBSource
import IBTexts

/// The environments in which the documents of a run are laid out. The driver makes them only here, so every command
/// lays out a document in the same way.
struct LayoutEnvironments: Sendable {
  let assets: AssetProvider?
  /// The source of the image files that a picture of a version shows; they change no layout. Nil for the files of
  /// `assets`.
  var pictured: (@Sendable (DocumentOrigin) -> DocumentAssets?)?
  var translations: @Sendable (DocumentOrigin) -> DocumentTranslations?
  /// The ids of the only scenes to lay out; nil for all.
  var onlyScenes: Set<String>?
  private let settings: SceneSettings
  private let references: StoryboardReferences
  private let limits: LayoutLimits

  /// - Parameters:
  ///   - assets: nil if the working files do not belong to the documents' version.
  ///   - settings: the values that the app sets in code, according to the configuration.
  ///   - references: the containers that the storyboards of the run put around each other's scenes.
  ///   - limits: how large a scene may be.
  init(assets: AssetProvider?, settings: SceneSettings, references: StoryboardReferences, limits: LayoutLimits) {
    self.limits = limits
    self.assets = assets
    translations = { origin in assets.map { DocumentTranslations(of: origin.path, $0.files) } }
    self.settings = settings
    self.references = references
  }

  /// Catalogs are searched only when a layout asks for an image or a color, and folders of languages only when a
  /// configuration names one.
  func environment(of origin: DocumentOrigin) -> LayoutEnvironment {
    let translations = translations(origin)
    var environment = LayoutEnvironment(
      assets: pictured?(origin) ?? assets?.assets(for: origin.path), settings: settings, references: references,
      limits: limits,
      translated: { translations?.document($0, in: $1) })
    environment.onlyScenes = onlyScenes
    return environment
  }
}
