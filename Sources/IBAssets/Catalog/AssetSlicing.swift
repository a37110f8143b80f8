package import IBModel
import IBSource

/// The parts of an image whose middle may stretch. Lengths are in pixels of the image.
package struct AssetSlicing: Hashable, Sendable {
  /// The parts at the edges, which keep their size.
  package var caps: Insets
  /// The width of the middle; nil if the mode does not cut this axis, or the file does not contain the width.
  package var centerWidth: Double?
  package var centerHeight: Double?

  /// Reads `resizing`; nil for an unknown mode. Older versions of Xcode write `capInsets`.
  init?(_ resizing: JSONValue) {
    guard let mode = resizing["mode"]?.text, let axes = Self.axes[mode] else { return nil }
    let insets = resizing["cap-insets"] ?? resizing["capInsets"]
    caps = Insets(pixels: insets)
    centerWidth = axes.horizontal ? resizing["center"]?["width"]?.number : nil
    centerHeight = axes.vertical ? resizing["center"]?["height"]?.number : nil
  }

  private static let axes = [
    "9-part": (horizontal: true, vertical: true), "3-part-horizontal": (horizontal: true, vertical: false),
    "3-part-vertical": (horizontal: false, vertical: true),
  ]
}

extension Insets {
  /// Reads an object with four sides. A missing side is 0.
  init(pixels sides: JSONValue?) {
    self.init(
      top: sides?["top"]?.number ?? 0, left: sides?["left"]?.number ?? 0, bottom: sides?["bottom"]?.number ?? 0,
      right: sides?["right"]?.number ?? 0)
  }
}
