import IBModel
import IBSyntax

/// The content insets of a view that scrolls.
struct ScrollContent: Sendable {
  /// UIScrollView.ContentInsetAdjustmentBehavior.
  enum Adjustment: Hashable, Sendable { case automatic, scrollableAxes, never, always }

  /// In points.
  let contentInset: Insets
  let adjustment: Adjustment
  let alwaysBouncesHorizontally: Bool
  let alwaysBouncesVertically: Bool

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
