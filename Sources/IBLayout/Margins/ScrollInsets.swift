import IBModel
import IBSyntax

/// The inset that a scroll view adds to its content.
///
/// Source: mission row T1 (`adjustedContentInset = contentInset + system inset`).
enum ScrollInsets {
  /// Points; `safeArea` is the scroll view's own.
  static func adjusted(_ view: ResolvedView, safeArea: Insets) -> Insets {
    view[.contentInsetAdjustmentBehavior] == "never" ? .zero : safeArea
  }
}
