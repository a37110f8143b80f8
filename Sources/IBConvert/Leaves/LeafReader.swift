package import IBModel
import IBSyntax

/// Reads how the views of a document are written in SwiftUI.
package struct LeafReader: Sendable {
  private let document: Document
  /// The property of an outlet and the selector of an action, by the id of a view.
  private var outlets: [String: String] = [:]
  private var actions: [String: String] = [:]

  package init(_ document: Document) {
    self.document = document
    for connection in document.connections {
      switch connection.kind {
      case .outlet:
        if let target = connection.destination, let name = connection.element[.property] { outlets[target] = name }
      case .action:
        if let source = connection.source, let selector = connection.element[.selector] {
          actions[source] = actions[source] ?? selector
        }
      default: break
      }
    }
  }

  /// - Parameter index: of the view in the document; nil for a view that is not the document's.
  package func leaf(_ index: Int?, rows: [String]) -> LeafSource {
    guard let index, document.views.indices.contains(index) else { return LeafSource(expression: "Color.clear") }
    let view = document.views[index]
    if let name = view.element[.customClass].flatMap({ SwiftText.identifier($0, isType: true) }),
      !Self.holdsText(view.kind)
    {
      return LeafSource(
        expression: "\(name)Host()", modifiers: AccessibilitySource.modifiers(view, holdsViews: false),
        hostedClass: name)
    }
    var leaf = plain(view, rows)
    leaf.modifiers += AccessibilitySource.modifiers(view, holdsViews: false)
    if view.element[.hidden] == "YES" { leaf.modifiers.append("hidden()") }
    return leaf
  }

  /// A label or a button of the app's own class is still a text.
  private static func holdsText(_ kind: ViewKind) -> Bool {
    switch kind {
    case .label, .button, .imageView, .textField: true
    default: false
    }
  }

  /// What is applied to a view that others are in, as it is written after the dot.
  package func decorations(_ index: Int?) -> [String] {
    guard let index, document.views.indices.contains(index) else { return [] }
    return (background(index).map { ["background(\($0))"] } ?? [])
      + AccessibilitySource.modifiers(document.views[index], holdsViews: true)
  }

  /// The background of a view; nil for none.
  private func background(_ index: Int?) -> String? {
    guard let index, document.views.indices.contains(index) else { return nil }
    let color = document.views[index].element.child(named: .color, key: "backgroundColor")
    return color.flatMap(ColorSource.expression).flatMap { $0 == "Color.clear" ? nil : $0 }
  }

  private func plain(_ view: Document.View, _ rows: [String]) -> LeafSource {
    switch view.kind {
    case .label: return label(view)
    case .button: return button(view)
    case .imageView: return image(view)
    case .textField: return field(view)
    case .switch:
      let name = state(view, "isOn", "Bool", view.element[.on] == "NO" ? "false" : "true")
      return LeafSource(
        expression: "Toggle(\"\", isOn: $\(name.name))", modifiers: ["labelsHidden()"], properties: [name.declaration])
    case .slider:
      let name = state(view, "value", "Double", SwiftText.number(view.element.number(.value) ?? 0.5))
      return LeafSource(expression: "Slider(value: $\(name.name))", properties: [name.declaration])
    case .stepper:
      let name = state(view, "value", "Double", SwiftText.number(view.element.number(.value) ?? 0))
      return LeafSource(
        expression: "Stepper(\"\", value: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .progressView:
      return LeafSource(expression: "ProgressView(value: \(SwiftText.number(view.element.number(.progress) ?? 0.5)))")
    case .activityIndicatorView: return LeafSource(expression: "ProgressView()")
    case .segmentedControl: return segments(view)
    case .datePicker:
      let name = state(view, "date", "Date", "Date.now")
      return LeafSource(
        expression: "DatePicker(\"\", selection: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .textView:
      let name = state(view, "text", "String", SwiftText.literal(text(view, .text, "text") ?? ""))
      return LeafSource(expression: "TextEditor(text: $\(name.name))", properties: [name.declaration])
    case .tableView:
      return LeafSource(expression: (["List {"] + rows.map { "  \($0)()" } + ["}"]).joined(separator: "\n"))
    case .view, .visualEffectView, .stackView, .scrollView, .containerView, .tableViewCellContentView,
      .collectionViewCellContentView:
      return LeafSource(expression: background(document.view(view.id)) ?? "Color.clear")
    default:
      let name = view.kind.rawValue.prefix(1).uppercased() + view.kind.rawValue.dropFirst()
      return LeafSource(expression: "\(name)Host()", hostedClass: String(name))
    }
  }

  // MARK: - Texts

  private func text(_ view: Document.View, _ attribute: Name, _ key: String) -> String? {
    view.element[attribute] ?? view.element.child(named: .string, key: key)?.text
  }

  private func styled(_ view: Document.View, color: String) -> [String] {
    var modifiers: [String] = []
    let font = view.element.child(named: .fontDescription, key: "fontDescription")
    if let expression = font.flatMap(FontSource.expression) { modifiers.append("font(\(expression))") }
    if let value = view.element.child(named: .color, key: color).flatMap(ColorSource.expression),
      value != "Color.primary"
    {
      modifiers.append("foregroundStyle(\(value))")
    }
    return modifiers
  }

  private func label(_ view: Document.View) -> LeafSource {
    var leaf = LeafSource(expression: "Text(\(SwiftText.literal(text(view, .text, "text") ?? "")))")
    leaf.modifiers = styled(view, color: "textColor")
    let lines = view.element.number(.numberOfLines) ?? 1
    if lines >= 1, lines < 1000 { leaf.modifiers.append("lineLimit(\(SwiftText.number(lines)))") }
    switch view.element[.textAlignment] {
    case "center": leaf.modifiers.append("multilineTextAlignment(.center)")
    case "right": leaf.modifiers.append("multilineTextAlignment(.trailing)")
    default: break
    }
    return leaf
  }

  private func button(_ view: Document.View) -> LeafSource {
    let state = view.element.children(named: .state).first { $0[.key] == "normal" }
    let title =
      state?[.title] ?? state?.child(named: .string, key: "title")?.text
      ?? view.element.child(named: .buttonConfiguration, key: "configuration")?[.title]
    let image = state?[.image] ?? view.element.child(named: .buttonConfiguration, key: "configuration")?[.image]
    var leaf = LeafSource(expression: "")
    let action = actions[view.id].flatMap { SwiftText.identifier(String($0.prefix { $0 != ":" }), isType: false) }
    if let action { leaf.properties = ["var \(action): () -> Void = {}"] }
    let call = action ?? "{}"
    if let title, image == nil {
      leaf.expression =
        action == nil
        ? "Button(\(SwiftText.literal(title))) {}" : "Button(\(SwiftText.literal(title)), action: \(call))"
    } else {
      let label = image.map { "Image(\(imageName($0, state)))" } ?? "Text(\(SwiftText.literal(title ?? "")))"
      leaf.expression = "Button(action: \(call)) {\n  \(label)\n}"
    }
    leaf.modifiers = styled(view, color: "tintColor")
    return leaf
  }

  private func imageName(_ name: String, _ element: XMLElement?) -> String {
    element?[.catalog] == "system" ? "systemName: \(SwiftText.literal(name))" : SwiftText.literal(name)
  }

  private func image(_ view: Document.View) -> LeafSource {
    guard let name = view.element[.image] else { return LeafSource(expression: "Color.clear") }
    let isSymbol = document.symbolSizes[name] != nil || view.element[.catalog] == "system"
    var leaf = LeafSource(
      expression: isSymbol ? "Image(systemName: \(SwiftText.literal(name)))" : "Image(\(SwiftText.literal(name)))")
    leaf.modifiers.append("resizable()")
    switch view.element[.contentMode] {
    case "scaleAspectFit": leaf.modifiers.append("scaledToFit()")
    case "scaleAspectFill": leaf.modifiers.append("scaledToFill()")
    default: break
    }
    return leaf
  }

  private func field(_ view: Document.View) -> LeafSource {
    let name = state(view, "text", "String", SwiftText.literal(text(view, .text, "text") ?? ""))
    let prompt = SwiftText.literal(text(view, .placeholder, "placeholder") ?? "")
    let isSecure = view.element.child(key: "textInputTraits")?[.secureTextEntry] == "YES"
    var leaf = LeafSource(
      expression: "\(isSecure ? "SecureField" : "TextField")(\(prompt), text: $\(name.name))",
      properties: [name.declaration])
    leaf.modifiers = styled(view, color: "textColor")
    if view.element[.borderStyle] == "roundedRect" { leaf.modifiers.append("textFieldStyle(.roundedBorder)") }
    return leaf
  }

  private func segments(_ view: Document.View) -> LeafSource {
    let name = state(view, "selection", "Int", "0")
    let titles = view.element.child(named: .segments)?.children(named: .segment).map { $0[.title] ?? "" } ?? []
    let lines = titles.enumerated().map { "  Text(\(SwiftText.literal($1))).tag(\($0))" }
    return LeafSource(
      expression: (["Picker(\"\", selection: $\(name.name)) {"] + lines + ["}"]).joined(separator: "\n"),
      modifiers: ["pickerStyle(.segmented)", "labelsHidden()"], properties: [name.declaration])
  }

  // MARK: - State

  /// A variable named after the outlet of a view, else after what it holds and the view's id.
  private func state(
    _ view: Document.View, _ what: String, _ type: String, _ value: String
  ) -> (name: String, declaration: String) {
    let word = outlets[view.id] ?? "\(what)-\(view.id)"
    let name = SwiftText.identifier(word, isType: false) ?? what
    return (name, "@State private var \(name): \(type) = \(value)")
  }
}
