/// A view of a finished layout.
package struct PlacedView: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case content(ViewContent)
    case modifier(ViewModifier)

    /// SwiftUI's name.
    package var name: String {
      switch self {
      case .content(let content): content.name
      case .modifier(let modifier): modifier.name
      }
    }
  }

  package let element: Element
  package let id: String?
  /// Where it is in the tree.
  package let place: TreePlace
  /// The index of the view or modifier around it; nil for the root.
  package let parent: Int?
  /// In points from the left top corner of the host, not rounded to pixels.
  package let frame: ViewRect
  package let proposal: ProposedSize
  package let direction: ViewDirection
  /// Whether it or a view around it is hidden.
  package let isHidden: Bool
}
