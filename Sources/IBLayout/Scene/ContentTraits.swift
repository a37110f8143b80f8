import IBModel

/// All traits that intrinsic content sizes and the look of controls depend on. Configurations with equal traits share
/// measurements.
struct ContentTraits: Hashable, Sendable {
  /// Pixels per point.
  let scale: Double
  var textSize: ContentSizeCategory
  /// The Xcode version of the canvas; nil for a running app.
  let canvasEra: CanvasEra?
  let controls: ControlGeneration
  let systemFont: SystemFontEra
  /// Whether the canvas shows a device with a home indicator; false in a running app.
  let canvasHasHomeIndicator: Bool
  /// Whether a date picker without a style has no wheels.
  let hasCompactDatePickers: Bool
  /// Whether a label moves a lonely word of its last line away from it (UILabel.lineBreakStrategy).
  let avoidsOrphans: Bool
  /// Whether stored sizes choose between ways in which Xcode may have measured a text.
  let takesStoredSizes: Bool
  /// As in `TraitConfiguration`.
  let textGrowth: Double

  init(_ configuration: TraitConfiguration) {
    scale = configuration.scale
    textSize = configuration.textSize
    canvasEra = configuration.canvasEra
    controls = configuration.controls
    systemFont = configuration.systemFont
    canvasHasHomeIndicator = configuration.canvasEra != nil && configuration.safeArea.bottom > 0
    hasCompactDatePickers =
      configuration.canvasEra?.hasCompactDatePickers ?? configuration.systemRelease.hasCompactDatePickers
    avoidsOrphans = configuration.canvasEra?.avoidsOrphans ?? (configuration.systemFont == .variable)
    takesStoredSizes = configuration.takesStoredSizes
    textGrowth = configuration.textGrowth
  }
}
