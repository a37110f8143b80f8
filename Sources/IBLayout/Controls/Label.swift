import IBModel
import IBSyntax

/// A label has the size of its text, rounded up to the next pixel on both axes, on some canvases to the next point;
/// without text its size is zero.
///
/// Source: Measurements/Text.md#line-height, #multi-line, #model, #early-labels and #baselines.
struct Label: Control {
  private let text: TextContent
  private let fontAttributes: FontAttributes?
  /// Zero means any number of lines; a label without the attribute has one.
  private let maximumLines: Int
  /// A preferred width entered in Xcode's inspector; nil for the automatic one.
  private let preferredWidth: Double?
  /// Whether the file has an `attributedText`, even an empty one.
  private let hasAttributedText: Bool
  /// Whether the text may shrink to fit. Only a flag of NO rules it out: without the flag, a minimum size or scale makes
  /// the text shrink too.
  private let shrinks: Bool
  private let color: ContentColor?
  private let alignment: SetText.Alignment
  private let truncation: TextSetter.Truncation
  /// The size in points, or the part of the size, down to which the font shrinks to fit; nil for one that does not.
  private let leastFontSize: Double?
  private let leastScale: Double?

  init(_ source: ContentSource) {
    text = TextContent(source)
    fontAttributes = source.font
    maximumLines = source.number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
    let width = source.number(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil }
    preferredWidth = source.flag(.useAutomaticPreferredMaxLayoutWidth) == true ? nil : width
    hasAttributedText = source.child(key: "attributedText") != nil
    shrinks = source.flag(.adjustsFontSizeToFit) != false
    color = text.attributed?.color ?? source.color(key: "textColor")
    alignment = text.attributed?.alignment ?? source.textAlignment
    // UILabel's documented default is to truncate the tail.
    truncation = .init(word: source[.lineBreakMode] ?? "tailTruncation") ?? .clip
    leastFontSize = shrinks ? source.number(.minimumFontSize) : nil
    leastScale = shrinks ? source.number(.minimumScaleFactor) : nil
  }

  // MARK: - Size

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let width = maximumLines == 1 ? nil : preferredWidth ?? wrapWidth
    let size = context.text.size(
      of: runs(in: context), width: width, maximumLines: maximumLines, avoidsOrphans: avoidsOrphans(in: context))
    return IntrinsicSize(width: context.ceilToPixel(size.width), height: context.ceilToPixel(size.height))
  }

  var wraps: Bool { maximumLines != 1 && preferredWidth == nil }

  func isEstimated(in context: IntrinsicContext) -> Bool { context.text.isEstimated(runs(in: context)) }

  /// A label of several lines without text has no intrinsic length instead (2 of 2 stored frames).
  var isEmpty: Bool { maximumLines == 1 && (text.plain ?? "").isEmpty && !hasAttributedText }

  var isDrawnInStack: Bool { isEmpty }

  var mayBeWholePoints: Bool { maximumLines == 1 }

  func isInWholePoints(in context: IntrinsicContext) -> Bool {
    guard context.configuration.canvasEra?.hasWholePointLabels == true, mayBeWholePoints, !hasAttributedText else {
      return false
    }
    let font = context.font(fontAttributes, fallback: Self.defaultFont)
    guard case .system = font.family else { return false }
    return font.size == Self.defaultFont.size
  }

  // MARK: - Text

  func baselines(in context: IntrinsicContext) -> Baselines? {
    let font = context.font(fontAttributes, fallback: Self.defaultFont)
    return Baselines(
      first: Baseline(ofHeight: 0, constant: context.text.ascender(font)),
      last: Baseline(ofHeight: 1, constant: -context.text.descender(font)))
  }

  func fittedText(in context: IntrinsicContext) -> FittedText? {
    shrinks ? nil : FittedText(runs: runs(in: context), wraps: maximumLines != 1, judgesHeight: true)
  }

  func font(in context: IntrinsicContext) -> Font? { runs(in: context).first?.font }

  var label: String? { text.plain }

  private func runs(in context: IntrinsicContext) -> [TextRun] {
    context.runs(text, font: context.font(fontAttributes, fallback: Self.defaultFont))
  }

  /// UILabel does so from iOS 14 on, and on the canvas from Xcode 11.4 on, unless attributes set a line break mode
  /// (UILabel.lineBreakStrategy, documented).
  private func avoidsOrphans(in context: IntrinsicContext) -> Bool {
    context.configuration.avoidsOrphans && !hasAttributedText
  }

  // MARK: - Drawing

  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: context.colors.color(color) ?? context.palette.label)
    style.alignment = alignment
    style.maximumLines = maximumLines
    style.avoidsOrphans = avoidsOrphans(in: context.intrinsics)
    style.truncation = truncation
    let runs = runs(in: context.intrinsics)
    style.leastScale = scale(of: runs.first?.font.size ?? 0)
    return context.set(runs, in: context.layoutBounds, style)
  }

  /// How much a font may shrink, as a part of its size; 1 for not at all.
  private func scale(of size: Double) -> Double {
    if let leastScale, leastScale > 0 { return min(leastScale, 1) }
    guard let leastFontSize, leastFontSize > 0, size > leastFontSize else { return 1 }
    return leastFontSize / size
  }

  static let defaultFont = Font.system(DefaultFontSize.label)
}
