import IBModel
import IBSyntax

/// The inset that a scroll view adds to its content.
///
/// Source: mission row T1: `adjustedContentInset = contentInset + system inset`, and UIKit's documentation of
/// UIScrollView.ContentInsetAdjustmentBehavior.
enum ScrollInsets {
  /// Points; `safeArea` is the scroll view's own, `content` its content size where that is known.
  static func adjusted(
    _ view: ResolvedView, safeArea: Insets, frame: Size, content: Size?, in configuration: TraitConfiguration
  ) -> Insets {
    let own = contentInset(view)
    let release = configuration.canvasEra?.systemRelease ?? configuration.systemRelease
    guard release.hasSafeAreas else { return own }
    switch view[.contentInsetAdjustmentBehavior] {
    case "never": return own
    case "always": return own + safeArea
    case "scrollableAxes":
      return own + sides(of: safeArea, view, frame, content) + ends(of: safeArea, view, frame, content)
    default:
      // Automatic adjusts the ends always, the sides where the content scrolls sideways.
      let ends = Insets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
      return own + ends + sides(of: safeArea, view, frame, content)
    }
  }

  private static func contentInset(_ view: ResolvedView) -> Insets {
    guard let inset = view.child(key: "contentInset") else { return .zero }
    return Insets(
      top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
      right: inset.number(.maxX) ?? 0)
  }

  private static func sides(of safeArea: Insets, _ view: ResolvedView, _ frame: Size, _ content: Size?) -> Insets {
    let scrolls = view.flag(.alwaysBounceHorizontal) == true || content.map { $0.width > frame.width } ?? false
    return scrolls ? Insets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right) : .zero
  }

  private static func ends(of safeArea: Insets, _ view: ResolvedView, _ frame: Size, _ content: Size?) -> Insets {
    let scrolls = view.flag(.alwaysBounceVertical) == true || content.map { $0.height > frame.height } ?? false
    return scrolls ? Insets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0) : .zero
  }
}
