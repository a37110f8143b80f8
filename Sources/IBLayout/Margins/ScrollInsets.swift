import IBModel
import IBSyntax

/// The inset that a scroll view adds to its content (step 4 of ScrollViews.md).
///
/// Source: mission row T1: `adjustedContentInset = contentInset + system inset`, and UIKit's documentation of
/// UIScrollView.ContentInsetAdjustmentBehavior.
enum ScrollInsets {
  /// Points; `safeArea` is the scroll view's own, `content` its content size where that is known.
  static func adjusted(
    _ index: Int, in scene: ResolvedScene, guides: GuideInsets, frame: Size, content: Size?
  ) -> Insets {
    let view = scene.views[index]
    let safeArea = guides.safeAreas[index]
    let own = contentInset(view)
    let configuration = scene.configuration
    let release = configuration.canvasEra?.systemRelease ?? configuration.systemRelease
    guard release.hasSafeAreas else {
      guard scene.owner.adjustsScrollViews, isFirstView(index, in: scene) else { return own }
      return own + Insets(top: guides.layoutGuides.top, left: 0, bottom: guides.layoutGuides.bottom, right: 0)
    }
    switch view[.contentInsetAdjustmentBehavior] {
    case "never": return own
    case "always": return own + safeArea
    case "scrollableAxes":
      return own + sides(of: safeArea, view, frame, content) + ends(of: safeArea, view, frame, content)
    case nil where !scene.owner.adjustsScrollViews, "automatic" where !scene.owner.adjustsScrollViews:
      return own + sides(of: safeArea, view, frame, content) + ends(of: safeArea, view, frame, content)
    default:
      // Automatic adjusts the ends always, the sides where the content scrolls sideways.
      let ends = Insets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
      return own + ends + sides(of: safeArea, view, frame, content)
    }
  }

  /// The root, or the first of its subviews: the one that a controller adjusts
  /// (UIViewController's documentation of automaticallyAdjustsScrollViewInsets).
  private static func isFirstView(_ index: Int, in scene: ResolvedScene) -> Bool {
    index == 0 || scene.views[0].children.first { scene.views[$0].isInstalled } == index
  }

  private static func contentInset(_ view: ResolvedView) -> Insets {
    view.child(key: "contentInset").map(Insets.init(edges:)) ?? .zero
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
