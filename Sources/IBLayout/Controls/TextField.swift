import IBContent
import IBModel

/// A text field's border determines its height, its text or placeholder determines its width.
///
/// Source: Measurements/Controls.md#text-field.
struct TextField: Control {
  let content: TextFieldContent

  // MARK: - Size

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let run = run(in: context)
    let width =
      run.text.isEmpty
      ? emptyWidth(run.font, in: context) : context.ceilToPixel(context.text.width(of: run.text, font: run.font))
    let line = context.text.lineHeight(run.font).rounded(.up)
    let metrics = context.metrics
    return switch content.border {
    case .rounded:
      IntrinsicSize(
        width: width + metrics.roundedFieldPadding,
        height: max(metrics.roundedFieldHeight, line + metrics.roundedFieldBorder))
    case .line: IntrinsicSize(width: width + metrics.plainFieldPadding, height: line + Self.lineBorderHeight)
    case .none: IntrinsicSize(width: width + metrics.plainFieldPadding, height: plainHeight(line: line, metrics))
    }
  }

  /// In the newer look, a field without text and placeholder is as wide as a space, rounded up to a whole point
  /// (Measurements/Controls.md#text-field).
  private func emptyWidth(_ font: Font, in context: IntrinsicContext) -> Double {
    guard context.metrics.emptyFieldHasSpace else { return 0 }
    return IBLayout.ceilToPixel(context.text.width(of: " ", font: font), scale: 1)
  }

  /// In the older look, a field without a border makes room for its clear button. In the newer look, it is a little
  /// higher than its line, unless it is a secure field. Later, a field without text has a least height instead
  /// (Measurements/Controls.md#text-field).
  private func plainHeight(line: Double, _ metrics: ControlMetrics) -> Double {
    if showsPlaceholder, let least = metrics.emptyFieldLeastHeight { return max(line, least) }
    let height = line + (content.input.isSecure ? 0 : metrics.plainFieldExtraHeight)
    return content.hasClearButton ? max(height, metrics.clearButtonHeight) : height
  }

  /// Source: Measurements/Controls.md#text-field (6 of 6).
  private static let lineBorderHeight = 9.0

  func isEstimated(in context: IntrinsicContext) -> Bool { context.text.isEstimated([run(in: context)]) }

  var isDrawnInStack: Bool { false }

  // MARK: - Text

  /// The text's box is centered (Measurements/Text.md#baselines).
  func baselines(in context: IntrinsicContext) -> Baselines? {
    let font = run(in: context).font
    let box = context.ceilToPixel(context.text.lineHeight(font))
    let baseline = Baseline(ofHeight: 0.5, constant: context.text.ascender(font) - box / 2)
    return Baselines(first: baseline, last: baseline)
  }

  /// The placeholder is compared with the whole frame, so text over the border does not count as overflow. A text scrolls
  /// when people edit it, and code or people replace it.
  func fittedText(in context: IntrinsicContext) -> FittedText? {
    guard showsPlaceholder else { return nil }
    let text = shownText(in: context)
    if let leastFontSize = content.leastFontSize, leastFontSize < text.runs[0].font.size { return nil }
    return text
  }

  /// The text or the placeholder at full size.
  func shownText(in context: IntrinsicContext) -> FittedText {
    var text = FittedText(runs: [run(in: context)])
    text.border = content.border == .rounded ? Self.textInsets.left + Self.textInsets.right : 0
    return text
  }

  func font(in context: IntrinsicContext) -> Font? { run(in: context).font }

  var label: String? { content.text ?? content.placeholder }

  private var showsPlaceholder: Bool { (content.text ?? "").isEmpty }

  /// The text, or the placeholder of a field without one.
  private func run(in context: IntrinsicContext) -> TextRun {
    let shown = showsPlaceholder ? content.placeholder : content.text
    return TextRun(text: shown ?? "", font: context.font(content.font, fallback: Self.defaultFont))
  }

  // MARK: - Drawing

  func shapes(in context: DrawingContext) -> [Shape] {
    // The border of one point is drawn inside the frame, not across its edge.
    let box = Rect(
      x: 0.5, y: 0.5, width: max(context.size.width - 1, 0), height: max(context.size.height - 1, 0))
    switch content.border {
    case .none: return []
    case .line: return [.box(box, stroke: context.palette.label)]
    case .rounded:
      let fill = context.background == nil ? context.palette.raisedBackground : nil
      return [.box(box, radius: context.fitting(Self.cornerRadius), fill: fill, stroke: context.palette.mark)]
    }
  }

  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: context.colors.color(content.color) ?? context.palette.label)
    if showsPlaceholder { style.color = context.palette.placeholder }
    style.alignment = content.alignment
    style.truncation = .tail
    let run = run(in: context.intrinsics)
    if let leastFontSize = content.leastFontSize, leastFontSize > 0, leastFontSize < run.font.size {
      style.leastScale = leastFontSize / run.font.size
    }
    return context.set([run], in: context.layoutBounds.inset(by: Self.textInsets), style)
  }

  var explainsItself: Bool { true }

  private static let cornerRadius = 5.0

  /// The space between border and text, about as in UITextField: half of `ControlMetrics.plainFieldPadding` or
  /// `roundedFieldPadding`.
  private static let textInsets = Insets(top: 0, left: 7, bottom: 0, right: 7)

  private static let defaultFont = Font.system(DefaultFontSize.textField)
}
