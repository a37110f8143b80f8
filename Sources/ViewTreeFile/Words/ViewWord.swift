import ProposalLayout

/// A kind of view of a tree file.
struct ViewWord: Sendable {
  /// SwiftUI's name of the view.
  let name: String
  let fields: [TreeField]
  /// Whether it holds other views.
  let hasChildren: Bool
  let make: @Sendable (Fields) -> Made

  /// A view without its modifiers.
  struct Made {
    var content: ViewContent
    /// Views in separate fields, before and after the children.
    var before: [ViewNode] = []
    var after: [ViewNode] = []
  }

  init(
    _ name: String, _ fields: [TreeField] = [], hasChildren: Bool = false,
    _ content: @escaping @Sendable (Fields) -> ViewContent
  ) {
    self.init(name, fields, hasChildren: hasChildren, made: { Made(content: content($0)) })
  }

  init(
    _ name: String, _ fields: [TreeField] = [], hasChildren: Bool, made: @escaping @Sendable (Fields) -> Made
  ) {
    self.name = name
    self.fields = fields
    self.hasChildren = hasChildren
    make = made
  }

  /// All kinds, in the order of listings.
  static let all: [ViewWord] = shapes + texts + stacks + grids + containers + lists + controls + others

  static func named(_ name: String) -> ViewWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
