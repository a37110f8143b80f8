import IBModel
import IBSyntax

extension NibDraft {
  /// A connection with what its place in the list depends on.
  private struct Made {
    let object: ObjectHandle
    /// Collections, then outlets, then events (Measurements/Compile.md#connections).
    let rank: Int
    let label: String
  }

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
      made += connections(in: list, of: source)
    }
    return made.enumerated()
      .sorted { ($0.element.rank, $0.element.label, $0.offset) < ($1.element.rank, $1.element.label, $1.offset) }
      .map(\.element.object)
  }

  private mutating func connections(in list: XMLElement, of source: ObjectHandle) -> [Made] {
    var made: [Made] = []
    var collections: [String: [XMLElement]] = [:]
    for connection in list.children {
      switch connection.tag {
      case "outlet": made += outlet(connection, of: source).map { [$0] } ?? []
      case "action": made += action(connection, of: source).map { [$0] } ?? []
      case "outletCollection": collections[connection.word("property") ?? "", default: []].append(connection)
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
    guard let id = connection.word("destination"), let object = objects[id], isArchived(object) else {
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
    let label = connection.word("property") ?? ""
    let object = graph.add(
      "UIRuntimeOutletConnection",
      [("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(destination))])
    return Made(object: object, rank: 1, label: label)
  }

  private mutating func action(_ connection: XMLElement, of source: ObjectHandle) -> Made? {
    check(connection, ["selector", "destination", "eventType", "id"])
    guard let destination = destination(connection) else { return nil }
    let label = connection.word("selector") ?? ""
    let object = graph.add(
      "UIRuntimeEventConnection",
      [("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(destination))])
    if let event = connection.attribute(named: "eventType") {
      guard let bit = Self.events[event.value] else {
        refuse(event, of: connection, "event '\(event.value)' is not known")
        return nil
      }
      graph.set("UIEventMask", .integer(1 << bit), of: object)
    }
    return Made(object: object, rank: 2, label: label)
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
    return Made(object: object, rank: 0, label: label)
  }
}
