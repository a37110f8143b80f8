package import IBModel

/// The environments in which the views and constraints of a document are installed, according to the masks of its
/// variations.
package struct Installation: Sendable {
  private let document: Document
  private let masks: VariationMasks
  /// The environments in which each view and all its superviews are installed; empty without masks.
  private var views: [EnvironmentSet] = []

  package init(_ document: Document) {
    self.document = document
    masks = VariationMasks(document)
    guard !masks.isEmpty else { return }
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

  private func state(of id: String, in list: String, ofView view: Int) -> EnvironmentSet {
    guard !masks.isEmpty else { return .all }
    return masks.environments(of: .init(owner: document.views[view].element, list: list, id: id))
  }

  /// The environments in which the constraint itself is installed, even if its views are not.
  private func own(_ constraint: LayoutConstraint) -> EnvironmentSet {
    state(of: constraint.id, in: "constraints", ofView: constraint.holder)
  }

  /// The environments in which a view and all its superviews are installed.
  package func environments(ofView view: Int) -> EnvironmentSet { views.isEmpty ? .all : views[view] }

  /// The constraints that masks exclude everywhere, in document order.
  package var neverInstalled: [LayoutConstraint] {
    masks.isEmpty ? [] : document.constraints.filter { own($0).isEmpty }
  }

  /// The constraints that are installed in an environment in which a view that they refer to is not, with the first
  /// such view, in document order.
  package var constraintsOnUninstalledViews: [(constraint: LayoutConstraint, view: Int)] {
    if views.isEmpty { return [] }
    return document.constraints.compactMap { constraint in
      // A constraint inside an uninstalled view is uninstalled with it.
      let own = own(constraint).intersection(views[constraint.holder])
      let items = [constraint.first, constraint.second].compactMap { $0.flatMap(view) }
      return items.first { !own.subtracting(views[$0]).isEmpty }.map { (constraint, $0) }
    }
  }

  /// The environments in which a constraint can be active: the constraint, its view and the views that it refers to are
  /// installed. Empty for a constraint that the compiler removes.
  package func active(_ constraint: LayoutConstraint) -> EnvironmentSet {
    if constraint.isPlaceholder { return [] }
    if views.isEmpty { return .all }
    let items = [constraint.first, constraint.second].compactMap { $0.flatMap(view) }
    return (items + [constraint.holder]).reduce(own(constraint)) { $0.intersection(views[$1]) }
  }

  /// The view of an item, or of the item's guide.
  private func view(of item: LayoutConstraint.Item) -> Int? {
    switch item {
    case .view(let index): index
    case .guide(let index): document.guides[index].view
    case .dangling: nil
    }
  }
}
