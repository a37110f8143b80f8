import IBCompare
import IBModel
import IBSource
import IBSyntax

/// Converts conflicts of nodes into values that reports can put into words.
struct ConflictReader {
  private let plan: MergePlan
  private let table: NodeTable
  private let names: VersionNames

  init(_ plan: MergePlan) {
    self.plan = plan
    table = plan.table
    names = VersionNames(plan.table.trees)
  }

  func conflict(_ clash: NodeConflict, line: Int?) -> MergeConflict {
    let (cause, side) = cause(of: clash)
    let id = table.objectID(of: clash.node)
    return MergeConflict(
      id: id, subject: subject(clash.node, side), controller: names[side]?.controller(of: ownerID(clash.node, side)),
      cause: cause, line: line)
  }

  /// Notes about frames for which the merge chose a side, one for each scene.
  var notes: [MergeNote] {
    struct Scene: Hashable {
      let id: String
      let side: MergeSide
    }
    var counts: [Scene: Int] = [:]
    var scenes: [Scene] = []
    for node in plan.frames {
      let side = plan.preference.side(for: node)
      let scene = Scene(id: names[side]?.controller(of: ownerID(node, side))?.id ?? "", side: side)
      if counts[scene] == nil { scenes.append(scene) }
      counts[scene, default: 0] += 1
    }
    return scenes.map { .frames(scene: names[$0.side]?.object($0.id), count: counts[$0] ?? 0, from: $0.side) }
  }

  /// The note about a changed id.
  func note(_ change: SharedIDs.Change) -> MergeNote {
    func subject(_ id: String, _ side: MergeSide) -> MergeConflict.Subject {
      let object = table.objects[id] ?? table.scene(id)
      return object.map { self.subject($0, side) } ?? .document
    }
    return .freshID(
      old: change.old, fresh: change.fresh, of: subject(change.fresh, change.side), in: change.side,
      other: subject(change.old, change.side.opposite))
  }

  // MARK: - Causes

  /// The cause of a conflict, and the side whose names describe it best.
  private func cause(of clash: NodeConflict) -> (MergeConflict.Cause, MergeSide) {
    let node = clash.node
    switch clash.cause {
    case .values(let attributes): return (.values(values(node, attributes)), .ours)
    case .tag: return (.tag(ours: edited(node, .ours), theirs: edited(node, .theirs)), .ours)
    case .removed(let remover, let nodes):
      return (.removed(by: remover, edits: edits(nodes, remover.opposite)), remover.opposite)
    case .pointedTo(let remover, let nodes):
      let subjects = nodes.map { subject($0, remover.opposite) }
      return (.pointedTo(removedBy: remover, from: subjects), remover.opposite)
    case .list: return (.list(path(node, .ours)), .ours)
    case .moved: return (.moved(ours: place(node, .ours), theirs: place(node, .theirs)), .ours)
    case .order: return (.order, .ours)
    case .place(let rival): return (.place(theirs: subject(rival, .theirs)), .ours)
    }
  }

  private func values(_ node: Int, _ attributes: [String]) -> [MergeConflict.Value] {
    if let whole = wholeValue(node) { return [whole] }
    return attributes.map { attribute in
      let versions = ThreeWay { side in table.element(node, side).flatMap { Self.value(attribute, $0) } }
      return MergeConflict.Value(path: path(node, .ours).appending(Self.name(attribute)), versions: versions)
    }
  }

  /// The value that a whole element represents, such as a color; nil for an element whose attributes are compared.
  private func wholeValue(_ node: Int) -> MergeConflict.Value? {
    let versions = ThreeWay { side in table.element(node, side).flatMap(PropertyReader.value(of:)) }
    guard versions.ours != nil || versions.theirs != nil else { return nil }
    return MergeConflict.Value(path: path(node, .ours), versions: versions)
  }

  private static func value(_ attribute: String, _ element: XMLElement) -> PropertyValue? {
    switch attribute {
    case FactMerge.text: .text(String(decoding: element.ownText, as: UTF8.self))
    case FactMerge.name: .word(element.tag)
    default:
      element.tree.name(attribute).flatMap { PropertyReader.value(of: $0, in: element, as: element.name) }
    }
  }

  private static func name(_ attribute: String) -> String {
    attribute == FactMerge.text ? "text" : attribute == FactMerge.name ? PropertyPath.element.name : attribute
  }

  /// The attributes of a node that a side changed.
  private func edited(_ node: Int, _ side: MergeSide) -> [PropertyPath] {
    changes(node, side).map(\.path)
  }

  private func changes(_ node: Int, _ side: MergeSide) -> [ValueChange] {
    guard let old = table.element(node, .base), let new = table.element(node, side) else { return [] }
    let values = (PropertyReader.value(of: old), PropertyReader.value(of: new))
    if values.0 != nil || values.1 != nil {
      return [ValueChange(path: path(node, side), before: values.0, after: values.1)]
    }
    let facts = (NodeFacts(old), NodeFacts(new))
    var names = Set(facts.0.attributes.keys).union(facts.1.attributes.keys).sorted()
      .filter { facts.0.attributes[$0] != facts.1.attributes[$0] }
    if facts.0.text != facts.1.text { names.append(FactMerge.text) }
    if facts.0.tag != facts.1.tag { names.append(FactMerge.name) }
    return names.map { name in
      ValueChange(
        path: path(node, side).appending(Self.name(name)), before: Self.value(name, old), after: Self.value(name, new))
    }
  }

  private func edits(_ nodes: [Int], _ side: MergeSide) -> [MergeConflict.Edit] {
    nodes.filter { !isPartOfAdded($0, side) }.map { node in
      let subject = subject(node, side)
      if !table.nodes[node].isIn(.base) { return .added(subject) }
      let changes = changes(node, side)
      return changes.isEmpty ? .moved(subject) : .values(subject, changes)
    }
  }

  /// Whether a node was added together with its parent, whose report includes it.
  private func isPartOfAdded(_ node: Int, _ side: MergeSide) -> Bool {
    guard !table.nodes[node].isIn(.base) else { return false }
    var parent = table.parent(node, side)
    while let list = parent, table.isList(list) { parent = table.parent(list, side) }
    return parent.map { !table.nodes[$0].isIn(.base) } ?? false
  }

  // MARK: - Names

  private func place(_ node: Int, _ side: MergeSide) -> MergeConflict.Subject? {
    table.parent(node, side).map { subject($0, side) }
  }

  /// The object that a node represents or belongs to, with the names of a side.
  private func subject(_ node: Int, _ side: MergeSide) -> MergeConflict.Subject {
    for side in [side, side.opposite, .base] {
      let id = ownerID(node, side)
      guard !id.isEmpty, let names = names[side] else { continue }
      if let constraint = names.constraint(id) { return .constraint(constraint) }
      if let connection = names.connection(id) { return .connection(connection) }
      if let object = names.object(id) { return .object(object) }
      guard let element = table.objects[id].flatMap({ table.element($0, side) }) else { continue }
      return .object(
        ObjectName(
          id: id, element: element.tag, role: .other, customClass: element[.customClass], label: nil, isTelling: false))
    }
    return .document
  }

  /// The id of the object that a node represents or belongs to in a file; for a scene, the id of its controller.
  private func ownerID(_ node: Int, _ side: MergeSide) -> String {
    var element = table.element(node, side)
    while let current = element {
      if current.name == .scene {
        return current.child(named: .objects)?.firstChild?[.id] ?? ""
      }
      if table.nodes[table.numbers[side][current.index]].isObject { return current[.id] ?? "" }
      element = current.parent
    }
    return ""
  }

  /// The steps from the object to a node in it.
  private func path(_ node: Int, _ side: MergeSide) -> PropertyPath {
    var path = PropertyPath.root
    var element = table.element(node, side) ?? table.element(node, side.opposite)
    while let current = element, current.name != .scene, current.parent != nil {
      guard let number = number(of: current), !table.nodes[number].isObject else { break }
      if current.name == .variation {
        path.variation = current[.key]
      } else if let step = Self.step(current) {
        path.steps.insert(step, at: 0)
      }
      element = current.parent
    }
    return path
  }

  private func number(of element: XMLElement) -> Int? {
    MergeSide.allCases.first { table.trees[$0] === element.tree }.map { table.numbers[$0][element.index] }
  }

  /// The step for an element; nil for a list, which the path omits.
  private static func step(_ element: XMLElement) -> String? {
    if element.name == .userDefinedRuntimeAttribute { return PropertyPath.runtimePrefix + (element[.keyPath] ?? "") }
    if let key = element[.key] { return key }
    return element.attributes.isEmpty ? nil : element.tag
  }
}
