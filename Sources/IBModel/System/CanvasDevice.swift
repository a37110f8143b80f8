/// A device on Xcode's canvas, by the id in a document's `<device>`.
package struct CanvasDevice: Hashable, Sendable {
  /// The geometry of the device from one build of Xcode on.
  package struct Geometry: Hashable, Sendable {
    package let firstBuild: Int
    /// The id of the device in the device table; nil for a canvas that is not a device.
    package let device: String?
    /// The size of the screen in portrait in points.
    package let portraitSize: Size
    /// The insets of the safe area of a root view without bars in portrait, in points; `landscape` has those in
    /// landscape.
    package let portrait: Insets
    package let landscape: Insets

    package func size(_ orientation: Orientation) -> Size {
      orientation == .portrait ? portraitSize : portraitSize.turned
    }

    package func safeArea(_ orientation: Orientation) -> Insets {
      orientation == .portrait ? portrait : landscape
    }
  }

  /// The id, such as `retina6_1`.
  package let id: String
  package let idiom: DeviceIdiom
  /// The number of pixels per point.
  package let scale: Double
  package let portraitClasses: SizeClasses
  package let landscapeClasses: SizeClasses
  /// The geometries in ascending order of their first build of Xcode. The first one applies from build 0 on.
  package let eras: [Geometry]

  /// All canvases, sorted by id.
  package static var all: [CanvasDevice] { table }

  /// The canvas with this id; nil for a canvas of another platform or of a newer Xcode.
  package static func named(_ id: String) -> CanvasDevice? {
    table.first { $0.id == id }
  }

  package func geometry(in era: CanvasEra) -> Geometry? {
    eras.last { $0.firstBuild <= era.build }
  }

  package func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    orientation == .portrait ? portraitClasses : landscapeClasses
  }
}

/// One row of the table that `CanvasEra` reads: the behavior of the canvas from a build of Xcode on.
struct CanvasProfile: Sendable {
  let firstBuild: Int
  let systemVersion: Double
  let controls: ControlGeneration
  let cellMargins: CellMargins
  let textSize: ContentSizeCategory
  let doublesInsets: Bool

  /// The profile before the first row of the table, which begins with build 0.
  static let earliest = CanvasProfile(
    firstBuild: 0, systemVersion: 9, controls: .ios7, cellMargins: CellMargins(vertical: 8, horizontal: 8),
    textSize: .large, doublesInsets: false)
}

/// The square canvas of Xcode 6 and 7, for documents without `<device>` (Measurements/Devices.md#no-device).
package enum GenericCanvas {
  /// The size in points.
  package static let size = Size(width: 600, height: 600)
  /// The number of pixels per point: frames are rounded to whole points.
  package static let scale = 1.0
  /// The safe area below a status bar, as on the home-button devices of that time
  /// (Measurements/SafeArea.md#status-bar).
  package static let safeArea = Insets(top: 20, left: 0, bottom: 0, right: 0)
}
