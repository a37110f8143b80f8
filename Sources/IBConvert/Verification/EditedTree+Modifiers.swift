/// Modifiers: those that the views inside inherit, those that place views, and those that only add information.
extension EditedTree {
  mutating func look(_ modifier: SwiftModifier, _ looks: inout EditedLooks) {
    let (first, scope) = (modifier.arguments.unlabeled.first, modifier.scope)
    let isOn = first == nil || first == "true"
    switch modifier.name {
    case "font":
      looks.font =
        first.map { text in
          text == "nil" ? .standard : expressions.font(text, scope).map { .known($0) } ?? .unknown(text)
        } ?? .standard
    case "bold": looks.weight = isOn ? "bold" : looks.weight
    case "fontWeight": looks.weight = first.flatMap(SwiftExpressions.weight)
    case "italic": looks.isItalic = isOn
    case "lineLimit": looks.lineLimit = first.flatMap { expressions.number($0, scope) }.flatMap { Int(exactly: $0) }
    case "multilineTextAlignment":
      looks.alignment = first.flatMap { SourceWords.guide($0, .horizontal) } ?? .leading
    case "buttonStyle": looks.buttonStyle = first.map { Self.style($0, "ButtonStyle") }
    case "textFieldStyle": looks.fieldStyle = first.map { Self.style($0, "TextFieldStyle") }
    case "pickerStyle": looks.pickerStyle = first.map { Self.style($0, "PickerStyle") }
    case "controlSize": looks.controlSize = first
    case "labelsHidden": looks.hasHiddenLabels = true
    case "disabled": looks.isDisabled = looks.isDisabled || first.flatMap { expressions.holds($0, scope) } == true
    case "hidden": looks.hiding = ".hidden()"
    case "opacity":
      guard let text = first else { break }
      let isChoice = SourceWords.isChoice(text)
      guard let opacity = expressions.number(text, scope), !isChoice || opacity > 0 else {
        looks.isConditional = looks.isConditional || isChoice
        break
      }
      if opacity <= 0 { looks.hiding = ".\(modifier.text)" }
      looks.opacity *= opacity
    case "accessibilityHidden": looks.isHiddenFromAssistants = looks.isHiddenFromAssistants || first == "true"
    default: break
    }
  }

  /// `.roundedBorder` of `RoundedBorderTextFieldStyle()`.
  private static func style(_ text: String, _ ending: String) -> String {
    guard text.first?.isUppercase == true, text.hasSuffix("\(ending)()") else { return text }
    let name = text.dropLast(ending.count + 2)
    let member = "." + name.prefix(1).lowercased() + name.dropFirst()
    return styles.contains(member) ? member : text
  }

  static let styles: Set<String> = [
    ".automatic", ".bordered", ".borderedProminent", ".borderless", ".glass", ".glassProminent", ".inline", ".menu",
    ".plain", ".roundedBorder", ".segmented", ".wheel",
  ]

  /// A view with its modifiers around it.
  mutating func modified(
    _ node: ViewNode, _ index: Int?, _ call: SwiftCall, _ looks: EditedLooks
  ) throws(SourceProblem) -> ViewNode {
    var node = node
    let isOwn = index.map { node.id == items[$0].id || node.modifiers.first?.id == items[$0].id } ?? false
    for modifier in call.modifiers {
      if let index { say(modifier, index) }
      try sayOfScreen(modifier, looks)
      let outer = parent
      if let index, isOwn { parent = index }
      if modifier.name == "safeAreaInset" { node = try barred(node, modifier, looks) }
      let placed = try placing(modifier, node, looks)
      parent = outer
      guard let applied = placed else {
        if modifier.name == "background", let index, isOwn { try color(behind: index, modifier, looks) }
        continue
      }
      node.modifiers.append(applied)
      guard let index, isOwn else { continue }
      let id = "\(items[index].id).\(items[index].frames.count)"
      node.modifiers[node.modifiers.count - 1].id = id
      items[index].frames.append(id)
      if modifier.name == "background" { items[index].backgrounds.insert(id) }
      // A ratio in numbers is that of the frame.
      if case .aspectRatio(let ratio) = applied.modifier, ratio.ratio == nil { items[index].ratio = ratio }
    }
    return node
  }

  /// Adds an item for the color or style under a view, with the view's frame.
  private mutating func color(
    behind index: Int, _ modifier: SwiftModifier, _ looks: EditedLooks
  ) throws(SourceProblem) {
    guard let frame = items[index].frames.last else { return }
    items[index].backgrounds.insert(frame)
    let call = SwiftCall(
      name: "background", offset: modifier.offset, arguments: modifier.arguments, scope: modifier.scope)
    let color = item(.color, call, looks)
    items[color].frames = [frame]
  }

  private mutating func say(_ modifier: SwiftModifier, _ index: Int) {
    let first = modifier.arguments.unlabeled.first
    switch modifier.name {
    case "accessibilityIdentifier":
      if let id = first.flatMap({ expressions.text($0, modifier.scope).literal }) {
        items[index].ids.insert(id)
        items[index].accessibility[modifier.name] = .literal(id)
      }
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
      items[index].accessibility[modifier.name] =
        first.map { expressions.text(ofView: $0, modifier.scope) ?? expressions.text($0, modifier.scope) } ?? .code
    case "accessibilityAddTraits", "accessibilityElement":
      items[index].accessibility[modifier.name] = .literal(modifier.arguments.text)
    case "onTapGesture", "onChange", "onSubmit", "onLongPressGesture", "gesture", "simultaneousGesture", "onReceive",
      "refreshable", "swipeActions", "onCommit":
      if let closure = modifier.closures.first(where: { !$0.isEmpty }) {
        items[index].actions.append(closure.text)
      } else if modifier.arguments["perform"] ?? modifier.arguments["action"] != nil || modifier.name == "gesture" {
        items[index].actions.append(modifier.arguments.text)
      }
    case "kerning", "tracking", "lineSpacing", "baselineOffset", "textCase", "imageScale", "fontDesign", "fontWidth",
      "monospaced":
      items[index].unmeasured.append(".\(modifier.text)")
    default: break
    }
  }

  private mutating func sayOfScreen(_ modifier: SwiftModifier, _ looks: EditedLooks) throws(SourceProblem) {
    let first = modifier.arguments.unlabeled.first
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      guard let first else { break }
      screen.titles.append(
        expressions.text(ofView: first, modifier.scope) ?? expressions.text(of: modifier.arguments, modifier.scope))
      if let mode = modifier.arguments["displayMode"] { screen.titleMode = mode }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": screen.titleMode = first
    case "navigationBarHidden": if first != "false" { screen.hidesBar = true }
    case "toolbar", "toolbarVisibility":
      if let closure = modifier.closures.first {
        for call in try calls(closure) { try barItems(call, looks) }
      } else if first == ".hidden",
        modifier.arguments["for"].map({ $0.contains("navigationBar") || $0.contains("automatic") }) != false
      {
        screen.hidesBar = true
      }
    case "onChange":
      if let value = modifier.arguments["of"] { screen.observed.insert(value) }
    default: break
    }
  }

  private mutating func barItems(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) {
    let outer = bar
    defer { bar = outer }
    bar = call.arguments["placement"] ?? outer ?? ".automatic"
    guard call.name == "ToolbarItem" || call.name == "ToolbarItemGroup" else {
      _ = try views([call], looks)
      return
    }
    if let closure = call.closures.first { _ = try views(try calls(closure), looks) }
  }

  /// The modifier of the layout; nil for one that places nothing, and for one that is not read, which is noted.
  private mutating func placing(
    _ modifier: SwiftModifier, _ node: ViewNode, _ looks: EditedLooks
  ) throws(SourceProblem) -> AppliedModifier? {
    switch modifier.name {
    case "background", "overlay": return try backdrop(modifier, looks)
    case "safeAreaInset": return nil
    case "scenePadding": return AppliedModifier(modifier: .neutral(Neutral(source: modifier.text)))
    // The layout of a tree never shows a keyboard.
    case "ignoresSafeArea" where modifier.arguments.unlabeled == [".keyboard"]: return nil
    case "environment":
      // A value without a key is a model of the app's.
      guard let key = modifier.arguments.unlabeled.first, key.hasPrefix("\\.") else { return nil }
      if !LeafSizing.harmlessKeys.contains(String(key.dropFirst(2))) {
        note("'.\(modifier.text)' affects the views inside; Keyline does not compare its effect", modifier.offset)
      }
    case _ where ModifierReader.placing.contains(modifier.name):
      if let read = ModifierReader(modifier, expressions).modifier { return AppliedModifier(modifier: read) }
      note("Keyline cannot read '.\(modifier.text)': use numbers or constants declared in this file", modifier.offset)
    case _ where LeafSizing.isHarmless(modifier.name): return nil
    case _ where LeafSizing.repainting.contains(modifier.name):
      note("'.\(modifier.text)' changes how its view is drawn, which Keyline does not compare", modifier.offset)
    case _ where LeafSizing.deciding.contains(modifier.name):
      if node.children.isEmpty { return nil }
      note(
        "'.\(modifier.text)' changes the sizes of the views inside, but Keyline measured them without it",
        modifier.offset)
    case "modifier":
      note(
        "the modifier '\(modifier.arguments.text)' is not declared in this file; Keyline lays its view out without it",
        modifier.offset)
    default:
      note("the layout effect of '.\(modifier.text)' is unknown; its view is laid out without it", modifier.offset)
    }
    return nil
  }

  private mutating func backdrop(
    _ modifier: SwiftModifier, _ looks: EditedLooks
  ) throws(SourceProblem) -> AppliedModifier? {
    guard let side = Backdrop.Side(rawValue: modifier.name) else { return nil }
    var content: [SwiftCall] = []
    if let closure = modifier.closures.first {
      content = try calls(closure)
    } else if let text = modifier.arguments.unlabeled.first {
      // A color or style fills the frame of the view that it is attached to, and is not a view of the tree.
      let value = expressions.resolved(text, modifier.scope).text
      let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard value.first?.isUppercase == true,
        !["Color", "Material", "LinearGradient", "RadialGradient"].contains(name),
        side == .overlay || modifier.arguments["in"] == nil
      else { return nil }
      content = try calls(argument: text, modifier.scope, at: modifier.offset)
    }
    let alignment = alignment(modifier.arguments, modifier.scope, modifier.offset)
    var layer = looks
    if side == .background { layer.isBehind = true } else { layer.isOver = true }
    return AppliedModifier(
      modifier: .backdrop(Backdrop(side: side, alignment: alignment)), content: try views(content, layer))
  }

  /// A view with a bar at an edge: a stack of both.
  private mutating func barred(
    _ node: ViewNode, _ modifier: SwiftModifier, _ looks: EditedLooks
  ) throws(SourceProblem) -> ViewNode {
    guard let edge = modifier.arguments["edge"].flatMap({ Edge(rawValue: String($0.dropFirst())) }),
      let closure = modifier.closures.first
    else {
      note("Keyline cannot read '.\(modifier.text)': pass an edge such as .bottom and a closure", modifier.offset)
      return node
    }
    var layer = looks
    layer.isOver = true
    let bar = try views(try calls(closure), layer)
    let stack = LinearStack(
      edge.axis, alignment: modifier.arguments["alignment"].flatMap { SourceWords.guide($0, edge.axis.other) },
      spacing: modifier.arguments["spacing"].flatMap { expressions.number($0, modifier.scope) } ?? EdgeSpacing.standard)
    return ViewNode(.stack(stack), children: edge == .start(of: edge.axis) ? bar + [node] : [node] + bar)
  }
}
