package import IBModel

/// The meaning of one `--on`: a screen, and the traits that differ from their defaults (steps 1 to 4 of Traits.md).
///
/// The defaults are portrait, full screen, light, normal contrast, text at `L`, the texts of the file, left to right,
/// and the device's `standardRelease`.
package struct ConfigurationSpec: Hashable, Sendable {
  package enum Screen: Hashable, Sendable {
    case device(Device, Orientation)
    /// A window of any size in points, on a screen without insets.
    case freeform(Size)
  }

  package var screen: Screen
  /// The part of the screen. A placement that the device does not offer means the full screen; the parser rejects it.
  package var placement = WindowPlacement.full
  /// nil: the device's standard release.
  package var release: SystemRelease?
  package var style = InterfaceStyle.light
  package var contrast = InterfaceContrast.normal
  package var text = ContentSizeCategory.large
  /// Nil for the direction of the language.
  package var direction: LayoutDirection?
  /// Nil for the texts of the file.
  package var language: Language?
  /// The idiom of a freeform window; nil to derive it from the size classes. A device has its own idiom.
  package var idiom: DeviceIdiom?

  package init(screen: Screen, placement: WindowPlacement = .full) {
    self.screen = screen
    self.placement = placement
  }

  package var configuration: TraitConfiguration {
    let window = window
    var configuration = TraitConfiguration(
      name: name, device: nil, size: window.size, scale: FreeformWindow.scale, orientation: window.orientation,
      horizontal: window.classes.horizontal, vertical: window.classes.vertical,
      systemVersion: effectiveRelease.version, style: style, textSize: text,
      direction: direction ?? languageDirection,
      safeArea: .zero, contrast: contrast, idiom: window.idiom)
    configuration.language = language
    if case .device(let device, let orientation) = screen {
      configuration.device = device.id
      configuration.scale = device.scale
      configuration.takeInsets(of: device, orientation, placement: placement, in: effectiveRelease)
    }
    return configuration
  }

  var languageDirection: LayoutDirection { language?.direction ?? .leftToRight }

  /// The release, named or standard.
  var effectiveRelease: SystemRelease { release ?? standardRelease }

  var standardRelease: SystemRelease {
    switch screen {
    case .device(let device, _): device.standardRelease
    case .freeform: .standard
    }
  }

  private struct Window {
    var size: Size
    var classes: SizeClasses
    var orientation: Orientation
    var idiom: DeviceIdiom
  }

  private var window: Window {
    switch screen {
    case .freeform(let size):
      let classes = FreeformWindow.sizeClasses(size)
      return Window(
        size: size, classes: classes, orientation: size.width > size.height ? .landscape : .portrait,
        idiom: idiom ?? FreeformWindow.idiom(classes))
    case .device(let device, let orientation):
      let part = Multitasking.window(placement, on: device, orientation, in: effectiveRelease)
      return Window(
        size: part?.size ?? device.size(orientation), classes: part?.classes ?? device.sizeClasses(orientation),
        orientation: orientation, idiom: device.idiom)
    }
  }
}

extension TraitConfiguration {
  /// A window side by side with another has the insets of the full screen. A window in Slide Over keeps away from them;
  /// its own top inset has not been measured (Measurements/Devices.md#slide-over).
  fileprivate mutating func takeInsets(
    of device: Device, _ orientation: Orientation, placement: WindowPlacement, in release: SystemRelease
  ) {
    guard placement != .slideOver || !release.hasSafeAreas else { return }
    let insets = device.insets(in: release)
    safeArea = insets.safeArea(orientation)
    if orientation == .portrait, let pixels = insets.navigationBarPixels { raisedBarTop = pixels / device.scale }
  }
}
