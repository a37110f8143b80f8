/// Modifiers: those that views inside have too, those that place, those that only say something.
extension EditedTree {
  // MARK: - What views inside have too

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
      looks.alignment = first.flatMap { .init(rawValue: String($0.dropFirst())) } ?? .leading
    case "buttonStyle": looks.buttonStyle = first.map { Self.style($0, "ButtonStyle") }
    case "textFieldStyle": looks.fieldStyle = first.map { Self.style($0, "TextFieldStyle") }
    case "pickerStyle": looks.pickerStyle = first.map { Self.style($0, "PickerStyle") }
    case "controlSize": looks.controlSize = first
    case "labelsHidden": looks.hasHiddenLabels = true
    case "disabled": looks.isDisabled = looks.isDisabled || first == "true"
    case "hidden": looks.hiding = ".hidden()"
    case "opacity":
      guard let text = first, let opacity = expressions.number(text, scope) else { break }
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

  /// SwiftUI's styles of controls.
  static let styles: Set<String> = [
    ".automatic", ".bordered", ".borderedProminent", ".borderless", ".glass", ".glassProminent", ".inline", ".menu",
    ".plain", ".roundedBorder", ".segmented", ".wheel",
  ]

  // MARK: - Applying

  /// A view with its modifiers around it.
  ///
  /// - Parameter index: of the item that it is.
  mutating func modified(
    _ node: ViewNode, _ index: Int?, _ call: SwiftCall, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) -> ViewNode {
    var node = node
    let isOwn = index.map { node.id == items[$0].id || node.modifiers.first?.id == items[$0].id } ?? false
    for modifier in call.modifiers {
      if let index { say(modifier, index) }
      try sayOfScreen(modifier, looks, depth)
      let outer = parent
      if let index, isOwn { parent = index }
      let placed = try placing(modifier, node, looks, depth)
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
      if case .aspectRatio(let ratio) = applied.modifier { items[index].ratio = ratio }
    }
    return node
  }

  /// A color or a style under a view: an item of its own in the view's frame.
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

  /// What a modifier says about the view itself.
  private mutating func say(_ modifier: SwiftModifier, _ index: Int) {
    let first = modifier.arguments.unlabeled.first
    switch modifier.name {
    case "accessibilityIdentifier":
      if let id = first.flatMap({ expressions.text($0, modifier.scope).literal }) {
        items[index].ids.insert(id)
        items[index].accessibility[modifier.name] = .literal(id)
      }
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
      let text = first.map { $0.hasPrefix("Text(") ? String($0.dropFirst(5).dropLast()) : $0 }
      items[index].accessibility[modifier.name] = text.map { expressions.text($0, modifier.scope) } ?? .code
    case "accessibilityAddTraits", "accessibilityElement":
      items[index].accessibility[modifier.name] = .literal(modifier.arguments.text)
    case "accessibility":
      if let text = modifier.arguments["label"] {
        items[index].accessibility["accessibilityLabel"] =
          text.hasPrefix("Text(") ? expressions.text(String(text.dropFirst(5).dropLast()), modifier.scope) : .code
      }
      if let text = modifier.arguments["identifier"], let id = expressions.text(text, modifier.scope).literal {
        items[index].ids.insert(id)
        items[index].accessibility["accessibilityIdentifier"] = .literal(id)
      }
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

  /// What a modifier says about the bars around the screen.
  private mutating func sayOfScreen(
    _ modifier: SwiftModifier, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) {
    let first = modifier.arguments.unlabeled.first
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      guard let first else { break }
      let title =
        first.hasPrefix("Text(") && first.hasSuffix(")")
        ? expressions.text(of: try SourceArguments(String(first.dropFirst(5).dropLast())), modifier.scope)
        : expressions.text(of: modifier.arguments, modifier.scope)
      screen.titles.append(title)
      if let mode = modifier.arguments["displayMode"] { screen.titleMode = mode }
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": screen.titleMode = first
    case "navigationBarHidden": if first != "false" { screen.hidesBar = true }
    case "toolbar", "toolbarVisibility":
      if let closure = modifier.closures.first {
        for call in try calls(closure) { try barItems(call, looks, depth) }
      } else if first == ".hidden",
        modifier.arguments["for"].map({ $0.contains("navigationBar") || $0.contains("automatic") }) != false
      {
        screen.hidesBar = true
      }
    case "navigationBarItems":
      for (label, place) in [("leading", ".topBarLeading"), ("trailing", ".topBarTrailing")] {
        guard let view = modifier.arguments[label] else { continue }
        bar = place
        _ = try views(try calls(argument: view, modifier.scope, at: modifier.offset), looks, depth + 1)
        bar = nil
      }
    case "onChange":
      if let value = modifier.arguments["of"] { screen.observed.insert(value) }
    default: break
    }
  }

  private mutating func barItems(
    _ call: SwiftCall, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) {
    let outer = bar
    defer { bar = outer }
    bar = call.arguments["placement"] ?? outer ?? ".automatic"
    guard call.name == "ToolbarItem" || call.name == "ToolbarItemGroup" else {
      _ = try views([call], looks, depth + 1)
      return
    }
    if let closure = call.closures.first { _ = try views(try calls(closure), looks, depth + 1) }
  }

  // MARK: - Placing

  /// The modifier of the layout; nil for one that places nothing, and for one that is not read, which is noted.
  private mutating func placing(
    _ modifier: SwiftModifier, _ node: ViewNode, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) -> AppliedModifier? {
    switch modifier.name {
    case "scaledToFit": return AppliedModifier(.aspectRatio(AspectRatio(nil, .fit)))
    case "scaledToFill": return AppliedModifier(.aspectRatio(AspectRatio(nil, .fill)))
    case "edgesIgnoringSafeArea":
      return AppliedModifier(
        .ignoresSafeArea(SafeAreaIgnoring(modifier.arguments.unlabeled.first.flatMap(SourceWords.edges) ?? .all)))
    case "background", "overlay": return try backdrop(modifier, looks, depth)
    case "safeAreaInset": return try safeAreaBar(modifier, looks, depth)
    case "scenePadding": return AppliedModifier(.neutral(Neutral(modifier.text)))
    // No keyboard is shown where a tree is laid out.
    case "ignoresSafeArea" where modifier.arguments.unlabeled == [".keyboard"]: return nil
    case "environment": return direction(modifier)
    case _ where ModifierReader.placing.contains(modifier.name): return try read(modifier)
    case _ where LeafSizing.isFollowed(modifier.name) || LeafSizing.isHarmless(modifier.name): return nil
    case _ where LeafSizing.repaints(modifier.name):
      note("'.\(modifier.text)' changes what is seen of its view: that is not compared", modifier.offset)
    case _ where LeafSizing.decides(modifier.name):
      if node.children.isEmpty { return nil }
      note("'.\(modifier.text)' changes sizes of the views inside, which were not measured with it", modifier.offset)
    case "modifier":
      note("'\(modifier.arguments.text)' is not in this file: its view is read without it", modifier.offset)
    default:
      note("the layout effect of '.\(modifier.text)' is unknown; its view is laid out without it", modifier.offset)
    }
    return nil
  }

  /// With the constants of the file in the places of their names.
  private mutating func read(_ modifier: SwiftModifier) throws(SourceProblem) -> AppliedModifier? {
    var words: [String] = []
    for (label, text) in modifier.arguments.values {
      var value = expressions.resolved(text, modifier.scope).text
      if value == "nil" { continue }
      if let number = expressions.number(text, modifier.scope) {
        value = number == .infinity ? ".infinity" : "\(number)"
      } else if label == "alignment" {
        let all = try alignment(text, modifier.scope, modifier.offset)
        value = GuideSource.text(all)
      } else if modifier.name == "padding" {
        value = try paddingValue(text, modifier.scope) ?? value
      }
      words.append(label.map { "\($0): \(value)" } ?? value)
    }
    if words.isEmpty, !modifier.arguments.values.isEmpty, modifier.name == "frame" { return nil }
    let arguments = try SourceArguments(words.joined(separator: ", "))
    guard let made = try ModifierReader(name: modifier.name, arguments: arguments).modifier() else {
      note("'.\(modifier.text)' is not read: its lengths are no numbers and no constants of the file", modifier.offset)
      return nil
    }
    return AppliedModifier(made)
  }

  /// Edge insets with their numbers.
  private func paddingValue(_ text: String, _ scope: SwiftScope) throws(SourceProblem) -> String? {
    let (value, scope) = expressions.resolved(text, scope)
    guard value.hasPrefix("EdgeInsets("), value.hasSuffix(")") || value.hasPrefix(".init(") else { return nil }
    let arguments = try SourceArguments(String(value.dropFirst("EdgeInsets(".count).dropLast()))
    let parts = arguments.values.map { label, text in
      "\(label ?? ""): \(expressions.number(text, scope).map { "\($0)" } ?? text)"
    }
    return "EdgeInsets(\(parts.joined(separator: ", ")))"
  }

  private mutating func backdrop(
    _ modifier: SwiftModifier, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) -> AppliedModifier? {
    guard let side = Backdrop.Side(rawValue: modifier.name) else { return nil }
    var content: [SwiftCall] = []
    if let closure = modifier.closures.first {
      content = try calls(closure)
    } else if let text = modifier.arguments.unlabeled.first {
      // A color or a style fills what it is under, and is no view of the tree.
      let value = expressions.resolved(text, modifier.scope).text
      let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard value.first?.isUppercase == true,
        !["Color", "Material", "LinearGradient", "RadialGradient"].contains(name),
        side == .overlay || modifier.arguments["in"] == nil
      else { return nil }
      content = try calls(argument: text, modifier.scope, at: modifier.offset)
    }
    var alignment = Alignment.center
    if let text = modifier.arguments["alignment"] {
      alignment = try self.alignment(text, modifier.scope, modifier.offset)
    }
    var layer = looks
    if side == .background { layer.isBehind = true } else { layer.isOver = true }
    return AppliedModifier(
      .backdrop(Backdrop(side, alignment: alignment)), content: try views(content, layer, depth + 1))
  }

  private mutating func safeAreaBar(
    _ modifier: SwiftModifier, _ looks: EditedLooks, _ depth: Int
  ) throws(SourceProblem) -> AppliedModifier? {
    guard let edge = modifier.arguments["edge"].flatMap({ Edge(rawValue: String($0.dropFirst())) }),
      let closure = modifier.closures.first
    else {
      note("'.\(modifier.text)' is not read", modifier.offset)
      return nil
    }
    var bar = SafeAreaBar(edge)
    if let text = modifier.arguments["alignment"], let guide = SourceWords.guide(text, edge.axis.other) {
      bar = SafeAreaBar(edge, alignment: guide)
    }
    bar.spacing = modifier.arguments["spacing"].flatMap { expressions.number($0, modifier.scope) }
    var layer = looks
    layer.isOver = true
    var content = try views(try calls(closure), layer, depth + 1)
    if content.count != 1 { content = [.vStack(content)] }
    return AppliedModifier(.safeAreaBar(bar), content: content)
  }

  /// A value of the environment: only the direction is followed.
  private mutating func direction(_ modifier: SwiftModifier) -> AppliedModifier? {
    let words = modifier.arguments.unlabeled
    guard let key = words.first, key.hasPrefix("\\.") else { return nil }
    if key == "\\.layoutDirection", words.count > 1 {
      switch words[1] {
      case ".rightToLeft": return AppliedModifier(.layoutDirection(DirectionChange(.rightToLeft)))
      case ".leftToRight": return AppliedModifier(.layoutDirection(DirectionChange(.leftToRight)))
      default: break
      }
    }
    if !LeafSizing.isHarmless(environment: String(key.dropFirst(2))) {
      note("'.\(modifier.text)' changes views inside: its effect is not compared", modifier.offset)
    }
    return nil
  }
}
