import IBModel

/// The result for one view of a converted scene.
package struct ViewVerdict: Sendable {
  package enum Status: Hashable, Sendable {
    /// Its frame is the same on every configuration, within `Tolerance.proof`.
    case same
    case moved
    /// Its frame is the frame of another view, or the tree does not determine it.
    case notCompared(Reason)
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
    /// The edited file has no view for it.
    case missing
    /// It only contains other views, which are compared.
    case drawsNothing
    /// An edited file shows it in a list, whose rows have places that are not known.
    case inList
    /// An edited file leaves it to the app whether it is shown.
    case conditional
  }

  package enum Doubt: String, Hashable, Sendable, CaseIterable {
    /// The tree was laid out in one size only.
    case oneSize
    /// Its size or its place is only copied from a layout.
    case copied
    /// It depends on `scenePadding`, whose length on iOS is not documented.
    case scenePadding
  }

  package struct Move: Hashable, Sendable {
    package let configuration: Int
    package let uiKit: Rect
    package let swiftUI: Rect?
  }

  package let view: Int
  package let status: Status
  /// Why its frame is not known to be right, although it is the same; nil if it is.
  package let doubt: Doubt?
  /// Whether its frame depends on the size of a control, which is UIKit's here.
  package let dependsOnControls: Bool
  package let moves: [Move]
}

extension ViewVerdict {
  package var lacksProof: Bool { doubt != nil }
}
