package import IBModel

/// What is known of a view of a converted scene.
package struct ViewVerdict: Sendable {
  package enum Status: Hashable, Sendable {
    /// Its frame is the same on every configuration, within `Constant.proven`.
    case same
    case moved
    /// Its frame is that of another view, or nothing that a tree decides.
    case notCompared(Reason)
    /// It is not in the tree.
    case dropped(Reason)
  }

  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Laid out only on some configurations, by variations of size classes.
    case variation
    case hiddenInStack
    /// Kept by its superview: a cell, a bar's item, a background.
    case laidOutElsewhere
    /// Deeper than `ConversionLimits.deepest`.
    case tooDeep
  }

  /// A frame that differs, in points from the corner of the scene.
  package struct Move: Hashable, Sendable {
    /// The place of the configuration.
    package let configuration: Int
    package let uiKit: Rect
    /// Nil where the tree does not show the view.
    package let swiftUI: Rect?
  }

  /// The place of the view in the scene.
  package let view: Int
  package let status: Status
  /// The container that it is in is not proven, or its size is only copied from a layout.
  package let isCopied: Bool
  package let moves: [Move]
}
