import IBContent
import IBModel

/// A label has the size of its text, rounded up to the next pixel on both axes (on some canvases, to the next point).
/// Without text, its size is zero.
///
/// Source: Measurements/Text.md#line-height, #multi-line, #model, #whole-points and #baselines.
struct Label: Control {
  let content: LabelContent

  // MARK: - Size

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let width = content.maximumLines == 1 ? nil : content.preferredWidth ?? wrapWidth
    let size = context.text.size(
      of: runs(in: context), width: width, maximumLines: content.maximumLines,
      avoidsOrphans: avoidsOrphans(in: context))
    return IntrinsicSize(width: context.ceilToPixel(size.width), height: context.ceilToPixel(size.height))
  }

  var wraps: Bool { content.maximumLines != 1 && content.preferredWidth == nil }

  func isEstimated(in context: IntrinsicContext) -> Bool { context.text.isEstimated(runs(in: context)) }

  /// An empty label of several lines has no intrinsic length instead of zero (2 of 2 stored frames).
  var isEmpty: Bool {
    content.maximumLines == 1 && (content.text.plain ?? "").isEmpty && !content.hasAttributedText
  }

  /// Source: Measurements/StackViews.md#empty-content.
  var usualEmptySize: IntrinsicSize { IntrinsicSize(width: 50, height: 50) }

  var isDrawnInStack: Bool { isEmpty }

  var mayBeWholePoints: Bool { content.maximumLines == 1 }

  func isInWholePoints(in context: IntrinsicContext) -> Bool {
    guard context.isCanvas, mayBeWholePoints, !content.hasAttributedText, content.font?.style == nil else {
      return false
    }
    let font = context.font(content.font, fallback: Self.defaultFont)
    guard case .system = font.family else { return false }
    return font.size == Self.defaultFont.size
  }

  // MARK: - Text

  func baselines(in context: IntrinsicContext) -> Baselines? {
    let font = context.font(content.font, fallback: Self.defaultFont)
    return Baselines(
      first: Baseline(ofHeight: 0, constant: context.text.ascender(font)),
      last: Baseline(ofHeight: 1, constant: -context.text.descender(font)))
  }

  func fittedText(in context: IntrinsicContext) -> FittedText? { content.shrinks ? nil : shownText(in: context) }

  /// The text in its full size, also if it may shrink.
  func shownText(in context: IntrinsicContext) -> FittedText {
    FittedText(
      runs: runs(in: context), wraps: content.maximumLines != 1, tightens: content.tightens,
      maximumLines: content.maximumLines, judgesHeight: true)
  }

  func font(in context: IntrinsicContext) -> Font? { runs(in: context).first?.font }

  var label: String? { content.text.plain }

  private func runs(in context: IntrinsicContext) -> [TextRun] {
    context.runs(content.text, font: context.font(content.font, fallback: Self.defaultFont))
  }

  /// UILabel does so from iOS 14 on, and on the canvas from Xcode 11.4 on, unless attributes set a line break mode
  /// (UILabel.lineBreakStrategy, documented).
  private func avoidsOrphans(in context: IntrinsicContext) -> Bool {
    context.configuration.avoidsOrphans && !content.hasAttributedText
  }

  // MARK: - Drawing

  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: context.colors.color(content.color) ?? context.palette.label)
    style.alignment = content.alignment
    style.isUnderlined = content.text.isUnderlined
    style.maximumLines = content.maximumLines
    style.avoidsOrphans = avoidsOrphans(in: context.intrinsics)
    style.truncation = .init(content.lineBreakMode)
    let runs = runs(in: context.intrinsics)
    style.leastScale = scale(of: runs.first?.font.size ?? 0)
    return context.set(runs, in: context.layoutBounds, style)
  }

  /// The smallest size to which a font may shrink, as a share of its size; 1 if it may not shrink.
  private func scale(of size: Double) -> Double {
    if let leastScale = content.leastScale, leastScale > 0 { return min(leastScale, 1) }
    guard let leastFontSize = content.leastFontSize, leastFontSize > 0, size > leastFontSize else { return 1 }
    return leastFontSize / size
  }

  static let defaultFont = Font.system(DefaultFontSize.label)
}
