import IBContent
package import IBModel

/// The traits that resolving a scene depends on: those used by variations, placeholders and directions.
///
/// A resolved scene is a function of the document and these traits, so configurations with equal traits share it.
package struct SceneTraits: Hashable, Sendable {
  /// The environment that selects variations. Nil on the canvas for any size class (Xcode 6 and 7 without a device). It
  /// shows the base values, so only variations without traits apply.
  let environment: EnvironmentSet?
  let direction: LayoutDirection
  let isCanvas: Bool

  package init(_ configuration: TraitConfiguration) {
    let classes = SizeClasses(configuration.horizontal, configuration.vertical)
    environment =
      configuration.hasAnySizeClasses ? nil : EnvironmentSet(classes, isMac: configuration.idiom == .mac)
    direction = configuration.direction
    isCanvas = configuration.canvasEra != nil
  }

  /// The traits for one document. Without variations, they are the same in all size classes.
  init(_ configuration: TraitConfiguration, in document: Document) {
    let all = SceneTraits(configuration)
    self =
      document.variations.isEmpty ? SceneTraits(environment: nil, all.direction, isCanvas: all.isCanvas) : all
  }

  private init(environment: EnvironmentSet?, _ direction: LayoutDirection, isCanvas: Bool) {
    self.environment = environment
    self.direction = direction
    self.isCanvas = isCanvas
  }
}

extension Variation {
  /// The environments that have all traits of the key; empty if a trait is unknown.
  package var environments: EnvironmentSet { EnvironmentSet(traits) }

  /// Whether every trait of the key holds.
  ///
  /// Unknown traits never hold. Source: Measurements/Variations.md#matching.
  func holds(in traits: SceneTraits) -> Bool {
    guard let environment = traits.environment else { return self.traits.isEmpty }
    return environments.isSuperset(of: environment)
  }
}

extension VariationOverlay {
  init(_ all: [Variation], in traits: SceneTraits) {
    self.init(all) { $0.holds(in: traits) }
  }
}
