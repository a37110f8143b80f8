package import IBSyntax

extension Document {
  /// Types and links the elements of the tree, in one pass over the elements and one over the references.
  ///
  /// The arrays are empty for a document of an unsupported flavor. Nil for a tree without a root, which the parser
  /// never returns.
  package init?(_ tree: SyntaxTree) {
    guard let root = tree.root else { return nil }
    self.tree = tree
    flavor = Flavor(root: root)
    header = DocumentHeader(root: root)
    guard flavor.isSupported else { return }
    var builder = DocumentBuilder(elementCount: tree.elementCount)
    builder.read(root, into: &self)
    linkGuides()
    linkConstraints()
  }

  /// Links the guides of a controller to its view, which may follow them in the file.
  private mutating func linkGuides() {
    for index in guides.indices where guides[index].view == nil {
      guides[index].view = guides[index].controller.flatMap { controllers[$0].rootView }
    }
  }

  private mutating func linkConstraints() {
    for index in constraints.indices {
      let element = constraints[index].element
      if let first = element[.firstItem] { constraints[index].first = item(first) }
      constraints[index].second = element[.secondItem].map { item($0) }
    }
  }

  private func item(_ id: String) -> LayoutConstraint.Item {
    switch objects[id] {
    case .view(let index): .view(index)
    case .guide(let index): .guide(index)
    default: .dangling
    }
  }
}

/// The objects around an element, which are passed from an element to its children.
private struct ElementContext {
  var view: Int?
  var controller: Int?
  var scene: Int?
}

private struct DocumentBuilder {
  /// For the preorder index of each element, the objects around its children.
  private var inside: [ElementContext]

  init(elementCount: Int) {
    inside = Array(repeating: ElementContext(), count: elementCount)
  }

  /// Reads all elements in preorder, so that the objects around a parent are known before those around its children.
  mutating func read(_ root: XMLElement, into document: inout Document) {
    for element in root.descendants {
      let outer = element.parent.map { inside[$0.index] } ?? ElementContext()
      inside[element.index] = read(element, in: outer, into: &document)
    }
  }

  /// Records one element and returns the objects around its children.
  private func read(
    _ element: XMLElement, in outer: ElementContext, into document: inout Document
  ) -> ElementContext {
    var inner = outer
    switch element.name {
    case .scene: inner.scene = document.add(scene: element)
    case .constraint: document.add(constraint: element, holder: outer.view)
    case .viewLayoutGuide, .viewControllerLayoutGuide:
      document.add(guide: element, view: outer.view, controller: outer.controller)
    case .outlet, .action, .segue, .outletCollection:
      document.add(connection: element, controller: outer.controller)
    case .variation: document.add(variation: element)
    case .designable: document.add(designable: element)
    case .image where element.parent?.name == .resources: document.add(image: element)
    case .namedColor where element.parent?.name == .resources, .systemColor where element.parent?.name == .resources:
      document.add(listedColor: element)
    default:
      if Self.isController(element) {
        inner = ElementContext(
          view: nil, controller: document.add(controller: element, scene: outer.scene), scene: outer.scene)
      } else if let kind = ViewKind(element), let id = element[.id] {
        inner.view = document.add(view: element, id: id, kind: kind, parent: outer.view, controller: outer.controller)
      } else if let id = element[.id] {
        document.register(id, as: .other(element.index))
      }
    }
    return inner
  }

  /// Whether the element is a controller. Its position decides, so that controllers of newer versions of Xcode are
  /// recognized too.
  private static func isController(_ element: XMLElement) -> Bool {
    if element.equals(.sceneMemberID, "viewController") { return true }
    switch element.name {
    case .viewController, .tableViewController, .navigationController, .tabBarController, .splitViewController,
      .collectionViewController, .pageViewController, .glkViewController, .avPlayerViewController, .hostingController,
      .viewControllerPlaceholder:
      return true
    default: return false
    }
  }
}

extension Document {
  /// Records an object by its id. If several have the same id, the first one keeps it, and the linter reports the
  /// others.
  fileprivate mutating func register(_ id: String, as reference: ObjectReference) {
    if objects[id] == nil { objects[id] = reference }
  }

  fileprivate mutating func add(scene element: XMLElement) -> Int {
    scenes.append(Scene(element: element, id: element[.sceneID] ?? "", controller: nil))
    return scenes.count - 1
  }

  fileprivate mutating func add(controller element: XMLElement, scene: Int?) -> Int {
    let index = controllers.count
    let id = element[.id] ?? ""
    controllers.append(Controller(element: element, id: id, scene: scene, rootView: nil))
    register(id, as: .controller(index))
    if let scene, scenes[scene].controller == nil { scenes[scene].controller = index }
    return index
  }

  fileprivate mutating func add(
    view element: XMLElement, id: String, kind: ViewKind, parent: Int?, controller: Int?
  ) -> Int {
    let index = views.count
    let role = role(of: element, kind: kind, parent: parent, controller: controller)
    let superview = role == .barItem ? nil : parent
    views.append(View(element: element, id: id, kind: kind, role: role, parent: superview, controller: controller))
    register(id, as: .view(index))
    if let superview { views[superview].children.append(index) }
    switch role {
    case .root(let controller):
      if controllers[controller].rootView == nil { controllers[controller].rootView = index }
      roots.append(index)
    case .topLevel: roots.append(index)
    default: break
    }
    return index
  }

  private func role(of element: XMLElement, kind: ViewKind, parent: Int?, controller: Int?) -> Role {
    let place = element.parent?.name
    guard let parent else {
      guard let controller else { return .topLevel }
      // A refresh control is next to the view of its controller. The table takes it over while it is loaded.
      if kind == .refreshControl { return .attached(key: element[.key] ?? "") }
      let isDirectChild = element.parent == controllers[controller].element
      return isDirectChild && !kind.isBar ? .root(controller: controller) : .barItem
    }
    if place == .subviews { return views[parent].kind == .stackView ? .arranged : .subview }
    if kind.isCell { return .cell }
    switch element[.key] {
    case "contentView": return .contentView
    case "tableHeaderView": return .tableHeader
    case "tableFooterView": return .tableFooter
    case "customView", "titleView": return .barItem
    case let key?: return .attached(key: key)
    case nil: return .attached(key: element.parent?.tag ?? "")
    }
  }

  fileprivate mutating func add(constraint element: XMLElement, holder: Int?) {
    guard let holder else { return }
    let index = constraints.count
    let constraint = LayoutConstraint(element, holder: holder)
    constraints.append(constraint)
    register(constraint.id, as: .constraint(index))
    views[holder].constraints.append(index)
  }

  fileprivate mutating func add(guide element: XMLElement, view: Int?, controller: Int?) {
    let isControllers = element.name == .viewControllerLayoutGuide
    let kind = LayoutGuide.Kind(isControllers ? element[.type] ?? "" : element[.key] ?? "")
    let id = element[.id] ?? ""
    register(id, as: .guide(guides.count))
    guides.append(
      LayoutGuide(
        element: element, id: id, kind: kind, view: isControllers ? nil : view, controller: controller))
  }

  fileprivate mutating func add(connection element: XMLElement, controller: Int?) {
    let holder = element.parent?.name == .connections ? element.parent?.parent : element.parent
    connections.append(
      Connection(
        element: element, kind: element.name, source: holder?[.id],
        destination: element[.destination] ?? element[.target],
        controller: controller))
    if let id = element[.id] { register(id, as: .other(element.index)) }
  }

  fileprivate mutating func add(variation element: XMLElement) {
    guard let owner = element.parent?.index else { return }
    variationsOfElement[owner, default: []].append(variations.count)
    variations.append(Variation(element, owner: owner))
  }

  fileprivate mutating func add(designable element: XMLElement) {
    guard let name = element[.name], let size = element.child(named: .size, key: "intrinsicContentSize"),
      let width = size.number(.width), let height = size.number(.height)
    else { return }
    designableSizes[name] = Size(width: width, height: height)
  }

  fileprivate mutating func add(image element: XMLElement) {
    guard let name = element[.name], let width = element.number(.width), let height = element.number(.height)
    else { return }
    let size = Size(width: width, height: height)
    if element.equals(.catalog, "system") { symbolSizes[name] = size } else { imageSizes[name] = size }
  }

  fileprivate mutating func add(listedColor element: XMLElement) {
    guard let name = element[.name], let color = element.child(named: .color) else { return }
    if element.name == .namedColor { namedColors[name] = color } else { systemColors[name] = color }
  }
}

extension Document.LayoutGuide.Kind {
  fileprivate init(_ key: String) {
    switch key {
    case "safeArea": self = .safeArea
    case "keyboard": self = .keyboard
    case "contentLayoutGuide": self = .contentLayout
    case "frameLayoutGuide": self = .frameLayout
    case "top": self = .top
    case "bottom": self = .bottom
    default: self = .unknown(key)
    }
  }
}
