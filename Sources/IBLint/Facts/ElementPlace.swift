import IBModel
import IBSyntax

/// Where elements cannot be, whichever Xcode wrote the document: the format's own rules for its lists
/// (Measurements/Format.md#places). Any other place that was not seen yet is only unknown.
struct ElementPlace {
  let vocabulary: Vocabulary

  /// Whether an element without a key is of a kind that the element around it never has.
  func isImpossible(for element: XMLElement, in place: XMLElement) -> Bool {
    if let members = Self.members[place.name] { return !members.contains(element.name) }
    if let list = Self.lists[element.name] { return place.name != list }
    let isView = isView(element)
    // A view is in a list of its superview, or has a key.
    return place.name == .subviews
      ? !isView && vocabulary.number(of: element.name) != nil : isView && self.isView(place)
  }

  private func isView(_ element: XMLElement) -> Bool {
    vocabulary.number(of: element.name).map { vocabulary.elements[$0].family == .view } ?? false
  }

  /// Lists whose members are all of these kinds.
  private static let members: [Name: Set<Name>] = [
    .constraints: [.constraint], .scenes: [.scene],
    .connections: [.action, .outlet, .outletCollection, .segue, .binding, .accessibilityConnection],
  ]

  /// Elements that are in one kind of list only.
  private static let lists: [Name: Name] = [
    .action: .connections, .constraint: .constraints, .outlet: .connections, .outletCollection: .connections,
    .scene: .scenes, .segue: .connections,
  ]
}
