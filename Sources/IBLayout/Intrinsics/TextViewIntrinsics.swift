import IBModel
import IBSyntax

/// A text view that does not scroll is as large as its text with its insets; one that scrolls has no natural size.
///
/// Source: facts/layout/intrinsic-sizes.json, textView (likely).
enum TextViewIntrinsics {
  static func size(of view: ResolvedView, wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard wraps(view) else { return .none }
    let font = context.font(view.child(key: "fontDescription"), fallback: Self.defaultFont)
    var runs = [TextRun(text: view.text(.text, key: "text") ?? "", font: font)]
    if let attributed = view.child(key: "attributedText"), attributed.name == .attributedString {
      runs = context.runs(attributed, fallback: font)
    }
    let size = context.text.size(of: runs, width: wrapWidth.map { $0 - Self.sidePadding }, maximumLines: 0)
    let height = max(size.height, context.text.lineHeight(font))
    return IntrinsicSize(
      width: context.ceilToPixel(size.width) + Self.sidePadding,
      height: context.ceilToPixel(height) + Self.verticalPadding)
  }

  /// Whether the height depends on the width that the layout gives.
  static func wraps(_ view: ResolvedView) -> Bool { view.flag(.scrollEnabled) == false }

  /// UITextView's documented default font size for plain text without one is the system's 12 points.
  private static let defaultFont = Font.system(12)
  /// A line fragment padding of 5 on each side.
  private static let sidePadding = 10.0
  /// A text container inset of 8 above and below.
  private static let verticalPadding = 16.0
}
