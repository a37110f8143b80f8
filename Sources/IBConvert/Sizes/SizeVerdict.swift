package import IBModel

/// The result for one view where SwiftUI's views have their SwiftUI sizes.
package struct SizeVerdict: Sendable {
  package enum Status: Hashable, Sendable {
    /// Its frame is the same as UIKit's on every configuration, within `Tolerance.proof`.
    case same
    case moved
    /// It is nowhere known to move, and not known to be the same on some configuration.
    case notCompared(SizeGap)
  }

  package enum Cause: Hashable, Sendable {
    /// It has another size in SwiftUI.
    case own
    /// A view, by its place in the scene, has another size in SwiftUI.
    case view(Int)
    /// Several views have, and it is where it is because of all of them.
    case several
    /// It moves with UIKit's sizes too.
    case arrangement
  }

  /// A frame that differs, in points from the corner of the scene.
  package struct Move: Hashable, Sendable {
    /// The place of the configuration.
    package let configuration: Int
    package let uiKit: Rect
    /// Nil where the tree does not show the view.
    package let swiftUI: Rect?
    package let cause: Cause
  }

  /// The place of the view in the scene.
  package let view: Int
  package let status: Status
  package let moves: [Move]
}

/// Why it is not known where SwiftUI puts a view with the sizes that it gives its own views.
package enum SizeGap: String, Hashable, Sendable, CaseIterable {
  /// No size of such a view was measured.
  case kind
  /// The sizes of controls were not measured on the release.
  case release
  /// Its size depends on content that is not in the document, such as an image or a date.
  case content
  /// Its text is broken into lines at another width.
  case lines
  /// It depends on views of which no size is known.
  case others
}
