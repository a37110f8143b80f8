import ProposalLayout

/// Prints a tree as a view's body: the tree that was laid out, and nothing else.
struct TreePrinter {
  private(set) var output = IndentedLines()
  /// Comments before the views with these ids, each printed once.
  private(set) var comments: [String: [String]]

  init(comments: [String: [String]] = [:]) { self.comments = comments }

  /// Prints a property of a struct with the views that it returns.
  ///
  /// - Parameter declaration: up to the name.
  mutating func printBody(of declaration: String, _ views: [ViewNode]) {
    if !output.lines.isEmpty { output.add("") }
    output.depth = 1
    output.add("\(declaration): some View {")
    output.depth = 2
    for view in views { print(view) }
    output.depth = 1
    output.add("}")
  }

  /// A part of a tree that is still to be printed; so a deep tree needs no more of the thread's stack.
  private enum Step {
    case node(ViewNode)
    case line(String)
    case open(String)
    case close
    /// The end of one block and the beginning of another.
    case middle(String)
    case modifiers(ArraySlice<AppliedModifier>, isIndented: Bool)
    case unindent
  }

  private mutating func print(_ node: ViewNode) {
    var steps: [Step] = [.node(node)]
    while let step = steps.popLast() {
      switch step {
      case .node(let node): steps += print(node: node).reversed()
      case .line(let line): output.add(line)
      case .open(let line):
        output.add(line)
        output.depth += 1
      case .close:
        output.depth -= 1
        output.add("}")
      case .middle(let line):
        output.depth -= 1
        output.add(line)
        output.depth += 1
      case .modifiers(let modifiers, let isIndented):
        steps += print(modifiers, isIndented: isIndented).reversed()
      case .unindent: output.depth -= 1
      }
    }
  }

  private mutating func print(node: ViewNode) -> [Step] {
    if !comments.isEmpty {
      for id in node.modifiers.reversed().map(\.id) + [node.id] {
        guard let id = id.flatMap(IndentedLines.viewID), let lines = comments.removeValue(forKey: id) else { continue }
        for line in lines { output.add(line) }
      }
    }
    output.note(node.id)
    var steps: [Step] = []
    let opening = Self.opening(of: node)
    if node.children.isEmpty {
      let lines = IndentedLines.lines(of: opening)
      steps = lines.map { Step.line($0) }
      if !node.modifiers.isEmpty { steps.append(.modifiers(node.modifiers[...], isIndented: lines.count == 1)) }
      return steps
    }
    if case .choice = node.content {
      steps = choiceSteps(opening, node)
    } else {
      steps.append(.open(opening + " {"))
      steps += node.children.map { .node($0) }
      steps.append(.close)
    }
    if !node.modifiers.isEmpty { steps.append(.modifiers(node.modifiers[...], isIndented: false)) }
    return steps
  }

  /// One of two views, in a group where something is applied to it.
  private func choiceSteps(_ opening: String, _ node: ViewNode) -> [Step] {
    var steps = [Step.open(opening + " {")]
    for (index, child) in node.children.enumerated() {
      if index > 0 { steps.append(.middle("} else {")) }
      steps.append(.node(child))
    }
    steps.append(.close)
    return node.modifiers.isEmpty ? steps : [.open("Group {")] + steps + [.close]
  }

  private mutating func print(_ modifiers: ArraySlice<AppliedModifier>, isIndented: Bool) -> [Step] {
    if isIndented { output.depth += 1 }
    var steps: [Step] = []
    for modifier in modifiers {
      output.note(modifier.id)
      let text = ".\(ModifierSource.text(modifier.modifier))"
      if modifier.content.isEmpty {
        steps += IndentedLines.lines(of: text).map { .line($0) }
      } else {
        steps.append(.open(text + " {"))
        steps += modifier.content.map { .node($0) }
        steps.append(.close)
      }
    }
    if isIndented { steps.append(.unindent) }
    return steps
  }

  /// The source of a view without the contents of its braces.
  static func opening(of node: ViewNode) -> String {
    switch node.content {
    case .stack(let stack):
      let name = stack.axis == .horizontal ? "HStack" : "VStack"
      let center: Guide = stack.axis == .horizontal ? .verticalCenter : .horizontalCenter
      let alignment = stack.alignment == center ? "" : "alignment: .\(GuideSource.name(stack.alignment)), "
      return "\(name)(\(alignment)spacing: \(SwiftText.number(stack.spacing ?? 0)))"
    case .layers(let layers):
      return layers.alignment == .center ? "ZStack" : "ZStack(alignment: \(GuideSource.text(layers.alignment)))"
    case .scroll(let scroll):
      switch scroll.axes {
      case .vertical: return "ScrollView"
      case .horizontal: return "ScrollView(.horizontal)"
      default: return "ScrollView([.horizontal, .vertical])"
      }
    case .spacer(let spacer):
      return spacer.minimumLength.map { "Spacer(minLength: \(SwiftText.number($0)))" } ?? "Spacer()"
    case .flexible(let leaf): return leaf.color ?? "Color.clear"
    case .hosted(let leaf): return leaf.className ?? "Color.clear"
    case .choice(let choice): return "if \(ChoiceSource.text(choice))"
    default: return "EmptyView()"
    }
  }
}
