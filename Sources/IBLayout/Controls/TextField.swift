import IBModel
import IBSyntax

/// A text field's height is that of its border, its width that of its text or placeholder.
///
/// Source: Measurements/Controls.md#text-field.
struct TextField: Control {
  private enum Border { case none, line, rounded }

  /// Nil if the file has none.
  private let text: String?
  private let placeholder: String?
  private let fontAttributes: FontAttributes?
  private let border: Border
  /// Whether it hides what is typed.
  private let isSecure: Bool
  private let hasClearButton: Bool
  /// The size in points down to which the font shrinks to fit; nil for one that does not shrink.
  private let leastFontSize: Double?
  private let color: ContentColor?
  private let alignment: SetText.Alignment

  init(_ source: ContentSource) {
    text = source.text(.text, key: "text")
    placeholder = source.text(.placeholder, key: "placeholder")
    fontAttributes = source.font
    border =
      switch source[.borderStyle] {
      case "roundedRect": .rounded
      case "line", "bezel": .line
      default: .none
      }
    isSecure = source.child(key: "textInputTraits")?.flag(.secureTextEntry) == true
    hasClearButton = source[.clearButtonMode].map { $0 != "never" } ?? false
    leastFontSize = source.flag(.adjustsFontSizeToFit) == false ? nil : source.number(.minimumFontSize) ?? 0
    color = source.color(key: "textColor")
    alignment = source.textAlignment
  }

  // MARK: - Size

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let content = run(in: context)
    let width =
      content.text.isEmpty
      ? emptyWidth(content.font, in: context)
      : context.ceilToPixel(context.text.width(of: content.text, font: content.font))
    let line = context.text.lineHeight(content.font).rounded(.up)
    let metrics = context.metrics
    return switch border {
    case .rounded:
      IntrinsicSize(
        width: width + metrics.roundedFieldPadding,
        height: max(metrics.roundedFieldHeight, line + metrics.roundedFieldBorder))
    case .line: IntrinsicSize(width: width + metrics.plainFieldPadding, height: line + Self.lineBorderHeight)
    case .none: IntrinsicSize(width: width + metrics.plainFieldPadding, height: plainHeight(line: line, metrics))
    }
  }

  /// From the newer look on a field without text and placeholder is as wide as a space, rounded up to a whole point
  /// (Measurements/Controls.md#text-field).
  private func emptyWidth(_ font: Font, in context: IntrinsicContext) -> Double {
    guard context.metrics.emptyFieldHasSpace else { return 0 }
    return IBLayout.ceilToPixel(context.text.width(of: " ", font: font), scale: 1)
  }

  /// A field without a border makes room for its clear button in the older look, and in the newer one it is a little
  /// higher than its line unless it hides what is typed (Measurements/Controls.md#text-field).
  private func plainHeight(line: Double, _ metrics: ControlMetrics) -> Double {
    let height = line + (isSecure ? 0 : metrics.plainFieldExtraHeight)
    return hasClearButton ? max(height, metrics.clearButtonHeight) : height
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

  /// The text or the placeholder is compared with the whole frame, so the border is not counted as overflow.
  func fittedText(in context: IntrinsicContext) -> FittedText? {
    let run = run(in: context)
    if let leastFontSize, leastFontSize < run.font.size { return nil }
    return FittedText(runs: [run])
  }

  func font(in context: IntrinsicContext) -> Font? { run(in: context).font }

  var label: String? { text ?? placeholder }

  private var showsPlaceholder: Bool { (text ?? "").isEmpty }

  /// The text, or the placeholder of a field without one.
  private func run(in context: IntrinsicContext) -> TextRun {
    let shown = showsPlaceholder ? placeholder : text
    return TextRun(text: shown ?? "", font: context.font(fontAttributes, fallback: Self.defaultFont))
  }

  // MARK: - Drawing

  func shapes(in context: DrawingContext) -> [Shape] {
    let line = context.palette.mark
    // A border of one point is inside the frame, not across its edge.
    let box = Rect(
      x: 0.5, y: 0.5, width: max(context.size.width - 1, 0), height: max(context.size.height - 1, 0))
    switch border {
    case .none: return []
    case .line: return [.box(box, stroke: line)]
    case .rounded:
      let fill = context.background == nil ? context.palette.raisedBackground : nil
      return [.box(box, radius: context.fitting(Self.cornerRadius), fill: fill, stroke: line)]
    }
  }

  func text(in context: DrawingContext) -> SetText? {
    var style = TextSetter.Style(color: context.colors.color(color) ?? context.palette.label)
    if showsPlaceholder { style.color = context.palette.placeholder }
    style.alignment = alignment
    style.truncation = .tail
    let run = run(in: context.intrinsics)
    if let leastFontSize, leastFontSize > 0, leastFontSize < run.font.size {
      style.leastScale = leastFontSize / run.font.size
    }
    return context.set([run], in: context.layoutBounds.inset(by: Self.textInsets), style)
  }

  var explainsItself: Bool { true }

  private static let cornerRadius = 5.0

  /// The space beside the text inside the border, about as in UITextField: half of `ControlMetrics.plainFieldPadding`
  /// or `roundedFieldPadding`.
  private static let textInsets = Insets(top: 0, left: 7, bottom: 0, right: 7)

  private static let defaultFont = Font.system(DefaultFontSize.textField)
}
