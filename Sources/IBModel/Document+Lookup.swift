import IBSource
package import IBSyntax

extension Document {
  /// The variations of one element, in document order.
  package func variations(of element: XMLElement) -> [Variation] {
    variationsOfElement[element.index, default: []].map { variations[$0] }
  }

  /// The index of the view with an object id; nil without one.
  package func view(_ id: String) -> Int? {
    if case .view(let index) = objects[id] { index } else { nil }
  }

  /// The element of the object with an id; nil without one, and for a guide or a constraint.
  package func element(of id: String) -> XMLElement? {
    switch objects[id] {
    case .view(let index): views[index].element
    case .controller(let index): controllers[index].element
    case .other(let index): tree.element(at: index)
    case .guide, .constraint, nil: nil
    }
  }

  /// The placeholder of a nib's owner; nil in a storyboard.
  package var filesOwner: XMLElement? {
    tree.root?.child(named: .objects)?.children.first { $0.name == .placeholder && $0.isFilesOwner }
  }

  /// Whether code can make a controller, or the owner of a nib: a controller in a storyboard needs an identifier, or must
  /// be the initial one.
  package func isMadeByCode(_ controller: XMLElement) -> Bool {
    controller.isFilesOwner || controller.has(.storyboardIdentifier) || isInitial(controller)
  }

  /// Whether the storyboard begins with a controller.
  package func isInitial(_ controller: XMLElement) -> Bool {
    controller.equals(.id, header.initialViewController ?? "")
  }

  /// Whether a view or one around it is hidden, and neither an outlet, a tag nor a variation can show it.
  package func hidesForGood(_ id: String) -> Bool {
    var ids: Set<String> = []
    var next = view(id)
    while let index = next {
      let element = views[index].element
      if element.has(.tag) { return false }
      ids.insert(views[index].id)
      if element.flag(.hidden) == true {
        return !variations(of: element).contains { $0.element.has(.hidden) }
          && !connections.contains { $0.destination.map(ids.contains) == true }
      }
      next = views[index].parent
    }
    return false
  }

  /// The index of the controller with an object id; nil without one.
  package func controller(_ id: String) -> Int? {
    if case .controller(let index) = objects[id] { index } else { nil }
  }

  /// The byte at which the view or controller with an object id begins; nil without one.
  package func start(ofObject id: String) -> Int? {
    switch objects[id] {
    case .controller(let index): controllers[index].element.startTagRange.lower
    case .view(let index): views[index].element.startTagRange.lower
    default: nil
    }
  }

  /// The constraint with an object id; nil without one.
  package func constraint(_ id: String) -> LayoutConstraint? {
    if case .constraint(let index) = objects[id] { constraints[index] } else { nil }
  }
}

extension Document {
  /// The index after the last view inside `view`. Views are in preorder, so those inside one are contiguous.
  package func endOfSubtree(_ view: Int) -> Int {
    let limit = views[view].element.range.upper
    var end = view + 1
    while end < views.count, views[end].element.range.lower < limit { end += 1 }
    return end
  }

  /// The root view around a view; nil for a view of a bar item, which has none.
  package func root(of view: Int) -> Int? {
    roots.last { $0 <= view && view < endOfSubtree($0) }
  }
}
