package import IBAssets

/// What the layouts of a document depend on besides the document and the configuration.
///
/// Two layouts of one document in one configuration are equal if their environments are. So there are no default
/// values: whoever lays out says in which environment, and the driver makes all of them in one place.
package struct LayoutEnvironment: Sendable {
  /// Where images and colors are found; nil where what the document stores of them counts.
  package var assets: DocumentAssets?
  /// What the app sets in code.
  package var settings: SceneSettings
  /// What other storyboards of the app put around the document's scenes.
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
