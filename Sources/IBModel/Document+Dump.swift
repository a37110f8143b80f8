import IBSyntax

extension Document {
  /// The typed document as text, one object on each line: the output of `keyline dump --stage document`.
  ///
  /// A view is indented by its depth. A reference is printed as the id of the object that it leads to, or as `?`
  /// without one.
  package func dump() -> String {
    var lines = ["document \(flavor.kindName) tools=\(header.toolsVersion ?? "?")"]
    if let device = header.device { lines.append("canvas \(device.id) \(device.orientation ?? "portrait")") }
    for scene in scenes { lines.append("scene \(scene.id) controller=\(name(controller: scene.controller))") }
    for controller in controllers {
      lines.append("controller \(controller.id) \(controller.element.tag) view=\(name(view: controller.rootView))")
    }
    for index in views.indices { lines.append(dump(view: index)) }
    for guide in guides { lines.append("guide \(guide.id) \(guide.kind) of=\(name(view: guide.view))") }
    for constraint in constraints { lines.append(dump(constraint)) }
    for connection in connections {
      lines.append(
        "connection \(connection.element.tag) \(connection.source ?? "?") -> \(connection.destination ?? "?")")
    }
    for variation in variations { lines.append("variation \(variation.key) of=\(ownerID(variation))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func dump(view index: Int) -> String {
    let view = views[index]
    var depth = 0
    var parent = view.parent
    while let outer = parent {
      depth += 1
      parent = views[outer].parent
    }
    return "\(String(repeating: "  ", count: depth))view \(view.id) \(view.element.tag) \(view.role.word)"
  }

  private func dump(_ constraint: LayoutConstraint) -> String {
    let first = "\(name(constraint.first)).\(constraint.firstAttribute?.rawValue ?? "?")"
    let second = constraint.second.map { " \(name($0)).\(constraint.secondAttribute?.rawValue ?? "?")" } ?? ""
    return "constraint \(constraint.id) in=\(views[constraint.holder].id) \(first) \(constraint.relation)\(second)"
  }

  private func name(_ item: LayoutConstraint.Item) -> String {
    switch item {
    case .view(let index): views[index].id
    case .guide(let index): guides[index].id
    case .dangling: "?"
    }
  }

  private func name(view: Int?) -> String { view.map { views[$0].id } ?? "?" }

  private func name(controller: Int?) -> String { controller.map { controllers[$0].id } ?? "?" }

  private func ownerID(_ variation: Variation) -> String { tree.element(at: variation.owner)[.id] ?? "?" }
}

extension Document.Role {
  fileprivate var word: String {
    switch self {
    case .root: "root"
    case .topLevel: "top-level"
    case .subview: "subview"
    case .arranged: "arranged"
    case .cell: "cell"
    case .contentView: "content-view"
    case .tableHeader: "table-header"
    case .tableFooter: "table-footer"
    case .barItem: "bar-item"
    case .attached(let key): "attached-\(key)"
    }
  }
}
