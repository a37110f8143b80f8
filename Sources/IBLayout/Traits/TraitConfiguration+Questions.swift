package import IBModel

extension TraitConfiguration {
  /// Xcode's notation of the two size classes: `wC hR`.
  package var sizeClassName: String {
    hasAnySizeClasses ? "wAny hAny" : SizeClasses(horizontal, vertical).name
  }

  package var systemRelease: SystemRelease { SystemRelease(systemVersion) }

  package var controls: ControlGeneration { canvasEra?.controls ?? systemRelease.controls }

  /// This configuration without a name, light and in normal contrast. Configurations for which it is equal differ only
  /// in their appearance.
  var withoutAppearance: TraitConfiguration {
    var traits = self
    traits.name = ""
    traits.style = .light
    traits.contrast = .normal
    return traits
  }

  /// This configuration with L instead of a larger text size. Scenes without a text style (`TextStyleUse`) have the
  /// same geometry in both, because the readable width and the sections of tables grow only up to L.
  var withoutLargerText: TraitConfiguration {
    var traits = self
    traits.textSize = min(traits.textSize, .large)
    return traits
  }

  package var systemFont: SystemFontEra { canvasEra?.systemFont ?? systemRelease.systemFont }

  package var cellMargins: CellMargins { canvasEra?.cellMargins ?? systemRelease.cellMargins }

  /// The heights of bars, in points.
  package var bars: BarMetrics {
    let environment = BarMetrics.Environment(
      idiom: idiom, classes: SizeClasses(horizontal, vertical),
      hasHomeIndicator: safeArea.bottom > 0)
    return canvasEra.map { BarMetrics(environment, in: $0) } ?? BarMetrics(environment, in: systemRelease)
  }

  /// The top of a navigation bar, in points from the window's top.
  package var navigationBarTop: Double { raisedBarTop ?? safeArea.top + bars.navigationBarGap }

  /// The window's safe area while the app hides the status bar (Measurements/Devices.md#status-bar-hidden).
  ///
  /// A phone with a sensor housing keeps its top inset; other devices have none. For iPads with a home indicator, this
  /// is from memory, not measured.
  package var safeAreaWithoutStatusBar: Insets {
    if idiom == .phone, safeArea.bottom > 0 { return safeArea }
    return Insets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }
}
