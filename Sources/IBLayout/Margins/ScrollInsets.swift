import IBContent
import IBModel

/// The inset that a scroll view adds to its content (step 4 of ScrollViews.md).
///
/// Source: Behaviors.md T1: `adjustedContentInset = contentInset + system inset`, and UIKit's documentation of
/// UIScrollView.ContentInsetAdjustmentBehavior.
enum ScrollInsets {
  /// In points. `safeArea` is the scroll view's safe area, `contentSize` its content size if known.
  static func adjusted(
    _ index: Int, in scene: ResolvedScene, guides: GuideInsets, frame: Size, contentSize: Size?
  ) -> Insets {
    let view = scene.views[index]
    let safeArea = guides.safeAreas[index]
    guard let content = view.scroll else { return .zero }
    let own = content.contentInset
    let configuration = scene.configuration
    let release = configuration.canvasEra?.systemRelease ?? configuration.systemRelease
    guard release.hasSafeAreas else {
      guard scene.owner.adjustsScrollViews, isFirstView(index, in: scene) else { return own }
      return own + Insets(top: guides.layoutGuides.top, left: 0, bottom: guides.layoutGuides.bottom, right: 0)
    }
    let scrollableSides = sides(of: safeArea, content, frame, contentSize)
    switch content.adjustment {
    case .never: return own
    case .always: return own + safeArea
    case .scrollableAxes: return own + scrollableSides + ends(of: safeArea, content, frame, contentSize)
    case .automatic where !scene.owner.adjustsScrollViews:
      return own + scrollableSides + ends(of: safeArea, content, frame, contentSize)
    case .automatic:
      // Automatic adjustment always applies to top and bottom, but to the sides only if the content scrolls
      // horizontally.
      let ends = Insets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
      return own + ends + scrollableSides
    }
  }

  /// Whether a view is the root view or its first subview, which a controller adjusts (UIViewController's documentation
  /// of automaticallyAdjustsScrollViewInsets).
  private static func isFirstView(_ index: Int, in scene: ResolvedScene) -> Bool {
    index == 0 || scene.views[0].children.first { scene.views[$0].isInstalled } == index
  }

  private static func sides(
    of safeArea: Insets, _ content: ScrollContent, _ frame: Size, _ contentSize: Size?
  ) -> Insets {
    let scrolls = content.alwaysBouncesHorizontally || contentSize.map { $0.width > frame.width } ?? false
    return scrolls ? Insets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right) : .zero
  }

  private static func ends(
    of safeArea: Insets, _ content: ScrollContent, _ frame: Size, _ contentSize: Size?
  ) -> Insets {
    let scrolls = content.alwaysBouncesVertically || contentSize.map { $0.height > frame.height } ?? false
    return scrolls ? Insets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0) : .zero
  }
}
