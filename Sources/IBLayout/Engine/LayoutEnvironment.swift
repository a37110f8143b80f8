package import IBAssets
package import IBModel

/// Everything that the layouts of a document depend on besides the document and the configuration.
///
/// Two layouts of one document in one configuration are equal if their environments are equal. There are no default
/// values: every caller passes the environment, and the driver creates all of them in one place.
package struct LayoutEnvironment: Sendable {
  /// Looks up images and colors; nil to use the sizes and values that the document stores.
  package var assets: DocumentAssets?
  /// The app's settings in code.
  package var settings: SceneSettings
  /// The containers that other storyboards of the app put around the document's scenes.
  package var references: StoryboardReferences
  /// The limits on the size of a scene.
  package var limits: LayoutLimits
  /// The document as the app shows it in a language; nil if it shows the texts of the file.
  package var translated: @Sendable (Document, Language) -> Document?
  /// Whether the app has no status bar on screens whose controllers do not decide that. It is asked only for windows with
  /// a status bar, because the answer may need the app's projects.
  package var hidesStatusBar: @Sendable () -> Bool = { false }
  /// Whether the app was built before iOS 13 and its sheets. It is asked only for controllers that the app presents.
  package var isOlderThanSheets: @Sendable () -> Bool = { false }
  /// The navigation bars that the app's code may show over a controller.
  package var codeBars: @Sendable (CodeBars.Controller) -> CodeBars = { _ in CodeBars() }
  /// The bar to assume where the code may show it; nil for the likeliest one.
  package var barReading: CodeBars.Bar?
  /// The ids of the only scenes to lay out; nil for all.
  package var onlyScenes: Set<String>?

  package init(
    assets: DocumentAssets?, settings: SceneSettings, references: StoryboardReferences, limits: LayoutLimits,
    translated: @escaping @Sendable (Document, Language) -> Document?
  ) {
    self.assets = assets
    self.settings = settings
    self.references = references
    self.limits = limits
    self.translated = translated
  }

  /// A document without a project around it: no catalogs, no code, no other storyboards, no translations.
  package static let documentAlone = LayoutEnvironment(
    assets: nil, settings: SceneSettings(), references: .none, limits: .usual,
    translated: { _, _ in nil })
}
