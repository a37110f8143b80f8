import IBModel
import IBSyntax

/// A text field is as high as its border asks and as wide as its text or placeholder.
///
/// Source: facts/layout/open/OPEN.md 3 and open/controls.json, textField.
enum TextFieldIntrinsics {
  static func size(of field: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let content = content(of: field, in: context).run
    let font = content.font
    let width = context.ceilToPixel(context.text.width(of: content.text, font: font))
    let line = context.text.lineHeight(font).rounded(.up)
    let metrics = context.metrics
    switch field[.borderStyle] {
    case "roundedRect":
      return IntrinsicSize(width: width + metrics.roundedFieldPadding, height: metrics.roundedFieldHeight)
    case "line", "bezel":
      return IntrinsicSize(width: width + metrics.plainFieldPadding, height: line + Self.lineBorderHeight)
    default:
      return IntrinsicSize(width: width + metrics.plainFieldPadding, height: line + metrics.plainFieldExtraHeight)
    }
  }

  /// The text, or the placeholder of a field without one.
  static func content(of field: ResolvedView, in context: IntrinsicContext) -> (run: TextRun, isPlaceholder: Bool) {
    let font = font(of: field, in: context)
    if let text = field.text(.text, key: "text"), !text.isEmpty { return (TextRun(text: text, font: font), false) }
    return (TextRun(text: field.text(.placeholder, key: "placeholder") ?? "", font: font), true)
  }

  /// The text's box stands in the middle (facts/layout/open/baselines.json).
  static func baselines(of field: ResolvedView, in context: IntrinsicContext) -> Baselines? {
    let font = font(of: field, in: context)
    let box = context.ceilToPixel(context.text.lineHeight(font))
    let baseline = Baseline(ofHeight: 0.5, constant: context.text.ascender(font) - box / 2)
    return Baselines(first: baseline, last: baseline)
  }

  private static func font(of field: ResolvedView, in context: IntrinsicContext) -> Font {
    context.font(field.child(key: "fontDescription"), fallback: Self.defaultFont)
  }

  /// UITextField's documented default is a 17-point system font; Interface Builder's own default writes 14 out.
  private static let defaultFont = Font.system(17)
  /// Source: facts/layout/open/controls.json, textField ("line h": ceil(lh) + 9, 6 of 6).
  private static let lineBorderHeight = 9.0
}
