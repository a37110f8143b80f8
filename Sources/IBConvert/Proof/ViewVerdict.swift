import IBModel

/// The result for one view of a converted scene.
package struct ViewVerdict: Sendable {
  package enum Status: Hashable, Sendable {
    /// The frame is the same in every configuration, within `Tolerance.proof`.
    case same
    case moved
    /// The frame is that of another view, or the tree does not determine it.
    case notCompared(Reason)
    case dropped(Reason)
  }

  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Variations of size classes lay the view out only in some configurations.
    case variation
    case hiddenInStack
    /// The superview keeps the view elsewhere: a cell, the item of a bar, a background.
    case laidOutElsewhere
    /// The view is deeper than `ConversionLimits.deepest`.
    case tooDeep
    /// The edited file has no view for it.
    case missing
    /// The view only contains other views, which are compared.
    case drawsNothing
    /// An edited file shows the view in a list, where the positions of rows are unknown.
    case inList
    /// In an edited file, the app decides whether the view is shown.
    case conditional
  }

  package enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The tree was laid out in only one size.
    case oneSize
    /// The size or position is only copied from a layout.
    case copied
    /// The frame depends on `scenePadding`, whose length on iOS is not documented.
    case scenePadding
    /// The view, or one around it, is drawn under a view that it covers in the document.
    case drawingOrder
  }

  package struct Move: Hashable, Sendable {
    package let configuration: Int
    package let uiKit: Rect
    package let swiftUI: Rect?
  }

  package let view: Int
  package let status: Status
  /// The reason why the frame may be wrong although it is the same; nil without a doubt.
  package let doubt: Doubt?
  /// Whether the frame depends on the size of a control, which is that of UIKit here.
  package let dependsOnControls: Bool
  package let moves: [Move]
}
