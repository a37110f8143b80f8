import IBContent
import IBModel

/// A text view that does not scroll has the size of its text and insets. A text view that scrolls has no intrinsic
/// size.
///
/// Source: Measurements/Controls.md#text-view (likely).
struct TextView: Control {
  let content: TextViewContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard !content.scrolls else { return .none }
    let size = textSize(width: wrapWidth, in: context)
    let font = context.font(content.font, fallback: Self.defaultFont)
    let line = context.text.lineHeight(font)
    // Each line is as high as the style's leading, the last one too (Measurements/Controls.md#text-view).
    let height =
      max(size.height, line) + (content.text.attributed == nil ? max(context.text.linePitch(font) - line, 0) : 0)
    return IntrinsicSize(
      width: context.ceilToPixel(size.width) + Self.sides,
      height: context.ceilToPixel(height) + Self.insets.top + Self.insets.bottom)
  }

  var wraps: Bool { !content.scrolls }

  /// The height of the text with its insets, in points.
  func textHeight(width: Double, in context: IntrinsicContext) -> Double {
    textSize(width: max(Self.sides, width), in: context).height + Self.insets.top + Self.insets.bottom
  }

  /// Without its insets.
  ///
  /// - Parameter width: of the view; nil for a text in one line.
  private func textSize(width: Double?, in context: IntrinsicContext) -> Size {
    context.text.size(of: runs(in: context), width: width.map { $0 - Self.sides }, maximumLines: 0)
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { context.text.isEstimated(runs(in: context)) }

  func font(in context: IntrinsicContext) -> Font? { runs(in: context).first?.font }

  var label: String? { content.text.plain }

  private func runs(in context: IntrinsicContext) -> [TextRun] {
    context.runs(content.text, font: context.font(content.font, fallback: Self.defaultFont))
  }

  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: context.colors.color(content.color) ?? context.palette.label)
    style.alignment = content.alignment
    style.isUnderlined = content.text.isUnderlined
    style.maximumLines = 0
    style.verticalAlignment = .top
    let insets = Self.insets + context.contentInset
    return context.set(runs(in: context.intrinsics), in: context.layoutBounds.inset(by: insets), style)
  }

  private static let defaultFont = Font.system(DefaultFontSize.textView)
  private static let insets = TextViewContent.insets
  private static let sides = insets.left + insets.right
}
