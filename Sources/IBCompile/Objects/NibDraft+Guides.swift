import IBModel
import IBSyntax

extension NibDraft {
  /// The safe area of a view as an object; nil for a guide that is not compiled.
  mutating func layoutGuide(_ guide: Document.LayoutGuide) -> ObjectHandle? {
    if let known = layoutGuides[guide.id] { return known }
    if scope.controller != nil, guide.kind == .top || guide.kind == .bottom {
      let object = graph.add("_UILayoutGuide")
      layoutGuides[guide.id] = object
      return object
    }
    guard guide.kind == .safeArea, let view = guide.view else {
      refuse(guide.element, guide.element.tag, "layout guide '\(guide.id)' is not compiled yet")
      return nil
    }
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

  /// Among the objects of the nib each guide of the document has an empty one, besides the one that constraints name
  /// (Measurements/Compile.md#guides).
  private mutating func guideStandIn() -> ObjectHandle {
    graph.add(
      "UILayoutGuide",
      [
        ("UILayoutGuideOwningView", .null), ("UILayoutGuideIdentifier", string("")),
        ("UILayoutGuideOwningViewIsLocked", .bool(false)), ("UILayoutGuideShouldBeArchived", .bool(false)),
        ("UILayoutGuideAllowsNegativeDimensions", .bool(false)),
      ])
  }

  // MARK: - Guides of a controller

  /// The guides at the top and the bottom of a controller's view, which are hidden views in it.
  mutating func controllerGuides(_ element: XMLElement, _ view: ObjectHandle) -> [ObjectHandle] {
    guard let controller = scope.controller, element.index == root?.index,
      let parts = controller.child(tagged: "layoutGuides")
    else { return [] }
    return parts.children.compactMap { part in
      check(part, ["type", "id"])
      switch part.word("type") {
      case "top": return guideView(part, view, isTop: true)
      case "bottom": return guideView(part, view, isTop: false)
      default:
        refuse(part, "viewControllerLayoutGuide@type", "layout guide '\(part.identifier)' is neither top nor bottom")
        return nil
      }
    }
  }

  private mutating func guideView(_ part: XMLElement, _ view: ObjectHandle, isTop: Bool) -> ObjectHandle {
    let guide = layoutGuides[part.identifier] ?? graph.add("_UILayoutGuide")
    layoutGuides[part.identifier] = guide
    guideViews.append(guide)
    let support = graph.add("_UILayoutSupportConstraint", Self.single(guide, 7) + [("NSPriority", .integer(999))])
    let leading = graph.add("NSLayoutConstraint", Self.pair(guide, view, 5))
    let height = graph.add("NSLayoutConstraint", Self.single(guide, 8))
    let removed =
      isTop
      ? [leading, graph.add("NSLayoutConstraint", Self.pair(guide, view, 3)), height]
      : [leading, height, graph.add("NSLayoutConstraint", Self.pair(view, guide, 4))]
    guideConstraints += removed
    graph.set(
      [
        ("UIDeepDrawRect", .bool(true)), ("UIOpaque", .bool(true)), ("UIHidden", .bool(true)),
        ("UIAutoresizeSubviews", .bool(true)), ("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true)),
        ("UIViewAutolayoutConstraints", .object(graph.addList("NSMutableArray", [support]))),
        ("UIViewSemanticContentAttribute", .integer(0)), ("UIViewLargeContentStoredProperties", .null),
        ("_UILayoutGuideIdentifier", string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")),
        ("_UILayoutGuideConstraintsToRemove", list(removed)),
      ], of: guide)
    return guide
  }

  private static func single(_ item: ObjectHandle, _ attribute: Int64) -> [(key: String, value: ArchiveValue)] {
    end("First", item, attribute) + [("NSShouldBeArchived", .bool(true))]
  }

  private static func pair(
    _ first: ObjectHandle, _ second: ObjectHandle, _ attribute: Int64
  ) -> [(key: String, value: ArchiveValue)] {
    end("First", first, attribute) + end("Second", second, attribute) + [("NSShouldBeArchived", .bool(true))]
  }

  /// One of the two ends of a constraint.
  private static func end(
    _ place: String, _ item: ObjectHandle, _ attribute: Int64
  ) -> [(key: String, value: ArchiveValue)] {
    [
      ("NS\(place)Item", .object(item)), ("NS\(place)AttributeV2", .integer(attribute)),
      ("NS\(place)Attribute", .integer(attribute)),
    ]
  }

  private mutating func systemConstraint(
    _ items: (ObjectHandle, ObjectHandle), _ attribute: Int64, _ name: String
  ) -> ObjectHandle {
    graph.add(
      "NSLayoutConstraint",
      Self.end("First", items.0, attribute) + Self.end("Second", items.1, attribute)
        + [("NSShouldBeArchived", .bool(false)), ("NSLayoutIdentifier", string(name))])
  }

  /// A guide that a constraint names, wherever it is: constraints of views outside may come later in the document.
  mutating func writeLayoutGuides(_ element: XMLElement, _ object: ObjectHandle) {
    let guides = element.children.filter { $0.tag == "viewLayoutGuide" }
    for part in guides {
      check(part, ["key", "id"])
      guideStandIns.append(guideStandIn())
      guard facts.namedGuides.contains(part.identifier),
        case .guide(let number)? = document.objects[part.identifier],
        let guide = layoutGuide(document.guides[number])
      else { continue }
      graph.set("UIViewLayoutGuides", .object(graph.addList("NSMutableArray", [guide])), of: object)
    }
  }
}
