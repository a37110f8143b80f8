import IBModel
import IBSyntax

/// The position of a safe area guide among the children of its view, which depends on the Xcode that wrote the file.
///
/// Source: Measurements/Migration.md#guide-position; Measurements/Format.md#child-order.
struct GuidePlacement {
  private let standsHigh: Bool

  /// - Parameter tools: the Interface Builder that saved the document; most versions that support safe areas place
  ///   guides high.
  init(_ tools: ToolsVersion) { standsHigh = tools.placesGuidesHigh }

  /// The last child that precedes the guide; nil if the guide comes first.
  func predecessor(in view: XMLElement) -> XMLElement? {
    var last: XMLElement?
    for child in view.children where standsBefore(child) { last = child }
    return last
  }

  private func standsBefore(_ child: XMLElement) -> Bool {
    Self.isFrameOrContent(child) || (!standsHigh && Self.belongsToEveryView(child))
  }

  private static func isFrameOrContent(_ child: XMLElement) -> Bool {
    switch child.tag {
    case "autoresizingMask", "userGuides", "subviews", "animations": true
    case "rect", "frame": ["frame", "frameInset"].contains(child[.key])
    default: child.equals(.key, "contentView")
    }
  }

  /// Children of `UIView` itself that come after the subviews, before those of subclasses.
  private static func belongsToEveryView(_ child: XMLElement) -> Bool {
    switch child.tag {
    case "accessibility", "gestureRecognizers", "constraints", "edgeInsets", "directionalEdgeInsets": return true
    case "color", "nil", "inset":
      let keys = ["backgroundColor", "tintColor", "insetFor6xAndEarlier"]
      if keys.contains(child[.key] ?? "") { return true }
    default: break
    }
    return child[.key]?.hasPrefix("simulated") ?? false
  }
}
