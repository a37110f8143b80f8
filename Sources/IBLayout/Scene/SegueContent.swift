/// A segue or relationship between two controllers of a document.
package struct SegueContent: Sendable {
  package enum Kind: Sendable {
    /// The destination is the first controller of the source's stack.
    case stackRoot
    case tab
    case column(SplitColumn)
    /// If the source is not in a stack, `style` is the presentation, and `adapts` is whether the destination is
    /// presented. With `toDetail`, a split view shows it in its secondary column.
    case push(PresentationStyle, adapts: Bool, toDetail: Bool)
    case present(PresentationStyle)
    /// A class of the app shows the destination in its own way.
    case custom
    /// The view with this index in the document embeds the destination; nil if the view is not known.
    case embed(Int?)
  }

  package let kind: Kind
  /// Indices of controllers.
  package let source: Int
  package let target: Int
}

/// The column of a split view controller that a controller is in.
package enum SplitColumn: Hashable, Sendable { case primary, supplementary, secondary }

/// The way in which a segue presents its destination.
package enum PresentationStyle: Hashable, Sendable {
  /// The system's choice; also for a segue without a style.
  case automatic
  case pageSheet, formSheet, popover
  /// A style that fills the window: full screen, current context and the like.
  case fullScreen
}
