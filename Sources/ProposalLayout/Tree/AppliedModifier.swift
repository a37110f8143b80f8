/// A modifier of a view.
package struct AppliedModifier: Hashable, Sendable {
  package var modifier: ViewModifier
  /// Names the frame after the modifier.
  package var id: String?
  /// What a background, an overlay or a bar shows; several views are on top of each other.
  package var content: [ViewNode]

  package init(_ modifier: ViewModifier, id: String? = nil, content: [ViewNode] = []) {
    self.modifier = modifier
    self.id = id
    self.content = content
  }
}
