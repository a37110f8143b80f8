/// A view in a tree: its kind, its children, and its modifiers, the inner ones first.
struct ViewNode: Hashable, Sendable {
  var content: ViewContent
  /// The name of the frame before all modifiers.
  var id: String?
  /// The children of a container, in source order; empty for other views.
  var children: [ViewNode]
  var modifiers: [AppliedModifier]

  init(_ content: ViewContent, id: String? = nil, children: [ViewNode] = [], modifiers: [AppliedModifier] = []) {
    self.content = content
    self.id = id
    self.children = children
    self.modifiers = modifiers
  }

  func modified(_ modifier: ViewModifier, id: String? = nil, content: [ViewNode] = []) -> ViewNode {
    var result = self
    result.modifiers.append(AppliedModifier(modifier: modifier, id: id, content: content))
    return result
  }

  /// A copy in which the views inside, and those in its modifiers, are changed.
  func mapChildren(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    var result = self
    result.children = children.map(change)
    for place in modifiers.indices where !modifiers[place].content.isEmpty {
      result.modifiers[place].content = modifiers[place].content.map(change)
    }
    return result
  }

  /// Removes a modifier. The frame before it gets its name, if it has none.
  ///
  /// - Returns: the name of the removed frame, and that of the frame before it, if both have one.
  @discardableResult
  mutating func removeModifier(at place: Int) -> (removed: String, kept: String)? {
    guard let id = modifiers.remove(at: place).id else { return nil }
    if let kept = place > 0 ? modifiers[place - 1].id : self.id { return (id, kept) }
    if place > 0 { modifiers[place - 1].id = id } else { self.id = id }
    return nil
  }

  /// The view with a name for its present frame: that of the last modifier, or of the view itself.
  func id(_ id: String) -> ViewNode {
    var result = self
    if let last = modifiers.indices.last { result.modifiers[last].id = id } else { result.id = id }
    return result
  }
}

struct AppliedModifier: Hashable, Sendable {
  var modifier: ViewModifier
  var id: String?
  /// The content of a background, an overlay or a bar. Several views are layers.
  var content: [ViewNode] = []
}

/// Views and modifiers under SwiftUI's names. Lengths are in points.
extension ViewNode {
  static func color() -> ViewNode { ViewNode(.flexible(FlexibleLeaf())) }

  static func spacer(minLength: Double? = nil) -> ViewNode {
    ViewNode(.spacer(SpacerLeaf(minimumLength: minLength)))
  }

  static func hStack(alignment: Guide = .verticalCenter, spacing: Double? = nil, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.stack(LinearStack(.horizontal, alignment: alignment, spacing: spacing)), children: children)
  }

  static func vStack(alignment: Guide = .horizontalCenter, spacing: Double? = nil, _ children: [ViewNode]) -> ViewNode {
    ViewNode(.stack(LinearStack(.vertical, alignment: alignment, spacing: spacing)), children: children)
  }

  func padding(_ insets: EdgeInsets) -> ViewNode { modified(.padding(Padding(insets: insets))) }

  func fixedSize(_ axes: AxisSet = .both) -> ViewNode { modified(.fixedSize(FixedSize(axes: axes))) }

  func layoutPriority(_ value: Double) -> ViewNode { modified(.layoutPriority(LayoutPriority(value: value))) }

  func background(alignment: Alignment = .center, _ content: [ViewNode]) -> ViewNode {
    modified(.backdrop(Backdrop(side: .background, alignment: alignment)), content: content)
  }

  func overlay(alignment: Alignment = .center, _ content: [ViewNode]) -> ViewNode {
    modified(.backdrop(Backdrop(side: .overlay, alignment: alignment)), content: content)
  }

  func ignoresSafeArea(_ edges: EdgeSet = .all) -> ViewNode {
    modified(.ignoresSafeArea(SafeAreaIgnoring(edges: edges)))
  }

  func neutral(_ source: String) -> ViewNode { modified(.neutral(Neutral(source: source))) }
}
