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
  /// Whether the app's code puts the controllers of a class below a navigation bar, although no document does.
  package var isUnderBar: @Sendable (_ className: String) -> Bool = { _ in false }
  /// Which of the bars that code may put over controllers is assumed.
  package var barReading = BarReading.likeliest
  /// The bars that the app's code may put over a controller, besides the likeliest one. It is only asked for other readings.
  package var possibleBars: @Sendable (_ controller: PossibleBars.Controller) -> PossibleBars = { _ in PossibleBars() }
  /// The ids of the only scenes to lay out; nil for all.
  package var onlyScenes: Set<String>?

  /// How the navigation bars are read that no document decides.
  package enum BarReading: Sendable, CaseIterable { case likeliest, bar, opaqueBar }

  /// What code may do with the navigation bar over a controller.
  package struct PossibleBars: Sendable {
    package struct Controller: Sendable {
      package let className: String?
      /// Whether its storyboard begins with it.
      package let isInitial: Bool

      package init(className: String?, isInitial: Bool) {
        (self.className, self.isInitial) = (className, isInitial)
      }
    }

    /// Whether code may put a controller below a bar that no document puts into a stack.
    package var mayHaveBar = false
    /// Whether its view may begin at the end of the bar.
    package var mayBeOpaque = false

    package init(mayHaveBar: Bool = false, mayBeOpaque: Bool = false) {
      (self.mayHaveBar, self.mayBeOpaque) = (mayHaveBar, mayBeOpaque)
    }
  }

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
