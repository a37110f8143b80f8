/// Prints exactly the tree that was laid out as a view's body.
struct TreePrinter {
  private(set) var output = IndentedLines()

  /// Prints a property of a struct with the views that it returns.
  mutating func printBody(of declaration: String, _ views: [ViewNode]) {
    if !output.lines.isEmpty { output.add("") }
    output.depth = 1
    output.add("\(declaration): some View {")
    output.depth = 2
    for view in views { print(view) }
    output.depth = 1
    output.add("}")
  }

  /// No deeper than views are nested (`ConversionLimits.deepest`).
  mutating func print(_ node: ViewNode) {
    for id in node.modifiers.reversed().map(\.id) + [node.id] { output.note(id) }
    let opening = Self.opening(of: node)
    var isOneLine = false
    if node.children.isEmpty {
      let lines = IndentedLines.lines(of: opening)
      for line in lines { output.add(line) }
      isOneLine = lines.count == 1
    } else {
      print(opening, node.children)
    }
    if isOneLine { output.depth += 1 }
    for applied in node.modifiers {
      for text in ModifierSource.calls(applied.modifier).map({ ".\($0)" }) {
        if applied.content.isEmpty {
          for line in IndentedLines.lines(of: text) { output.add(line) }
        } else {
          print(text, applied.content)
        }
      }
    }
    if isOneLine { output.depth -= 1 }
  }

  private mutating func print(_ opening: String, _ views: [ViewNode]) {
    output.add(opening + " {")
    output.depth += 1
    for view in views { print(view) }
    output.depth -= 1
    output.add("}")
  }

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
    case .hosted(let leaf): return leaf.className ?? "Color.clear"
    default: return "Color.clear"
    }
  }
}
