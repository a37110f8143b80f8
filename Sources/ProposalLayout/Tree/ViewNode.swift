/// A view of a tree: its kind, its children, and its modifiers, inner ones first.
package struct ViewNode: Hashable, Sendable {
  package var content: ViewContent
  /// Names the frame before any modifier.
  package var id: String?
  /// In the order in which they are written; of a container only.
  package var children: [ViewNode]
  package var modifiers: [AppliedModifier]

  package init(
    _ content: ViewContent, id: String? = nil, children: [ViewNode] = [], modifiers: [AppliedModifier] = []
  ) {
    self.content = content
    self.id = id
    self.children = children
    self.modifiers = modifiers
  }

  /// The view with one more modifier around it.
  package func modified(_ modifier: ViewModifier, id: String? = nil, content: [ViewNode] = []) -> ViewNode {
    var result = self
    result.modifiers.append(AppliedModifier(modifier, id: id, content: content))
    return result
  }

  /// The view with a name for the frame that it has so far: that of its last modifier, or its own.
  package func id(_ id: String) -> ViewNode {
    var result = self
    if let last = modifiers.indices.last { result.modifiers[last].id = id } else { result.id = id }
    return result
  }
}

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
