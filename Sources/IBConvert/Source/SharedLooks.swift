/// Puts the looks that most views of a stack share on the stack, from which the views inherit them, as people do.
///
/// The moved modifiers do not affect the layout, so the proof of the tree still applies. A view that would change,
/// because it does not set the look itself, prevents the move.
enum SharedLooks {
  /// The modifiers that views inherit. Source: the documentation of the modifiers, which "apply to views in this view".
  private enum Look: String, CaseIterable {
    case font, foregroundStyle, lineLimit, minimumScaleFactor, multilineTextAlignment, buttonStyle, textFieldStyle
    case autocorrectionDisabled, keyboardType, textInputAutocapitalization
  }

  static func shared(_ node: ViewNode) -> ViewNode {
    var node = node.mapChildren(shared)
    guard node.children.count > 1 else { return node }
    // The last one is the innermost.
    for look in Look.allCases.reversed() { share(look, &node) }
    return node
  }

  private static func share(_ look: Look, _ node: inout ViewNode) {
    let places = node.children.map { place(of: look, in: $0) }
    let sources = zip(node.children, places).compactMap { child, place in place.map { source(child.modifiers[$0]) } }
    let counts = Dictionary(sources.map { ($0, 1) }, uniquingKeysWith: +)
    guard let (source, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count > 1,
      count * 2 > sources.count, node.children.allSatisfy({ isUnchanged($0, by: look) })
    else { return }
    for (child, place) in places.enumerated() {
      guard let place, Self.source(node.children[child].modifiers[place]) == source else { continue }
      node.children[child].removeModifier(at: place)
    }
    node.modifiers.insert(AppliedModifier(modifier: .neutral(Neutral(source: source))), at: 0)
  }

  private static func source(_ applied: AppliedModifier) -> String {
    if case .neutral(let neutral) = applied.modifier { neutral.source } else { "" }
  }

  /// The place of a modifier for a look that can be removed.
  private static func place(of look: Look, in node: ViewNode) -> Int? {
    guard let place = node.modifiers.firstIndex(where: { source($0).hasPrefix("\(look.rawValue)(") }) else {
      return nil
    }
    guard let id = node.modifiers[place].id.flatMap(IndentedLines.viewID) else { return place }
    let inner = place > 0 ? node.modifiers[place - 1].id : node.id
    return inner.flatMap(IndentedLines.viewID).map { $0 == id } ?? true ? place : nil
  }

  /// Whether a look of the container would change nothing in a view: the view sets the look itself, or has nothing that
  /// shows it.
  private static func isUnchanged(_ node: ViewNode, by look: Look) -> Bool {
    let isSet = node.modifiers.contains { source($0).hasPrefix("\(look.rawValue)(") }
    let isInsideUnchanged =
      isSet || (node.children.isEmpty ? !shows(look, node) : node.children.allSatisfy { isUnchanged($0, by: look) })
    return isInsideUnchanged
      && node.modifiers.allSatisfy { applied in
        let source = source(applied)
        // An image of a parameter may be a template, which has the color around it.
        if look == .foregroundStyle, source.hasPrefix("overlay") { return source.contains(".stroke(") }
        return applied.content.allSatisfy { isUnchanged($0, by: look) }
      }
  }

  /// Whether a view without views inside may show the look. Views of other files may show all of them.
  private static func shows(_ look: Look, _ node: ViewNode) -> Bool {
    guard case .hosted(let leaf) = node.content, let expression = leaf.className,
      !expression.hasPrefix("Color")
    else { return false }
    let isImage = node.modifiers.contains { source($0) == "resizable()" }
    if isImage { return look == .foregroundStyle }
    let kind = String(expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if kind.hasSuffix("Host") { return false }
    let isButton = kind == "Button" || kind == "NavigationLink"
    guard isButton || known.contains(kind) && expression.dropFirst(kind.count).hasPrefix("(") else { return true }
    let holdsText = isButton ? isTitled(expression) : texts.contains(kind)
    let isLabeled = labeled.contains(kind) && !node.modifiers.contains { source($0) == "labelsHidden()" }
    switch look {
    case .buttonStyle: return isButton
    case .textFieldStyle: return kind != "TextEditor" && fields.contains(kind)
    case .lineLimit, .minimumScaleFactor, .multilineTextAlignment:
      return holdsText || isLabeled || kind == "DatePicker"
    // A symbol is as large as a text of the font.
    case .font: return holdsText || isLabeled || kind == "DatePicker" || expression.contains("Image(systemName")
    case .autocorrectionDisabled, .keyboardType, .textInputAutocapitalization: return fields.contains(kind)
    case .foregroundStyle: return isLabeled || kind != "Slider" && kind != "Toggle"
    }
  }

  /// Whether the label of a button has a text.
  private static func isTitled(_ expression: String) -> Bool {
    !expression.hasPrefix("Button(action") || expression.replacing("Text(\"\")", with: "").contains("Text(")
  }

  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]
  private static let texts = fields.union(["Text"])
  /// The controls that show their title unless it is hidden.
  private static let labeled: Set<String> = ["DatePicker", "Stepper", "Toggle"]
  /// The views whose looks are known.
  private static let known: Set<String> = [
    "DatePicker", "Image", "ProgressView", "SecureField", "Slider", "Stepper", "Text", "TextEditor",
    "TextField", "Toggle",
  ]
}
