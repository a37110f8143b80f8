import IBAssets
import IBLayout
import IBProject
import IBSource
import IBTexts

/// The environments in which the documents of a run are laid out.
///
/// The driver creates environments only here, so every command lays out a document in the same way.
struct LayoutEnvironments: Sendable {
  let assets: AssetProvider?
  /// The source of the image files in the picture of a version; nil for the files of `assets`. They do not affect the
  /// layout.
  var pictured: (@Sendable (DocumentOrigin) -> DocumentAssets?)?
  var translations: @Sendable (DocumentOrigin) -> DocumentTranslations?
  /// The navigation bars that the sources around a document may show over a controller; nil if no sources were read.
  var codeBars: (@Sendable (DocumentOrigin, CodeBars.Controller) -> CodeBars)?
  /// The ids of the scenes to lay out; nil for all scenes.
  var onlyScenes: Set<String>?
  private let settings: SceneSettings
  private let references: StoryboardReferences
  private let limits: LayoutLimits

  /// - Parameters:
  ///   - assets: nil if the working files do not belong to the version of the documents.
  ///   - settings: the values that the app sets in code, according to the configuration.
  ///   - references: the containers that the storyboards of the run put around each other's scenes.
  ///   - limits: the largest size of a scene.
  init(assets: AssetProvider?, settings: SceneSettings, references: StoryboardReferences, limits: LayoutLimits) {
    self.limits = limits
    self.assets = assets
    translations = { origin in assets.map { DocumentTranslations(of: origin.path, $0.files) } }
    self.settings = settings
    self.references = references
  }

  /// The environment of a document.
  ///
  /// Catalogs are searched only when a layout needs an image or a color, and language folders only when a configuration
  /// names a language.
  func environment(of origin: DocumentOrigin) -> LayoutEnvironment {
    let translations = translations(origin)
    var environment = LayoutEnvironment(
      assets: pictured?(origin) ?? assets?.assets(for: origin.path), settings: settings, references: references,
      limits: limits,
      translated: { translations?.document($0, in: $1) })
    environment.onlyScenes = onlyScenes
    if let codeBars { environment.codeBars = { codeBars(origin, $0) } }
    if let assets {
      environment.hidesStatusBar = { assets.reach(of: origin.path).hidesStatusBar }
      environment.isOlderThanSheets = { assets.reach(of: origin.path).isOlderThanSheets }
    }
    return environment
  }
}
