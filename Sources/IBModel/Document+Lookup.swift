import IBSource
package import IBSyntax

extension Document {
  /// The variations of one element in document order, the least specific first.
  package func variations(of element: XMLElement) -> [Variation] {
    variationsOfElement[element.index, default: []].map { variations[$0] }
  }

  /// Index of the view with an object id; nil if no view has it.
  package func view(_ id: String) -> Int? {
    if case .view(let index) = objects[id] { index } else { nil }
  }

  /// Index of the controller with an object id; nil if no controller has it.
  package func controller(_ id: String) -> Int? {
    if case .controller(let index) = objects[id] { index } else { nil }
  }

  /// The constraint with an object id; nil if no constraint has it.
  package func constraint(_ id: String) -> LayoutConstraint? {
    if case .constraint(let index) = objects[id] { constraints[index] } else { nil }
  }
}

extension Document {
  /// One past the index of the last view inside `view`. Views are in preorder, so those inside one are contiguous.
  package func endOfSubtree(_ view: Int) -> Int {
    let limit = views[view].element.range.upper
    var end = view + 1
    while end < views.count, views[end].element.range.lower < limit { end += 1 }
    return end
  }

  /// The root view above a view; nil for a view of a bar item, which has no root view.
  package func root(of view: Int) -> Int? {
    roots.last { $0 <= view && view < endOfSubtree($0) }
  }
}
