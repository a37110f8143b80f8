import IBModel
import IBSyntax

/// The nib of a controller (Measurements/Compile.md#controllers).
extension NibDraft {
  /// Controllers in each other up to which a document is compiled.
  private static let deepestControllers = 20

  /// Archives a controller; nil with a problem for one that is not compiled.
  mutating func archiveController(_ element: XMLElement, depth: Int) -> ObjectHandle? {
    guard depth < Self.deepestControllers else {
      refuse(element, "depth", "controller '\(element.identifier)' is inside of too many others")
      return nil
    }
    guard element.tag != Controllers.placeholderElement else { return archiveReference(element) }
    guard let table = Controllers.table(for: element.tag) else {
      refuse(element, element.tag, "a controller '\(element.tag)' is not compiled yet")
      return nil
    }
    return archive(element, by: table, depth: depth)
  }

  private mutating func archiveReference(_ element: XMLElement) -> ObjectHandle? {
    check(
      element,
      ["storyboardName", "referencedIdentifier", "id", "sceneMemberID", "userLabel", "bundleIdentifier"],
      ["navigationItem", "connections"])
    let object = object(for: element)
    guard !isArchived(object) else {
      refuse(element, "id", "id '\(element.identifier)' is given twice")
      return nil
    }
    graph.rename(object, to: Controllers.placeholderClass)
    archived.append((element, object))
    graph.set("UIStoryboardIdentifier", string(Self.nibName(of: element)), of: object)
    return object
  }

  /// The name of a controller's nib: its identifier, or its class of UIKit and its id.
  static func nibName(of controller: XMLElement) -> String {
    let className = Controllers.table(for: controller.tag)?.className ?? Controllers.plain.className
    return controller.word("storyboardIdentifier") ?? "\(className)-\(controller.identifier)"
  }

  static func viewName(of controller: XMLElement, _ view: XMLElement) -> String {
    "\(controller.identifier)-view-\(view.identifier)"
  }

  private func controller(_ id: String?) -> XMLElement? {
    guard let id, case .controller(let number)? = document.objects[id] else { return nil }
    return document.controllers[number].element
  }

  // MARK: - Parts

  mutating func writeControllerItems(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    if let part = element.child(key: "navigationItem"), let item = archiveView(part, depth: depth + 1) {
      graph.set("UINavigationItem", .object(item), of: object)
    }
    let parts = element.child(tagged: "toolbarItems").map { Array($0.children) } ?? []
    if parts.isEmpty { return }
    graph.set("UIToolbarItems", list(parts.compactMap { archiveView($0, depth: depth + 1) }), of: object)
  }

  /// The controller that a navigation controller shows first, and the bar that has its item.
  mutating func writeChildren(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    let segue = element.child(named: .connections)?.children.first { $0.word("relationship") == "rootViewController" }
    var children: [ObjectHandle] = []
    var items: [ObjectHandle] = []
    if let child = controller(segue?.word("destination")), let made = archiveController(child, depth: depth + 1) {
      graph.set("UIParentViewController", .object(object), of: made)
      children.append(made)
      sceneControllers.append(made)
      if let part = child.child(key: "navigationItem"), let item = objects[part.identifier], isArchived(item) {
        items.append(item)
      }
    }
    for key in ["UIChildViewControllers", "UIViewControllers"] {
      graph.set(key, .object(graph.addList("NSMutableArray", children)), of: object)
    }
    guard let part = element.child(key: "navigationBar"), let bar = archiveView(part, depth: depth + 1) else { return }
    graph.set("UINavigationBar", .object(bar), of: object)
    graph.set("UIDelegate", .object(object), of: bar)
    if items.isEmpty { return }
    graph.set("UIItems", .object(graph.addList("NSMutableArray", items)), of: bar)
    for item in items { graph.set("UINavigationBar", .object(bar), of: item) }
  }

  /// What is beside a controller in its scene, such as gesture recognizers.
  mutating func writeKept(_ element: XMLElement, _ object: ObjectHandle, _ depth: Int) {
    let parts = element.parent.map { Array($0.children) } ?? []
    let kept = parts.filter { $0.index != element.index && $0.name != .placeholder && $0.tag != "exit" }
      .compactMap { archiveView($0, depth: depth + 1) }
    if kept.isEmpty { return }
    graph.set("UITopLevelObjectsToKeepAliveFromStoryboard", list(kept), of: object)
    sceneObjects += kept
  }

  /// The name of the nib with the view, and what its placeholders stand for.
  mutating func writeViewNib(_ element: XMLElement, _ object: ObjectHandle) {
    guard let view = element.child(key: "view") else { return }
    var draft = NibDraft(document, options, scope: .view(controller: element), facts: facts)
    _ = draft.compileView(of: element, view)
    take(draft.problems)
    viewObjects.formUnion(draft.objects.filter { draft.isArchived($0.value) }.keys)
    var entries: [ObjectHandle] = []
    for (place, id) in draft.upstreamIDs.enumerated() {
      guard let target = objects[id], isArchived(target) else {
        refuse(element, "\(element.tag) > upstream", "'\(id)', to which the view refers, is not compiled")
        continue
      }
      if case .object(let name) = string(Self.upstreamName(place)) { entries += [name, target] }
    }
    graph.set(
      [
        ("UIExternalObjectsTableForViewLoading", .object(graph.addList("NSDictionary", entries))),
        ("UINibName", string(Self.viewName(of: element, view))),
      ], of: object)
  }

  /// The first controller of a storyboard is a `UIClassSwapper` even where it has UIKit's class.
  mutating func writeControllerClass(_ element: XMLElement, _ object: ObjectHandle, _ className: String) {
    let name = element.word("customClass") ?? className
    let isEntry = document.tree.root?.word("initialViewController") == element.identifier
    guard name == className, isEntry else { return writeCustomClass(element, object, className) }
    graph.rename(object, to: "UIClassSwapper")
    graph.set([("UIClassName", string(className)), ("UIOriginalClassName", string(className))], of: object)
  }

  // MARK: - Segues

  /// Those of the controller itself, then those of what is in it, then of what is beside it.
  mutating func writeSegues(_ element: XMLElement, _ object: ObjectHandle) {
    let own = element.child(named: .connections).map { [$0] } ?? []
    let inside = element.children.filter { $0.name != .connections }
    let beside = element.parent?.children.filter { $0.index != element.index } ?? []
    var made: [ObjectHandle] = []
    var open = Array((own + inside + beside).reversed())
    while let next = open.popLast() {
      if next.tag == "segue", next.word("kind") != "relationship" {
        if let template = archiveSegue(next) {
          made.append(template)
          segueTemplates.append((template, object))
        }
      } else {
        open += next.children.reversed()
      }
    }
    if !made.isEmpty { graph.set("UIStoryboardSegueTemplates", list(made), of: object) }
  }

  /// Source: the documentation of `UIModalPresentationStyle`.
  private static let presentationStyles: [String: Int64] = [
    "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "overFullScreen": 5, "overCurrentContext": 6,
  ]

  private mutating func archiveSegue(_ element: XMLElement) -> ObjectHandle? {
    let kinds = [
      "show": "Show", "presentation": "Presentation", "modal": "Modal", "embed": "Embed", "unwind": "Unwind",
    ]
    let kind = element.word("kind") ?? ""
    guard let name = kinds[kind] else {
      refuse(element, "segue@kind", "a segue '\(kind)' is not compiled yet")
      return nil
    }
    let own: Set<String> =
      kind == "unwind" ? ["unwindAction"] : kind == "presentation" ? ["modalPresentationStyle"] : []
    check(element, own.union(["destination", "kind", "identifier", "id", "userLabel"]))
    let template = object(for: element)
    guard !isArchived(template) else {
      refuse(element, "id", "id '\(element.identifier)' is given twice")
      return nil
    }
    graph.rename(template, to: "UIStoryboard\(name)SegueTemplate")
    archived.append((element, template))
    if let word = element.word("identifier") { graph.set("UIIdentifier", string(word), of: template) }
    let target = controller(element.word("destination"))
    if target == nil, kind != "unwind" {
      refuse(element, "segue > destination", "the destination of segue '\(element.identifier)' is no controller")
    }
    let destination = kind == "unwind" ? nil : target.map { string(Self.nibName(of: $0)) }
    graph.set("UIDestinationViewControllerIdentifier", destination ?? .null, of: template)
    switch kind {
    case "show": graph.set("UIActionName", string("showViewController:sender:"), of: template)
    case "embed": graph.set([("UIPerformOnViewLoad", .bool(true)), ("UIContainerView", .null)], of: template)
    case "unwind": graph.set("UIAction", string(element.word("unwindAction") ?? ""), of: template)
    default: writePresentationStyle(element, template)
    }
    return template
  }

  private mutating func writePresentationStyle(_ element: XMLElement, _ template: ObjectHandle) {
    guard let attribute = element.attribute(named: "modalPresentationStyle") else { return }
    guard let number = Self.presentationStyles[attribute.value] else {
      return refuse(attribute, of: element, "a presentation '\(attribute.value)' is not known")
    }
    graph.set("UIModalPresentationStyle", .integer(number), of: template)
  }
}
