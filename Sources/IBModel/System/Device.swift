/// An iPhone, iPod touch or iPad, with the figures that layouts need.
///
/// The figures are in `Data/devices.json`, each with its source; the table here is generated from them.
package struct Device: Hashable, Sendable {
  /// The word for `--on` and for names of configurations, such as `iphone-15-pro-max`.
  ///
  /// The first generation of a line has the line's bare name, as Apple named it: `ipad-pro-11`, then `ipad-pro-11-2`.
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
  /// The first release it ran. The bounds are from memory, so a release outside them is worth a note, not an error.
  package let firstRelease: Double
  /// The last release it runs; nil while it is still supported.
  package let lastRelease: Double?
  /// Xcode's id of the canvas that shows the device, such as `retina6_12`; nil if no canvas of Xcode is known to show
  /// it.
  package let canvasID: String?
  /// Ascending by the first release to which each applies; the first applies to every earlier release too.
  let insets: [DeviceInsets]

  /// The screen in points, in an orientation.
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

  /// The parts of the screen that housing, indicator and status bar cover in a release.
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

  /// Whether the device shipped with a release or was updated to it, by the number before the point.
  package func runs(_ release: SystemRelease) -> Bool {
    let major = release.version.rounded(.down)
    return major >= firstRelease.rounded(.down) && major <= (lastRelease?.rounded(.down) ?? .infinity)
  }
}

extension Device {
  /// Every device, sorted by id.
  package static var all: [Device] { table }

  package static func named(_ word: String) -> Device? {
    byWord[word]
  }

  /// An id precedes an alias, and an earlier device a later one.
  private static let byWord = Dictionary(
    table.map { ($0.id, $0) } + table.flatMap { device in device.aliases.map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })

  /// The id of the smallest phone that runs an app. Up to iOS 15 that is the iPhone SE of 2016, 320 points wide, which
  /// was the last of that width (`lastRelease` in `Data/devices.json`).
  ///
  /// - Parameter system: the oldest system of the app; nil for the newest systems.
  package static func smallestPhone(from system: SystemVersion?) -> String {
    system.map { $0 < SystemVersion(16) } ?? false ? "iphone-se" : "iphone-se-3"
  }

  /// The device that the newest known Xcode shows for a canvas id, such as `retina6_12`.
  ///
  /// Several devices share a canvas; the table of canvases names the one that represents them.
  package static func shown(byCanvas canvasID: String) -> Device? {
    CanvasDevice.named(canvasID)?.eras.last?.device.flatMap(named)
  }
}

/// The parts of a window that fills the screen that housing, status bar and home indicator cover, in points, without
/// any bar of the app and with the status bar visible if the orientation shows one.
package struct DeviceInsets: Hashable, Sendable {
  /// The first release to which it applies.
  package let firstRelease: Double
  /// The safe area in portrait; before iOS 11, the insets of the layout guides.
  package let portrait: Insets
  package let landscape: Insets
  /// The top edge of a navigation bar in portrait, in pixels from the screen's top; nil if it is the safe area's top.
  /// Phones with an island have a value up to iOS 18.
  package let navigationBarPixels: Double?

  static let none = DeviceInsets(firstRelease: 0, portrait: .zero, landscape: .zero, navigationBarPixels: nil)

  package func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portrait : landscape
  }
}
