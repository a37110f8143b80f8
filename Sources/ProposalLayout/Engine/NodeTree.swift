/// A tree as nodes that can be asked questions: step 1 of ProposalLayout.md.
struct NodeTree {
  /// What a node is in the tree that it was made of.
  struct NodeSource {
    let id: String?
    /// The way to the view, and the index of the modifier of it.
    let path: Int?
    let modifier: Int?
    let isHidden: Bool
  }

  private(set) var nodes: [EvaluatedNode] = []
  private(set) var sources: [NodeSource] = []
  /// What the nodes are; empty unless asked for, because contents and modifiers are large.
  private(set) var elements: [PlacedView.Element] = []
  private(set) var environments: [ViewEnvironment]
  /// The first is for all nodes outside grids.
  private(set) var gridMembers = [GridMember()]
  private(set) var issues: [TreeIssue] = []
  /// The nodes that the root becomes.
  private(set) var root: [Int] = []

  /// The last step to a view, and the place of the way before it; nil for a step from the root.
  private struct Path {
    let before: Int?
    let step: TreePlace.Step
  }

  /// The ways to the views. Only few places are asked for, so they are not made for each node.
  private var paths: [Path] = []

  private var rowCount = 0
  private var sectionCount = 0
  private var isFull = false
  private let keepsElements: Bool

  /// The settings at a view's place in the tree.
  private struct Surrounding {
    /// The way to the view; nil for the root.
    var path: Int?
    var depth = 0
    /// The node that contains the view; nil for the root.
    var parent: Int?
    var stackAxis: Axis?
    var environment = 0
    var isHidden = false
    /// Index in the grid members.
    var gridMember = 0
    var listRole = ListRole()
    /// Modifiers of groups around the view, the inner ones first.
    var groupModifiers: [PlacedModifier] = []
  }

  private struct PlacedModifier {
    let applied: AppliedModifier
    let path: Int?
    let index: Int
  }

  /// A view that is still to become nodes.
  private struct Pending {
    let view: ViewNode
    let surrounding: Surrounding
  }

  /// The next view is the last; so trees of any depth need no more of the thread's stack.
  private var pending: [Pending] = []

  init(_ root: ViewNode, _ environment: ViewEnvironment, keepsElements: Bool) {
    self.keepsElements = keepsElements
    environments = [environment]
    pending = [Pending(view: root, surrounding: Surrounding())]
    while let next = pending.popLast() { add(next.view, next.surrounding) }
  }

  /// Where a node's view or modifier is in the tree.
  func place(of node: Int) -> TreePlace { place(sources[node].path, modifier: sources[node].modifier) }

  private func place(_ path: Int?, modifier: Int? = nil) -> TreePlace {
    var steps: [TreePlace.Step] = []
    var next = path
    while let current = next {
      steps.append(paths[current].step)
      next = paths[current].before
    }
    return TreePlace(steps: steps.reversed(), modifier: modifier)
  }

  /// Goes one step on.
  private mutating func step(_ step: TreePlace.Step, from path: Int?) -> Int {
    paths.append(Path(before: path, step: step))
    return paths.count - 1
  }

  private mutating func add(_ view: ViewNode, _ surrounding: Surrounding) {
    var own = surrounding
    var modifiers = surrounding.groupModifiers
    if !view.modifiers.isEmpty {
      modifiers =
        view.modifiers.enumerated().map { PlacedModifier(applied: $1, path: surrounding.path, index: $0) } + modifiers
    }
    for modifier in modifiers { apply(modifier.applied.modifier, to: &own) }
    if let layout = view.content.layout {
      own.groupModifiers = []
      add(view, layout, modifiers, own)
      return
    }
    // Groups, rows and sections are replaced by their contents.
    own.groupModifiers = modifiers
    switch view.content {
    case .gridRow(let row):
      rowCount += 1
      let number = rowCount
      changeGridMember(of: &own) {
        $0.row = number
        $0.rowAlignment = row.alignment
      }
      wait(for: view.children, own) { _ in ListRole() }
    case .section(let section):
      sectionCount += 1
      let (number, last) = (sectionCount, view.children.count - 1)
      wait(for: view.children, own) { index in
        let isHeader = section.hasHeader && index == 0
        let isFooter = section.hasFooter && index == last
        return ListRole(section: number, part: isHeader ? .header : isFooter ? .footer : .row)
      }
    default: wait(for: view.children, own) { _ in own.listRole }
    }
  }

  /// Puts the children of a view in line.
  private mutating func wait(for views: [ViewNode], _ surrounding: Surrounding, role: (Int) -> ListRole) {
    for index in views.indices.reversed() {
      var own = surrounding
      own.path = step(.child(index), from: surrounding.path)
      own.listRole = role(index)
      pending.append(Pending(view: views[index], surrounding: own))
    }
  }

  /// What a modifier changes for the view that it is applied to.
  private mutating func apply(_ modifier: ViewModifier, to surrounding: inout Surrounding) {
    switch modifier {
    case .hidden: surrounding.isHidden = true
    case .gridCell(let settings):
      changeGridMember(of: &surrounding) { $0.settings = $0.settings.merging(settings.cell) }
    case .layoutDirection(let change):
      var environment = environments[surrounding.environment]
      environment.direction = change.direction
      environments.append(environment)
      surrounding.environment = environments.count - 1
    default: break
    }
  }

  private mutating func changeGridMember(of surrounding: inout Surrounding, _ change: (inout GridMember) -> Void) {
    var member = gridMembers[surrounding.gridMember]
    change(&member)
    gridMembers.append(member)
    surrounding.gridMember = gridMembers.count - 1
  }

  /// The nodes of one view: its modifiers from the outside in, then the view. Its contents wait.
  private mutating func add(
    _ view: ViewNode, _ layout: any NodeLayout, _ modifiers: [PlacedModifier], _ surrounding: Surrounding
  ) {
    let depth = surrounding.depth + modifiers.count + 1
    guard hasRoom(for: modifiers.count + 1, depth, surrounding.path) else { return }
    let outermost = nodes.count
    for modifier in modifiers.reversed() {
      append(
        modifier.applied.modifier.layout, .modifier(modifier.applied.modifier),
        NodeSource(
          id: modifier.applied.id, path: modifier.path, modifier: modifier.index, isHidden: surrounding.isHidden),
        surrounding)
    }
    let own = nodes.count
    append(
      layout, .content(view.content),
      NodeSource(id: view.id, path: surrounding.path, modifier: nil, isHidden: surrounding.isHidden), surrounding)
    for index in outermost..<own { nodes[index].children.append(index + 1) }
    if let parent = surrounding.parent { nodes[parent].children.append(outermost) } else { root.append(outermost) }

    var inside = Surrounding(
      depth: depth, parent: own, environment: surrounding.environment, isHidden: surrounding.isHidden)
    for (offset, modifier) in modifiers.reversed().enumerated() {
      inside.parent = outermost + offset
      inside.depth = surrounding.depth + offset + 1
      waitForContent(of: modifier, inside)
    }
    inside.path = surrounding.path
    inside.parent = own
    inside.depth = depth
    inside.stackAxis = view.content.stackAxis
    guard case .choice(let choice) = view.content else {
      return wait(for: view.children, inside) { _ in ListRole() }
    }
    let chosen = choice.chosen(in: environments[surrounding.environment])
    // A view around nothing would have no size to answer with.
    inside.path = step(.child(chosen), from: surrounding.path)
    pending.append(
      Pending(view: view.children.indices.contains(chosen) ? view.children[chosen] : .color(), surrounding: inside))
  }

  /// What a background, an overlay or a bar shows: one view, so that several are put on top of each other.
  private mutating func waitForContent(of modifier: PlacedModifier, _ surrounding: Surrounding) {
    guard let first = modifier.applied.content.first else { return }
    var surrounding = surrounding
    surrounding.path = modifier.path
    guard modifier.applied.content.count > 1 else {
      surrounding.path = step(.content(modifier: modifier.index, 0), from: modifier.path)
      pending.append(Pending(view: first, surrounding: surrounding))
      return
    }
    let alignment: Alignment =
      if case .backdrop(let backdrop) = modifier.applied.modifier { backdrop.alignment } else { .center }
    pending.append(
      Pending(view: .zStack(alignment: alignment, modifier.applied.content), surrounding: surrounding))
  }

  private mutating func append(
    _ layout: any NodeLayout, _ element: PlacedView.Element, _ source: NodeSource, _ surrounding: Surrounding
  ) {
    if keepsElements { elements.append(element) }
    nodes.append(
      EvaluatedNode(
        layout: layout, stackAxis: surrounding.stackAxis, environment: surrounding.environment,
        gridMember: surrounding.gridMember, listRole: surrounding.listRole))
    sources.append(source)
  }

  /// Whether a view with its modifiers may be added; each limit is reported once.
  private mutating func hasRoom(for count: Int, _ depth: Int, _ path: Int?) -> Bool {
    if isFull { return false }
    if depth > TreeLimits.deepestNesting {
      if !issues.contains(where: { $0.kind == .nestedTooDeep }) {
        issues.append(TreeIssue(kind: .nestedTooDeep, place: place(path)))
      }
      return false
    }
    if nodes.count + count > TreeLimits.mostViews {
      isFull = true
      issues.append(TreeIssue(kind: .tooManyViews, place: place(path)))
      return false
    }
    return true
  }
}
