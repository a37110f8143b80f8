package import IBModel
import IBSyntax

package struct ScrollContent: Sendable {
  /// See UIScrollView.ContentInsetAdjustmentBehavior.
  package enum Adjustment: Hashable, Sendable { case automatic, scrollableAxes, never, always }

  /// The insets in points.
  package let contentInset: Insets
  package let adjustment: Adjustment
  package let alwaysBouncesHorizontally: Bool
  package let alwaysBouncesVertically: Bool

  init(_ source: ContentSource) {
    contentInset = source.child(key: "contentInset").map(Insets.init(edges:)) ?? .zero
    alwaysBouncesHorizontally = source.flag(.alwaysBounceHorizontal) == true
    alwaysBouncesVertically = source.flag(.alwaysBounceVertical) == true
    switch source[.contentInsetAdjustmentBehavior] {
    case "never": adjustment = .never
    case "always": adjustment = .always
    case "scrollableAxes": adjustment = .scrollableAxes
    default: adjustment = .automatic
    }
  }
}
