package import IBAssets

/// Everything that the layouts of a document depend on besides the document and the configuration.
///
/// Two layouts of one document in one configuration are equal if their environments are equal. There are no default
/// values: every caller passes the environment, and the driver creates all of them in one place.
package struct LayoutEnvironment: Sendable {
  /// Where images and colors are found; nil to use what the document stores of them.
  package var assets: DocumentAssets?
  /// The app's settings in code.
  package var settings: SceneSettings
  /// The containers that other storyboards of the app put around the document's scenes.
  package var references: StoryboardReferences
  /// How large a scene may be.
  package var limits: LayoutLimits

  package init(
    assets: DocumentAssets?, settings: SceneSettings, references: StoryboardReferences, limits: LayoutLimits
  ) {
    self.assets = assets
    self.settings = settings
    self.references = references
    self.limits = limits
  }

  /// A document without a project around it: no catalogs, no code, no other storyboards.
  package static let documentAlone = LayoutEnvironment(
    assets: nil, settings: SceneSettings(), references: .none, limits: .usual)
}
