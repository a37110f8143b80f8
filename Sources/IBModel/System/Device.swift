/// An iPhone, iPod touch or iPad, with the figures that layouts need.
///
/// The figures and their sources are in `Data/devices.json`, from which the table here is generated.
package struct Device: Hashable, Sendable {
  /// The word for `--on` and in names of configurations, such as `iphone-15-pro-max`.
  ///
  /// As in Apple's names, the first generation has no number: `ipad-pro-11`, then `ipad-pro-11-2`.
  package let id: String
  /// The name that Apple sells the device under.
  package let name: String
  /// Other words for the same device, such as `iphone-se-1`.
  package let aliases: [String]
  package let idiom: DeviceIdiom
  /// The size of the screen in portrait in points.
  package let portraitSize: Size
  /// The number of pixels per point.
  package let scale: Double
  package let portraitClasses: SizeClasses
  package let landscapeClasses: SizeClasses
  /// The smallest leading and trailing margin in points of a full-screen controller's root view in portrait.
  package let portraitMargin: Double
  package let landscapeMargin: Double
  /// The first release that the device ran.
  ///
  /// The first and last releases are from memory, so a release outside them leads to a note and not to an error.
  package let firstRelease: Double
  /// The last release that the device runs; nil while it is still supported.
  package let lastRelease: Double?
  /// Xcode's id of the canvas that shows the device, such as `retina6_12`; nil if unknown.
  package let canvasID: String?
  /// The insets in ascending order of their first release. The first ones apply to all earlier releases too.
  let insets: [DeviceInsets]

  /// The size of the screen in points in an orientation.
  package func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? portraitSize : portraitSize.turned
  }

  /// The size classes of a window that fills the screen.
  package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }

  /// The smallest leading and trailing margin of a full-screen root view in points.
  package func margin(_ orientation: Orientation) -> Double {
    orientation == .portrait ? portraitMargin : landscapeMargin
  }

  /// The parts of the screen that housing, home indicator and status bar cover in a release.
  package func insets(in release: SystemRelease) -> DeviceInsets {
    insets.last { $0.firstRelease <= release.version } ?? insets.first ?? .none
  }

  /// The release of a configuration that names none: `SystemRelease.standard`, or the nearest release that the device
  /// runs.
  package var standardRelease: SystemRelease {
    let first = firstRelease.rounded(.down)
    let last = lastRelease?.rounded(.down) ?? .infinity
    return SystemRelease(min(max(SystemRelease.standard.version, first), last))
  }

  /// Whether the device shipped with a release or can be updated to it, judged by the number before the point.
  package func runs(_ release: SystemRelease) -> Bool {
    let major = release.version.rounded(.down)
    return major >= firstRelease.rounded(.down) && major <= (lastRelease?.rounded(.down) ?? .infinity)
  }
}

extension Device {
  /// All devices, sorted by id.
  package static var all: [Device] { table }

  package static func named(_ word: String) -> Device? {
    byWord[word]
  }

  /// Devices by their words. An id precedes an alias, and an earlier device a later one.
  private static let byWord = Dictionary(
    table.map { ($0.id, $0) } + table.flatMap { device in device.aliases.map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })

  /// The id of the smallest phone that runs an app.
  ///
  /// Up to iOS 15, it is the iPhone SE of 2016, the last phone that is 320 points wide (`lastRelease` in
  /// `Data/devices.json`).
  ///
  /// - Parameter system: the oldest system of the app; nil for the newest systems.
  package static func smallestPhone(from system: SystemVersion?) -> String {
    system.map { $0 < SystemVersion(16) } ?? false ? "iphone-se" : "iphone-se-3"
  }

  /// The device that the newest known version of Xcode shows for a canvas id, such as `retina6_12`.
  ///
  /// Several devices share a canvas. The table of canvases names the one that represents them.
  package static func shown(byCanvas canvasID: String) -> Device? {
    CanvasDevice.named(canvasID)?.eras.last?.device.flatMap(named)
  }
}

/// The parts that housing, status bar and home indicator cover in a window that fills the screen, in points.
///
/// The app has no bars, and the status bar is visible if the orientation shows one.
package struct DeviceInsets: Hashable, Sendable {
  /// The first release to which the insets apply.
  package let firstRelease: Double
  /// The insets of the safe area in portrait; before iOS 11, of the layout guides.
  package let portrait: Insets
  package let landscape: Insets
  /// The top edge of a navigation bar in portrait, in pixels from the top of the screen; nil if it is the top of the
  /// safe area.
  ///
  /// Phones with an island have a value up to iOS 18.
  package let navigationBarPixels: Double?

  static let none = DeviceInsets(firstRelease: 0, portrait: .zero, landscape: .zero, navigationBarPixels: nil)

  package func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portrait : landscape
  }
}
