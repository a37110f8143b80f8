import IBModel

/// The traits that resolving a scene may look at: those that variations, placeholders and directions go by.
///
/// A resolved scene is a function of the document and of these alone, so configurations that agree in them share it.
package struct SceneTraits: Hashable, Sendable {
  /// Nil where no variation by size class applies: on the canvas of any size class.
  let sizeClasses: SizeClasses?
  let direction: LayoutDirection
  /// Whether Xcode's canvas is imitated.
  let isCanvas: Bool
  /// Whether variations for the Mac apply.
  let isMac: Bool

  package init(_ configuration: TraitConfiguration) {
    let classes = SizeClasses(configuration.horizontal, configuration.vertical)
    sizeClasses = configuration.hasAnySizeClasses ? nil : classes
    direction = configuration.direction
    isCanvas = configuration.canvasEra != nil
    isMac = configuration.idiom == .mac
  }

  /// The same for one document; one without variations is the same in all size classes.
  init(_ configuration: TraitConfiguration, in document: Document) {
    let all = SceneTraits(configuration)
    self = document.variations.isEmpty ? SceneTraits(sizeClasses: nil, all.direction, isCanvas: all.isCanvas) : all
  }

  private init(sizeClasses: SizeClasses?, _ direction: LayoutDirection, isCanvas: Bool) {
    self.sizeClasses = sizeClasses
    self.direction = direction
    self.isCanvas = isCanvas
    isMac = false
  }

  /// Whether a variation for these size classes applies; nil stands for any.
  func matches(width: SizeClass?, height: SizeClass?) -> Bool {
    guard let sizeClasses else { return width == nil && height == nil }
    return (width ?? sizeClasses.horizontal) == sizeClasses.horizontal
      && (height ?? sizeClasses.vertical) == sizeClasses.vertical
  }
}
