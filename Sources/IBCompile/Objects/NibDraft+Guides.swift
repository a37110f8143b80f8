import IBModel
import IBSyntax

extension NibDraft {
  /// The safe area of a view as an object; nil for a guide that is not compiled.
  mutating func layoutGuide(_ guide: Document.LayoutGuide) -> ObjectHandle? {
    guard guide.kind == .safeArea, let view = guide.view else {
      refuse(guide.element, guide.element.tag, "layout guide '\(guide.id)' is not compiled yet")
      return nil
    }
    if let known = layoutGuides[guide.id] { return known }
    let object = graph.add("UILayoutGuide")
    layoutGuides[guide.id] = object
    let owner = self.object(for: document.views[view].element)
    graph.set(
      [
        ("UILayoutGuideOwningView", .object(owner)), ("UILayoutGuideIdentifier", string("UIViewSafeAreaLayoutGuide")),
        ("UILayoutGuideOwningViewIsLocked", .bool(true)), ("UILayoutGuideShouldBeArchived", .bool(true)),
        ("UILayoutGuideAllowsNegativeDimensions", .bool(true)),
      ], of: object)
    let edges: [(name: String, number: Int64, isFirst: Bool)] = [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ]
    let constraints = edges.map { edge in
      systemConstraint(
        edge.isFirst ? (object, owner) : (owner, object), edge.number, "UIViewSafeAreaLayoutGuide-\(edge.name)")
    }
    graph.set("UILayoutGuideSystemConstraints", list(constraints), of: object)
    return object
  }

  private mutating func systemConstraint(
    _ items: (ObjectHandle, ObjectHandle), _ attribute: Int64, _ name: String
  ) -> ObjectHandle {
    graph.add(
      "NSLayoutConstraint",
      [
        ("NSFirstItem", .object(items.0)), ("NSFirstAttributeV2", .integer(attribute)),
        ("NSFirstAttribute", .integer(attribute)), ("NSSecondItem", .object(items.1)),
        ("NSSecondAttributeV2", .integer(attribute)), ("NSSecondAttribute", .integer(attribute)),
        ("NSShouldBeArchived", .bool(false)), ("NSLayoutIdentifier", string(name)),
      ])
  }

  /// A guide that a constraint names, wherever it is: constraints of views outside may come later in the document.
  mutating func writeLayoutGuides(_ element: XMLElement, _ object: ObjectHandle) {
    let guides = element.children.filter { $0.tag == "viewLayoutGuide" }
    for part in guides {
      check(part, ["key", "id"])
      guard namedGuides.contains(part.identifier),
        case .guide(let number)? = document.objects[part.identifier],
        let guide = layoutGuide(document.guides[number])
      else { continue }
      graph.set("UIViewLayoutGuides", .object(graph.addList("NSMutableArray", [guide])), of: object)
    }
  }
}
