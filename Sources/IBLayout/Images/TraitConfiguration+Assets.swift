package import IBAssets
import IBModel

extension TraitConfiguration {
  /// The traits that select an entry of a set.
  ///
  /// On the canvas, size classes do not count, and dark is the only appearance that does
  /// (Measurements/Assets.md#canvas-environment). Memory, graphics and gamut of devices are not modeled: none of the
  /// 5,888 counted image sets uses them (Measurements/Assets.md#slots).
  package var assetTraits: AssetTraits {
    let isCanvas = canvasEra != nil
    var traits = AssetTraits(idiom: idiom == .phone ? "iphone" : "ipad", scale: Int(exactly: scale.rounded()) ?? 2)
    if !isCanvas {
      traits.horizontal = horizontal
      traits.vertical = vertical
    }
    traits.style = style == .dark ? .dark : isCanvas ? nil : .light
    traits.isHighContrast = contrast == .high
    traits.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    traits.subtype = screenSubtype
    return traits
  }

  /// The catalog's name of the device's screen; nil for a screen without one.
  ///
  /// Source: Measurements/Assets.md#subtypes: the names are heights in pixels, and `retina4` is the first of them, 320
  /// x 568 points.
  private var screenSubtype: String? {
    guard let screen = device.flatMap(Device.named)?.portraitSize else { return nil }
    switch (screen.height, scale) {
    case (568, _): return "retina4"
    case (667, _): return "667h"
    case (736, _): return "736h"
    case (812, _): return "2436h"
    case (896, 2): return "1792h"
    case (896, 3): return "2688h"
    case (1366, _): return "1366h"
    default: return nil
    }
  }
}
