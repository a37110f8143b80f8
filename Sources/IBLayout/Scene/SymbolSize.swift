import IBModel

/// The estimated size of an SF Symbol: the document stores only the aspect of its master drawing.
///
/// Source: Measurements/Symbols.md#size. The sizes are approximate: the ratio of the height at 17 pt to the stored
/// height runs from 0.129 to 0.208 over 23 symbols; the median is used here.
enum SymbolSize {
  static func size(of image: ImageReference, in context: IntrinsicContext) -> Size? {
    guard let master = context.scene.document.symbolSizes[image.name] else { return nil }
    let longest = max(master.width, master.height)
    guard longest > 0 else { return nil }
    // Older files store a master of 64 or 32 units; the aspect is the same.
    let unit = Self.medianShare * Self.masterUnits / longest
    let factor =
      context.text.estimates.symbols * unit * (image.symbolPointSize ?? Self.defaultPointSize) / Self.defaultPointSize
      * (Self.scaleFactors[image.symbolScale ?? "medium"] ?? 1)
    return Size(
      width: context.ceilToPixel(master.width * factor), height: context.ceilToPixel(master.height * factor))
  }

  private static let masterUnits = 128.0
  private static let defaultPointSize = 17.0
  private static let medianShare = 0.157
  /// Source: Measurements/Symbols.md#size (0.1525 medium, 0.203 large; small from one sample, 14 where medium is 20).
  private static let scaleFactors = ["small": 0.72, "medium": 1, "default": 1, "large": 1.33]
}
