import IBModel
import IBSyntax

/// A label is as large as its text: up to the next pixel on both axes, nothing where there is no text.
///
/// Source: facts/layout/RULES.md e, facts/layout/text/TEXT.md, facts/layout/open/OPEN.md 8.
enum LabelIntrinsics {
  /// Source: facts/layout/text-heights.json, fontDescription ("pointSize absent/0 = 17").
  static let defaultFont = Font.system(17)

  static func size(of label: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let lines = lineLimit(of: label)
    let width = preferredWidth(of: label) ?? wrapWidth
    let runs = runs(of: label, in: context)
    let size = context.text.size(
      of: runs, width: lines == 1 ? nil : width, maximumLines: lines, avoidsOrphans: avoidsOrphans(label, in: context))
    return IntrinsicSize(
      width: context.ceilToPixel(size.width), height: context.ceilToPixel(size.height))
  }

  /// Whether the height depends on the width that the layout gives.
  static func wraps(_ label: ResolvedView) -> Bool {
    lineLimit(of: label) != 1 && preferredWidth(of: label) == nil
  }

  static func baselines(of label: ResolvedView, in context: IntrinsicContext) -> Baselines? {
    let font = font(of: label, in: context)
    return Baselines(
      first: Baseline(ofHeight: 0, constant: context.text.ascender(font)),
      last: Baseline(ofHeight: 1, constant: -context.text.descender(font)))
  }

  static func font(of label: ResolvedView, in context: IntrinsicContext) -> Font {
    context.font(label.child(key: "fontDescription"), fallback: defaultFont)
  }

  static func runs(of label: ResolvedView, in context: IntrinsicContext) -> [TextRun] {
    let font = font(of: label, in: context)
    if let attributed = label.child(key: "attributedText"), attributed.name == .attributedString {
      return context.runs(attributed, fallback: font)
    }
    return [TextRun(text: label.text(.text, key: "text") ?? "", font: font)]
  }

  /// Zero stands for any number of lines; a label without the attribute has one.
  static func lineLimit(of label: ResolvedView) -> Int {
    label.number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
  }

  /// UILabel does from iOS 14 on, the release of the variable system font, unless attributes say how lines break
  /// (UILabel.lineBreakStrategy, documented).
  static func avoidsOrphans(_ label: ResolvedView, in context: IntrinsicContext) -> Bool {
    context.text.era == .variable && label.child(key: "attributedText") == nil
  }

  /// A width typed into Xcode's inspector, which takes the place of the automatic one.
  private static func preferredWidth(of label: ResolvedView) -> Double? {
    guard let width = label.number(.preferredMaxLayoutWidth), width > 0 else { return nil }
    return label.flag(.useAutomaticPreferredMaxLayoutWidth) == true ? nil : width
  }
}
