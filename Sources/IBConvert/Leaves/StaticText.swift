import IBContent
import IBModel

/// A text view that neither scrolls nor can be edited: a `Text` with the text view's insets
/// (Measurements/SwiftUI.md#static-text).
enum StaticText {
  static let insets = EdgeInsets(
    top: TextViewContent.insets.top, leading: TextViewContent.insets.left, bottom: TextViewContent.insets.bottom,
    trailing: TextViewContent.insets.right)

  static func taken(_ axis: Axis) -> Double {
    insets[.start(of: axis)] + insets[.end(of: axis)]
  }
}

extension Document {
  func view(at index: Int?) -> View? { index.flatMap { views.indices.contains($0) ? views[$0] : nil } }

  func textView(_ view: View) -> TextViewContent? {
    guard view.kind == .textView, case .textView(let content) = properties(of: view).control else { return nil }
    return content
  }

  /// The text of a label without attributed text; nil for any other view.
  func plainText(of view: View) -> String? {
    guard view.kind == .label, case .label(let content) = properties(of: view).control else { return nil }
    return content.text.plain
  }

  /// The text of a label or the title of a button; nil without one.
  func shownText(of view: View) -> String? {
    if case .button(let button) = properties(of: view).control { return button.shownTitle.plain }
    return plainText(of: view)
  }
}

extension String {
  /// Whether code surely sets another text of an outlet: this one is of a new view, or has no letters.
  var isSampleText: Bool {
    ObjectWords.textsOfNewObjects.contains(self) || !contains(where: \.isLetter)
      || lowercased().hasPrefix("lorem ipsum")
  }
}
