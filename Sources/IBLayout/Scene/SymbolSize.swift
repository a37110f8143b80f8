import IBContent
import IBModel

/// The estimated size of an SF Symbol, of which the document stores only the aspect ratio of the master drawing.
///
/// Source: Measurements/Symbols.md#size. The sizes are approximate: the ratio of the height at 17 pt to the stored
/// height ranges from 0.129 to 0.208 for 23 symbols. Keyline uses the median.
enum SymbolSize {
  static func size(of image: ImageReference, in context: IntrinsicContext) -> Size? {
    guard let master = context.scene.document.symbolSizes[image.name] else { return nil }
    let longest = max(master.width, master.height)
    guard longest > 0 else { return nil }
    // Older files store a master of 64 or 32 units with the same aspect ratio.
    let unit = Self.medianShare * Self.masterUnits / longest
    let factor =
      context.text.estimates.symbols * unit * (image.symbolPointSize ?? Self.defaultPointSize) / Self.defaultPointSize
      * (Self.scaleFactors[image.symbolScale ?? "medium"] ?? 1)
    return Size(
      width: context.ceilToPixel(master.width * factor), height: context.ceilToPixel(master.height * factor))
  }

  /// The size of a symbol without a configuration, from the table; nil for any other symbol. The height is the glyph's.
  static func known(_ image: ImageReference) -> Size? {
    image.isSymbol && !image.isConfigured ? SymbolTable.shared.size(of: image.name) : nil
  }

  /// The height of the alignment rect of a symbol without a configuration: the ascent and the descent of its font, each
  /// rounded to a pixel (Measurements/Symbols.md#frame: 20 at @2x, 20.33 at @3x).
  static func alignmentHeight(scale: Double) -> Double {
    roundToPixel(SystemFontTables.ascender * defaultPointSize, scale)
      + roundToPixel(SystemFontTables.descender * defaultPointSize, scale)
  }

  /// How far the frame of a symbol without a configuration extends beyond its alignment rect, in points. The symbol is
  /// centered on the font's capital letters; the rect ends a descent below the baseline.
  ///
  /// Source: Measurements/Symbols.md#place.
  static func insets(height: Double, scale: Double) -> Insets {
    let below = roundToPixel((height - capHeight * defaultPointSize) / 2, scale)
    let bottom = below - roundToPixel(SystemFontTables.descender * defaultPointSize, scale)
    return Insets(top: height - alignmentHeight(scale: scale) - bottom, left: 0, bottom: bottom, right: 0)
  }

  private static func roundToPixel(_ length: Double, _ scale: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// The height of the system font's capital letters, in em (Measurements/Symbols.md#place).
  static let capHeight = 0.7046
  private static let masterUnits = 128.0
  private static let defaultPointSize = 17.0
  private static let medianShare = 0.157
  /// Source: Measurements/Symbols.md#size (0.1525 medium, 0.203 large; small from one sample, 14 where medium is 20).
  private static let scaleFactors = ["small": 0.72, "medium": 1, "default": 1, "large": 1.33]
}
