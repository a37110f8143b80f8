package import IBModel
import IBSyntax

/// Where the views and constraints of a document are installed, as far as the masks of its variations say.
package struct Installation: Sendable {
  private struct Child: Hashable {
    /// The preorder index of the element that the mask stands in.
    let owner: Int
    let list: String
    let id: String
  }

  private let document: Document
  /// The children that masks name; all others are installed everywhere.
  private var children: [Child: EnvironmentSet] = [:]
  /// By view: where it and all views around it are installed; empty where there are no masks.
  private var views: [EnvironmentSet] = []

  package init(_ document: Document) {
    self.document = document
    for variation in document.variations.leastSpecificFirst { read(variation) }
    guard !children.isEmpty else { return }
    // A superview comes before its subviews.
    for view in document.views {
      guard let superview = view.parent else {
        views.append(.all)
        continue
      }
      let own = state(of: view.id, in: "subviews", ofView: superview)
      views.append(own.intersection(superview < views.count ? views[superview] : .all))
    }
  }

  /// A later entry for the same child replaces the state an earlier one gave it in the environments of its variation.
  private mutating func read(_ variation: Variation) {
    let place = EnvironmentSet(variation.traits)
    for mask in variation.masks {
      for entry in mask.entries {
        let child = Child(owner: variation.owner, list: mask.key, id: entry.reference)
        let before = children[child] ?? .all
        children[child] = entry.isInstalled ? before.union(place) : before.subtracting(place)
      }
    }
  }

  private func state(of id: String, in list: String, ofView view: Int) -> EnvironmentSet {
    children.isEmpty ? .all : children[Child(owner: document.views[view].element.index, list: list, id: id)] ?? .all
  }

  /// Where the constraint itself is installed, whatever its views are.
  package func own(_ constraint: LayoutConstraint) -> EnvironmentSet {
    state(of: constraint.id, in: "constraints", ofView: constraint.holder)
  }

  /// Where a constraint can be active: it, its holder and the views it speaks of are installed. Nowhere for one that is
  /// removed when the file is compiled.
  package func active(_ constraint: LayoutConstraint) -> EnvironmentSet {
    if constraint.isPlaceholder { return [] }
    if views.isEmpty { return .all }
    let items = [constraint.first, constraint.second].compactMap { $0.flatMap(view) }
    return (items + [constraint.holder]).reduce(own(constraint)) { $0.intersection(views[$1]) }
  }

  /// The view that an item is or whose guide it is.
  private func view(of item: LayoutConstraint.Item) -> Int? {
    switch item {
    case .view(let index): index
    case .guide(let index): document.guides[index].view
    case .dangling: nil
    }
  }
}

extension [Variation] {
  /// In the order in which they take effect: more traits later, among as many the file's order.
  ///
  /// Source: facts/format/VARIATIONS.md, Semantics 2 and 5.
  var leastSpecificFirst: [Variation] {
    enumerated().sorted { ($0.element.traits.count, $0.offset) < ($1.element.traits.count, $1.offset) }.map(\.element)
  }
}
