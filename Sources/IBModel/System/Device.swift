/// An iPhone, iPod touch or iPad, as a layout sees it.
///
/// The figures are in `Data/devices.json`, each with its source; the table here is generated from them.
package struct Device: Hashable, Sendable {
  /// The word for `--on` and for names of configurations, such as `iphone-15-pro-max`.
  ///
  /// The first generation of a line bears the line's bare name, as Apple named it: `ipad-pro-11`, then
  /// `ipad-pro-11-2`.
  package let id: String
  /// The name on the box.
  package let name: String
  /// Other words for the same device, such as `iphone-se-1`.
  package let aliases: [String]
  package let idiom: DeviceIdiom
  /// The screen in portrait, in points.
  package let portraitSize: Size
  /// Pixels per point.
  package let scale: Double
  package let portraitClasses: SizeClasses
  package let landscapeClasses: SizeClasses
  /// The least leading and trailing margin, in points, that a full-screen controller's root view has in portrait.
  package let portraitMargin: Double
  package let landscapeMargin: Double
  /// The first release it ran; remembered values, so a release outside these bounds is worth a note, not an error.
  package let firstRelease: Double
  /// The last release it runs; nil while it is still supported.
  package let lastRelease: Double?
  /// Xcode's id of the canvas that draws it, such as `retina6_12`; nil if Xcode has none that is known.
  package let canvasID: String?
  /// By the release they hold from, ascending; the first holds for every earlier one too.
  let insets: [DeviceInsets]

  /// The screen in points, as it is held.
  package func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? portraitSize : portraitSize.turned
  }

  /// The size classes of a window that fills the screen.
  package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }

  /// The least leading and trailing margin of a full-screen root view, in points.
  package func margin(_ orientation: Orientation) -> Double {
    orientation == .portrait ? portraitMargin : landscapeMargin
  }

  /// What the screen and the status bar take away in a release.
  package func insets(in release: SystemRelease) -> DeviceInsets {
    insets.last { $0.firstRelease <= release.version } ?? insets.first ?? .none
  }

  /// The release a configuration has that names none: `SystemRelease.standard`, or the nearest one the device runs.
  package var standardRelease: SystemRelease {
    let first = firstRelease.rounded(.down)
    let last = lastRelease?.rounded(.down) ?? .infinity
    return SystemRelease(min(max(SystemRelease.standard.version, first), last))
  }

  /// Whether a release is one it shipped with or was updated to, by the number before the point.
  package func runs(_ release: SystemRelease) -> Bool {
    let major = release.version.rounded(.down)
    return major >= firstRelease.rounded(.down) && major <= (lastRelease?.rounded(.down) ?? .infinity)
  }
}
