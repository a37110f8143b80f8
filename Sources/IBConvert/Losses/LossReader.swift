import IBContent
import IBModel
import IBSource
import IBSyntax

/// Finds the attributes and connections of a document that are not converted, object by object.
struct LossReader: Sendable {
  private let document: Document
  private var connections: [String: [Loss]] = [:]
  /// The ids of controllers and other objects with losses, by the controller whose scene contains them; -1 without one.
  private var others: [Int: [String]] = [:]
  private let parameters: Set<String>
  /// The ids of views with a variable that enables them.
  private let enabled: Set<String>
  /// The ids of the lists that show rows.
  private let lists: Set<String>
  private let hosts: HostedSettings
  private let hasStacks: Bool

  /// The outlets of controls with variables, and the actions with closures, are converted.
  init(_ leaves: LeafReader) {
    document = leaves.document
    hosts = leaves.hosts
    hasStacks = leaves.options.hasStacks
    parameters = Set(leaves.parameters.keys)
    enabled = Set(leaves.parameters.filter { $0.value.enabling != nil }.keys)
    lists = Set(
      document.views.filter { view in
        leaves.cells.rows[view.id]?.types.isEmpty == false
          || leaves.cells.cells(of: view).contains { leaves.cells.typeName($0) != nil }
      }.map(\.id))
    for connection in document.connections { add(connection, leaves.states, leaves.actions) }
  }

  private mutating func add(_ connection: Document.Connection, _ states: [String: String], _ actions: ActionNames) {
    let element = connection.element
    guard let source = connection.source else { return }
    let what: String
    switch connection.kind {
    case .action:
      guard let selector = element[.selector], !actions.isConverted(connection) else { return }
      let event = element[.eventType].map { " on \($0)" } ?? ""
      note("action", selector + event, at: source, connection.controller)
      return
    // Each segue is converted, or named in a comment.
    case .segue: return
    case .outlet: what = "outlet"
    case .outletCollection: what = "outlet collection"
    default: what = element.tag
    }
    let property = element[.property] ?? ""
    // The root of a xib is the struct itself, and text fields are variables.
    if property == "view", document.view(source) == nil { return }
    let target = connection.destination ?? ""
    if what == "outlet", states[target] != nil || parameters.contains(target) { return }
    if what == "outlet", case .constraint = document.objects[target] {
      return note(Loss.constraintOutlet, property, at: source, connection.controller)
    }
    if property == "gestureRecognizers" {
      if !actions.isConverted(connection) { note("gesture", kind(of: target), at: source, connection.controller) }
    } else {
      note(what, property, at: document.view(target) == nil ? source : target, connection.controller)
    }
  }

  private mutating func note(_ what: String, _ value: String, at id: String, _ controller: Int?) {
    let loss = Loss(id: id, kind: kind(of: id), what: what, value: value)
    if document.view(id) == nil, connections[id] == nil { others[controller ?? -1, default: []].append(id) }
    connections[id, default: []].append(loss)
  }

  private func kind(of id: String) -> String { document.element(of: id)?.tag ?? "object" }

  func losses(of view: Document.View, isHosted: Bool, isNamed: Bool) -> [Loss] {
    let element = view.element
    var losses = AttributeLosses.all(of: element, isHosted: isHosted).map {
      Loss(id: view.id, kind: element.tag, what: $0.what, value: $0.value)
    }
    losses.removeAll { loss in
      guard loss.what == Loss.runtimeAttribute else { return false }
      // The value of the loss begins with the key path.
      let path = String((loss.value ?? "").prefix { $0 != " " })
      return AccessibilityContent.runtimePaths.contains(path) || isHosted && hosts.sets(path, of: element[.customClass])
    }
    if !isNamed, let name = element[.customClass] {
      losses.insert(Loss(id: view.id, kind: element.tag, what: "class", value: name), at: 0)
    }
    if element.name == .imageView, element.child(key: "image") == nil, !parameters.contains(view.id) {
      // The converter writes images of catalogs.
      let isEmbedded = element[.image].map(ImageReference.isEmbedded)
      if isEmbedded != false {
        let value = isEmbedded == nil ? "set by code" : "in the document"
        losses.append(Loss(id: view.id, kind: element.tag, what: "image", value: value))
      }
    }
    if !isHosted, case .button(let button) = document.properties(of: view).control, button.padsContent {
      losses.removeAll { $0.what == "contentEdgeInsets" }
    }
    // The title has both colors.
    if enabled.contains(view.id),
      element.child(key: "disabled")?.children.allSatisfy({ $0.equals(.key, "titleColor") }) == true
    {
      losses.removeAll { ($0.what, $0.value) == ("state", "disabled") }
    }
    if view.kind.canBeDisabled, AccessibilityContent(view)?.isElement == false {
      losses.append(Loss(id: view.id, kind: element.tag, what: "hidden from assistive technologies", value: nil))
    }
    if view.kind == .activityIndicatorView, parameters.contains(view.id) || document.properties(of: view).isInvisible {
      losses.removeAll { $0.what == "hidesWhenStopped" }
    }
    // The list shows it next to the row.
    if view.kind == .tableViewCell, view.parent != nil {
      losses.removeAll { $0.what == "accessoryType" && $0.value.map { CellSource.accessories[$0] } ?? nil != nil }
    }
    if hasStacks, !isHosted, view.kind.scrolls { losses.removeAll { ScrollingSource.attributes.contains($0.what) } }
    for (what, value) in special(view) { losses.append(Loss(id: view.id, kind: element.tag, what: what, value: value)) }
    losses += view.constraints.map { document.constraints[$0] }.filter(\.isPlaceholder).map {
      Loss(id: view.id, kind: element.tag, what: Loss.placeholder, value: $0.firstAttribute?.rawValue)
    }
    return losses + (connections[view.id] ?? [])
  }

  /// The losses that depend on more than one attribute.
  private func special(_ view: Document.View) -> [(String, String?)] {
    let element = view.element
    switch view.kind {
    case .navigationBar, .toolbar:
      let items = element.child(named: .items)
      let parts = [items] + (items.map { Array($0.children(named: .navigationItem)) } ?? [])
      return parts.compactMap(\.self).flatMap(Self.shownViews).map { ("item", "'\($0)'") }
    case .button:
      // The button is written as it is now.
      guard !enabled.contains(view.id), element.child(key: "normal")?.child(key: "titleColor") != nil else { return [] }
      let hasOther = element.equals(.enabled, "NO") && element.child(key: "disabled")?.child(key: "titleColor") != nil
      return hasOther || element.child(key: "configuration") != nil ? [("state normal titleColor", nil)] : []
    case .activityIndicatorView:
      let isConverted = element.equals(.animating, "YES") || document.properties(of: view).isInvisible
      return isConverted ? [] : [("animating", "NO")]
    // A table of the document writes it where it shows its cells.
    case .tableViewCell where view.parent == nil:
      return element.number(.rowHeight).map { [("rowHeight", SwiftText.number($0))] } ?? []
    case .tableView:
      let hasRows = lists.contains(view.id)
      let height = element.number(.rowHeight).flatMap { $0 > 0 && $0 != TableSource.usualRowHeight ? $0 : nil }
      return hasRows
        ? []
        : (element.equals(.separatorStyle, "none") ? [("separatorStyle", "none")] : [])
          + (height.map { [("rowHeight", SwiftText.number($0))] } ?? [])
          + (element.child(key: "separatorColor").map { [("separatorColor", AttributeLosses.values(of: $0))] } ?? [])
    default: return []
    }
  }

  /// The ids of the views in a list of items, which a bar shows instead of titles and images.
  private static func shownViews(_ list: XMLElement) -> [String] {
    let lists = [list] + [.leftBarButtonItems, .rightBarButtonItems].compactMap { list.child(named: $0) }
    let items = lists.flatMap { $0.children(named: .barButtonItem) }
    return (items.compactMap { $0.child(key: "customView") } + [list.child(key: "titleView")].compactMap(\.self))
      .compactMap { $0[.id] }
  }

  /// The losses of a scene outside its views: in its controller, its bar items and other objects.
  func losses(ofController controller: Int?) -> [Loss] {
    var losses: [Loss] = []
    if let controller { losses += ControllerLosses.all(of: document.controllers[controller].element, in: document) }
    if hasStacks {
      losses.removeAll { ($0.what, $0.value) == ("hidesBottomBarWhenPushed", "YES") || $0.isDoneStyle }
    }
    return losses + (others[controller ?? -1] ?? []).flatMap { connections[$0] ?? [] }
  }
}

extension Loss {
  fileprivate var isDoneStyle: Bool { kind == "barButtonItem" && (what, value) == ("style", "done") }
}
