/// A device as Xcode's canvas shows it, by the id in a document's `<device>`.
package struct CanvasDevice: Hashable, Sendable {
  /// How it is shown from one build of Xcode on.
  package struct Geometry: Hashable, Sendable {
    package let firstBuild: Int
    /// The id of the device in the device table; nil for a canvas that is not a device.
    package let device: String?
    /// The screen in portrait, in points.
    package let portraitSize: Size
    /// The safe area of a root view without bars, in points, in portrait.
    package let portrait: Insets
    package let landscape: Insets

    package func size(_ orientation: Orientation) -> Size {
      orientation == .portrait ? portraitSize : portraitSize.turned
    }

    package func safeArea(_ orientation: Orientation) -> Insets {
      orientation == .portrait ? portrait : landscape
    }
  }

  /// Such as `retina6_1`.
  package let id: String
  package let idiom: DeviceIdiom
  /// Pixels per point.
  package let scale: Double
  package let portraitClasses: SizeClasses
  package let landscapeClasses: SizeClasses
  /// By the build they hold from, ascending, the first from build 0.
  package let eras: [Geometry]

  /// Every canvas, sorted by id.
  package static var all: [CanvasDevice] { table }

  /// The canvas with this id; nil for one of another platform or of a newer Xcode.
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
