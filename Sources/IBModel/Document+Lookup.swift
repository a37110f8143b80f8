package import IBSyntax

extension Document {
  /// The variations of one element, in document order, which is least specific first.
  package func variations(of element: XMLElement) -> [Variation] {
    variationsOfElement[element.index, default: []].map { variations[$0] }
  }

  /// Index of the view with an object id; nil if it names none.
  package func view(_ id: String) -> Int? {
    if case .view(let index) = objects[id] { index } else { nil }
  }

  /// Index of the controller with an object id; nil if it names none.
  package func controller(_ id: String) -> Int? {
    if case .controller(let index) = objects[id] { index } else { nil }
  }

  /// The constraint with an object id; nil if it names none.
  package func constraint(_ id: String) -> LayoutConstraint? {
    if case .constraint(let index) = objects[id] { constraints[index] } else { nil }
  }
}
