import IBModel
import IBSyntax

/// A text view that does not scroll is as large as its text with its insets; one that scrolls has no natural size.
///
/// Source: facts/layout/intrinsic-sizes.json, textView (likely).
enum TextViewIntrinsics {
  static func size(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard wraps(view) else { return .none }
    let sides = Self.insets.left + Self.insets.right
    let size = context.text.size(
      of: runs(of: view, in: context), width: wrapWidth.map { $0 - sides }, maximumLines: 0)
    let height = max(size.height, context.text.lineHeight(font(of: view, in: context)))
    return IntrinsicSize(
      width: context.ceilToPixel(size.width) + sides,
      height: context.ceilToPixel(height) + Self.insets.top + Self.insets.bottom)
  }

  static func runs(of view: ResolvedView, in context: IntrinsicContext) -> [TextRun] {
    let font = font(of: view, in: context)
    if let attributed = view.child(key: "attributedText"), attributed.name == .attributedString {
      return context.runs(attributed, fallback: font)
    }
    return [TextRun(text: view.text(.text, key: "text") ?? "", font: font)]
  }

  private static func font(of view: ResolvedView, in context: IntrinsicContext) -> Font {
    context.font(view.child(key: "fontDescription"), fallback: Self.defaultFont)
  }

  /// Whether the height depends on the width that the layout gives.
  static func wraps(_ view: ResolvedView) -> Bool { view.flag(.scrollEnabled) == false }

  /// UITextView's documented default font size for plain text without one is the system's 12 points.
  private static let defaultFont = Font.system(12)
  /// A line fragment padding of 5 on each side, a text container inset of 8 above and below.
  static let insets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}
