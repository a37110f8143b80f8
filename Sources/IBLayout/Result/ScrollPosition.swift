import IBModel

/// The scroll positions when a scene appears: content begins at the adjusted inset (step 6 of ScrollViews.md).
struct ScrollPosition {
  private let scene: ResolvedScene
  /// The subviews of scroll views that a constraint fixes on an axis while the content scrolls.
  private let held: Set<Place>

  private struct Place: Hashable {
    let view: Int
    let axis: Axis
  }

  init(_ scene: ResolvedScene) {
    self.scene = scene
    var held: Set<Place> = []
    for constraint in scene.constraints where constraint.relation == .equal {
      guard let second = constraint.second, constraint.firstAttribute.isPosition else { continue }
      let axis = constraint.firstAttribute.axis
      for (item, other) in [(constraint.first, second), (second, constraint.first)]
      where Self.holds(item, by: other, in: scene) {
        held.insert(Place(view: item.view, axis: axis))
      }
    }
    self.held = held
  }

  /// How far a subview is from its position in the scroll view's content at rest, in points.
  ///
  /// - Parameter inset: the adjusted inset of the superview; nil for a superview that does not scroll.
  func offset(of view: Int, in inset: Insets?) -> Point {
    guard let inset else { return Point(x: 0, y: 0) }
    return Point(
      x: held.contains(Place(view: view, axis: .horizontal)) ? 0 : inset.left,
      y: held.contains(Place(view: view, axis: .vertical)) ? 0 : inset.top)
  }

  /// Whether `other` is the frame of the scroll view around `item`, or something outside it.
  private static func holds(
    _ item: ResolvedConstraint.Item, by other: ResolvedConstraint.Item, in scene: ResolvedScene
  ) -> Bool {
    guard case .view(let view) = item, let parent = scene.views[view].parent, scene.views[parent].kind.scrolls else {
      return false
    }
    if case .guide(let guide, of: parent) = other { return scene.document.guides[guide].kind == .frameLayout }
    return other.view != parent && !scene.isInside(other.view, parent)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isPosition: Bool {
    switch self {
    case .width, .height, .notAnAttribute: false
    default: true
    }
  }
}
