import IBModel
import IBSyntax

extension NibDraft {
  /// A connection with what its place in the list depends on.
  private struct Made {
    let object: ObjectHandle
    let rank: Rank
    let label: String
    /// What it connects.
    let ends: [ObjectHandle]
  }

  /// The order of connections (Measurements/Compile.md#connections).
  private enum Rank: Int { case collection, dataSource, outlet, event }

  /// Bits of `UIControl.Event`. Source: its documentation.
  private static let events: [String: Int64] = [
    "touchDown": 0, "touchDownRepeat": 1, "touchDragInside": 2, "touchDragOutside": 3, "touchDragEnter": 4,
    "touchDragExit": 5, "touchUpInside": 6, "touchUpOutside": 7, "touchCancel": 8, "valueChanged": 12,
    "primaryActionTriggered": 13, "menuActionTriggered": 14, "editingDidBegin": 16, "editingChanged": 17,
    "editingDidEnd": 18, "editingDidEndOnExit": 19,
  ]

  /// The outlets, actions and collections of everything that is archived.
  mutating func connections() -> [ObjectHandle] {
    var made: [Made] = []
    for (element, source) in archived {
      guard let list = element.child(named: .connections) else { continue }
      let parts = list.children.filter { !isOutsideScene($0, of: element) }
      made += connections(Array(parts), in: element, of: source)
    }
    made += connectionsFromOutside() + implicitConnections() + sceneConnections()
    // Those of a controller's nib that are alike are in the opposite order (Measurements/Compile.md#controllers).
    if scope.isScene { made.reverse() }
    let sorted = made.enumerated().sorted { first, second in
      (first.element.rank.rawValue, first.element.label, first.offset)
        < (second.element.rank.rawValue, second.element.label, second.offset)
    }
    let proxies = Set(upstreams.map(\.object))
    upstreamOrder = sorted.flatMap(\.element.ends).filter { proxies.contains($0) }
    return sorted.map(\.element.object)
  }

  /// Those of the controller and of what else is in its scene, as far as they end in this nib.
  private mutating func connectionsFromOutside() -> [Made] {
    guard let controller = scope.controller, let parts = controller.parent?.children else { return [] }
    var made: [Made] = []
    for element in parts where element.name != .placeholder {
      let list = element.child(named: .connections).map { Array($0.children) } ?? []
      let inside = list.filter { connection in
        guard let id = connection.word("destination"), let object = objects[id] else { return false }
        return isArchived(object) && connection.tag != "segue"
      }
      guard !inside.isEmpty, let source = upstream(element.identifier) else { continue }
      made += connections(inside, in: element, of: source)
    }
    return made
  }

  /// The controller's view, and what it shows in it if it is a static table.
  private mutating func implicitConnections() -> [Made] {
    guard let filesOwner, let root else { return [] }
    let object = self.object(for: root)
    return [outlet("view", filesOwner, object)]
      + (dataSource.map { [outlet("staticDataSource", filesOwner, $0, .dataSource)] } ?? [])
  }

  /// Whether a connection is in the nib of a view, or a segue that only code begins.
  private func isOutsideScene(_ connection: XMLElement, of element: XMLElement) -> Bool {
    guard scope.isScene else { return false }
    if connection.tag == "segue" {
      return Controllers.table(for: element.tag) != nil || element.tag == Controllers.placeholderElement
    }
    let id = connection.word("destination") ?? ""
    if let object = objects[id], isArchived(object) { return false }
    return element.parent?.name == .objects && viewObjects.contains(id)
  }

  /// The storyboard of each controller, the controller of each segue.
  private mutating func sceneConnections() -> [Made] {
    let templates = segueTemplates.enumerated().sorted { first, second in
      let names = [first, second].map { graph.objects[$0.element.template.place].className }
      return (names[1], first.offset) < (names[0], second.offset)
    }
    return templates.map { outlet("viewController", $0.element.template, $0.element.controller) }
      + sceneOutlets.map {
        outlet($0.label, $0.source, $0.destination, $0.label == "storyboard" ? .dataSource : .outlet)
      }
  }

  private mutating func connections(
    _ list: [XMLElement], in element: XMLElement, of source: ObjectHandle
  ) -> [Made] {
    var made: [Made] = []
    var collections: [String: [XMLElement]] = [:]
    for connection in list {
      switch connection.tag {
      case "outlet": made += outlet(connection, of: source).map { [$0] } ?? []
      case "action": made += action(connection, of: source).map { [$0] } ?? []
      case "outletCollection": collections[connection.word("property") ?? "", default: []].append(connection)
      case "segue" where !scope.isXib: made += segue(connection, in: element, of: source).map { [$0] } ?? []
      default:
        refuse(connection, "connections > \(connection.tag)", "connection '\(connection.tag)' is not compiled yet")
      }
    }
    for (_, parts) in collections.sorted(by: { $0.key < $1.key }) {
      made += collection(parts, of: source).map { [$0] } ?? []
    }
    return made
  }

  private mutating func destination(_ connection: XMLElement) -> ObjectHandle? {
    if let id = connection.word("destination"), let object = objects[id], isArchived(object) { return object }
    guard let object = connection.word("destination").flatMap({ upstream($0) }) else {
      refuse(
        connection, "\(connection.tag) > destination",
        "the destination of \(connection.tag) '\(connection.identifier)' is not compiled")
      return nil
    }
    return object
  }

  private mutating func outlet(_ connection: XMLElement, of source: ObjectHandle) -> Made? {
    check(connection, ["property", "destination", "id"])
    guard let destination = destination(connection) else { return nil }
    return outlet(connection.word("property") ?? "", source, destination)
  }

  private mutating func outlet(
    _ label: String, _ source: ObjectHandle, _ destination: ObjectHandle, _ rank: Rank = .outlet
  ) -> Made {
    let object = graph.add(
      "UIRuntimeOutletConnection",
      [("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(destination))])
    return Made(object: object, rank: rank, label: label, ends: [source, destination])
  }

  /// What begins a segue: a cell has it as an outlet, a control as an event, and a view that another controller's view is
  /// put into is an outlet of the segue.
  private mutating func segue(_ connection: XMLElement, in element: XMLElement, of source: ObjectHandle) -> Made? {
    let known = objects[connection.identifier].flatMap { isArchived($0) ? $0 : nil }
    guard let template = known ?? upstream(connection.identifier), connection.word("trigger") == nil else {
      refuse(connection, "segue@trigger", "the trigger of segue '\(connection.identifier)' is not known")
      return nil
    }
    switch element.tag {
    case "containerView": return outlet("containerView", template, source)
    case "tableViewCell", "collectionViewCell": return outlet("selectionSegueTemplate", source, template)
    case "barButtonItem", "tapGestureRecognizer", "panGestureRecognizer":
      return event("perform:", source, template, bit: nil)
    case "button": return event("perform:", source, template, bit: Self.events["touchUpInside"])
    default:
      refuse(connection, "\(element.tag) > segue", "a segue of \(element.tag) is not compiled yet")
      return nil
    }
  }

  private mutating func action(_ connection: XMLElement, of source: ObjectHandle) -> Made? {
    check(connection, ["selector", "destination", "eventType", "id"])
    guard let destination = destination(connection) else { return nil }
    let name = connection.attribute(named: "eventType")
    let bit = name.flatMap { Self.events[$0.value] }
    if let name, bit == nil {
      refuse(name, of: connection, "event '\(name.value)' is not known")
      return nil
    }
    return event(connection.word("selector") ?? "", source, destination, bit: bit)
  }

  private mutating func event(
    _ label: String, _ source: ObjectHandle, _ destination: ObjectHandle, bit: Int64?
  ) -> Made {
    let object = graph.add(
      "UIRuntimeEventConnection",
      [("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(destination))])
    if let bit { graph.set("UIEventMask", .integer(1 << bit), of: object) }
    return Made(object: object, rank: .event, label: label, ends: [source, destination])
  }

  private mutating func collection(_ parts: [XMLElement], of source: ObjectHandle) -> Made? {
    guard let first = parts.first else { return nil }
    let destinations = parts.compactMap { part -> ObjectHandle? in
      check(part, ["property", "destination", "collectionClass", "appends", "id"])
      return destination(part)
    }
    let label = first.word("property") ?? ""
    let list = graph.addList("NSMutableArray", destinations)
    let object = graph.add(
      "UIRuntimeOutletCollectionConnection",
      [
        ("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(list)),
        ("runtimeCollectionClassName", string(first.word("collectionClass") ?? "NSArray")),
        ("addsContentToExistingCollection", .bool(first.isYes("appends"))),
      ])
    return Made(object: object, rank: .collection, label: label, ends: [source] + destinations)
  }
}
