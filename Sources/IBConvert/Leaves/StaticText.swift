import IBLayout
import IBModel
import IBSyntax
import ProposalLayout

/// A text view that neither scrolls nor is edited is a `Text` with the text view's insets around it
/// (Measurements/SwiftUI.md#static-text).
enum StaticText {
  static let insets = EdgeInsets(
    top: TextViewInsets.text.top, leading: TextViewInsets.text.left, bottom: TextViewInsets.text.bottom,
    trailing: TextViewInsets.text.right)

  /// What the insets take of a length.
  static func taken(_ axis: Axis) -> Double {
    insets[.start(of: axis)] + insets[.end(of: axis)]
  }
}

extension Document.View {
  /// Whether people can read its text and not change it.
  var isReadOnlyText: Bool { kind == .textView && element[.editable] == "NO" }

  var isStaticText: Bool { isReadOnlyText && element[.scrollEnabled] == "NO" }
}
