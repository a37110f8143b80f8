import IBLayout
package import IBModel
import IBSyntax

/// Reads how the views of a document are written in SwiftUI.
package struct LeafReader: Sendable {
  let document: Document
  /// The variable of a control, and the closure of an action, by the id of a view.
  private let states: [String: String]
  private let actions: [String: String]
  /// What the structs of the document are called.
  let names: ScreenNames
  private let options: ConversionOptions
  private let screens: ScreenReader
  /// What taps do, by the ids of buttons, cells and items of bars.
  private let triggers: [String: ScreenSource.Trigger]
  private let cells: CellSource
  /// By the ids of controllers.
  private var screenSources: [String: ScreenSource] = [:]

  /// - Parameter names: what the structs of the document are called.
  package init(
    _ document: Document, names: ScreenNames = ScreenNames(), options: ConversionOptions = ConversionOptions()
  ) {
    self.document = document
    self.names = names
    self.options = options
    var properties = PropertyNames(document)
    let actions = properties.actions()
    let screens = ScreenReader(document, names, actions: actions, options)
    var triggers: [String: ScreenSource.Trigger] = [:]
    for (index, controller) in document.controllers.enumerated() {
      let screen = screens.screen(index, besides: properties.taken(of: index))
      properties.take(screen.presentations.map(\.state), of: index)
      triggers.merge(screen.triggers) { first, _ in first }
      screenSources[controller.id] = screen
    }
    self.actions = actions
    self.screens = screens
    self.triggers = triggers
    states = properties.states()
    var cells = CellSource(document: document, names: names, triggers: triggers)
    cells.counts = properties.counts(cells)
    self.cells = cells
  }

  /// What a controller adds to its view; nothing for the id of none.
  func screen(_ id: String?) -> ScreenSource { id.flatMap { screenSources[$0] } ?? ScreenSource() }

  /// - Parameter index: of the view in the document; nil for a view that is not the document's.
  package func leaf(_ index: Int?) -> LeafSource {
    guard let index, document.views.indices.contains(index) else { return LeafSource(expression: "Color.clear") }
    let view = document.views[index]
    if let name = view.element[.customClass].flatMap({ SwiftText.identifier($0, isType: true) }),
      !Self.holdsText(view.kind), !view.isStaticText
    {
      return LeafSource(
        expression: "\(name)Host()", modifiers: AccessibilitySource.modifiers(view, holdsViews: false),
        hostedClass: name)
    }
    var leaf = plain(view)
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

  private func plain(_ view: Document.View) -> LeafSource {
    switch view.kind {
    case .label: return label(view, DefaultFontSize.label, lines: view.element.number(.numberOfLines) ?? 1)
    case .button: return button(view)
    case .imageView: return image(view)
    case .textField: return field(view)
    case .switch:
      let name = state(view, "Bool", view.element[.on] == "NO" ? "false" : "true")
      return LeafSource(
        expression: "Toggle(\"\", isOn: $\(name.name))", modifiers: ["labelsHidden()"], properties: [name.declaration])
    case .slider:
      let name = state(view, "Double", SwiftText.number(view.element.number(.value) ?? 0.5))
      return LeafSource(expression: "Slider(value: $\(name.name))", properties: [name.declaration])
    case .stepper:
      let name = state(view, "Double", SwiftText.number(view.element.number(.value) ?? 0))
      return LeafSource(
        expression: "Stepper(\"\", value: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .progressView:
      return LeafSource(expression: "ProgressView(value: \(SwiftText.number(view.element.number(.progress) ?? 0.5)))")
    case .activityIndicatorView: return LeafSource(expression: "ProgressView()")
    case .segmentedControl: return segments(view)
    case .datePicker:
      let name = state(view, "Date", "Date.now")
      return LeafSource(
        expression: "DatePicker(\"\", selection: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .textView where view.isStaticText: return label(view, DefaultFontSize.textView, lines: 0)
    case .textView where view.isReadOnlyText:
      return LeafSource(
        expression: "TextEditor(text: .constant(\(SwiftText.literal(text(view, .text, "text") ?? ""))))",
        modifiers: styled(view, color: "textColor", DefaultFontSize.textView))
    case .textView:
      let name = state(view, "String", SwiftText.literal(text(view, .text, "text") ?? ""))
      return LeafSource(
        expression: "TextEditor(text: $\(name.name))",
        modifiers: styled(view, color: "textColor", DefaultFontSize.textView), properties: [name.declaration])
    case .tableView:
      return TableSource(cells: cells, options: options).leaf(view)
    case .collectionView: return CollectionSource(cells: cells).leaf(view) ?? hosted(view)
    case .containerView:
      let shown = view.controller.flatMap { screens.embedded(in: view.id, of: $0) }
      return LeafSource(expression: shown.map { "\($0)()" } ?? background(document.view(view.id)) ?? "Color.clear")
    case .view, .visualEffectView, .stackView, .scrollView, .tableViewCellContentView,
      .collectionViewCellContentView:
      return LeafSource(expression: background(document.view(view.id)) ?? "Color.clear")
    default: return hosted(view)
    }
  }

  /// UIKit's own view.
  private func hosted(_ view: Document.View) -> LeafSource {
    let name = view.kind.rawValue.prefix(1).uppercased() + view.kind.rawValue.dropFirst()
    return LeafSource(expression: "\(name)Host()", hostedClass: String(name))
  }

  // MARK: - Texts

  private func text(_ view: Document.View, _ attribute: Name, _ key: String) -> String? {
    view.element[attribute] ?? view.element.child(named: .string, key: key)?.text
  }

  /// - Parameter size: of the system font where the document says none, in points.
  private func styled(_ view: Document.View, color: String, _ size: Double) -> [String] {
    var modifiers: [String] = []
    let font = view.element.child(named: .fontDescription, key: "fontDescription")
    if let expression = font.map(FontSource.expression) ?? FontSource.expression(ofSystem: size) {
      modifiers.append("font(\(expression))")
    }
    if let value = view.element.child(named: .color, key: color).flatMap(ColorSource.expression),
      value != "Color.primary"
    {
      modifiers.append("foregroundStyle(\(value))")
    }
    return modifiers
  }

  /// - Parameters:
  ///   - size: of the system font where the document says none, in points.
  ///   - lines: how many there are at most; 0 for any number.
  private func label(_ view: Document.View, _ size: Double, lines: Double) -> LeafSource {
    var leaf = LeafSource(expression: KeyedText(text(view, .text, "text") ?? "", of: view.id, .text, options).view)
    leaf.modifiers = styled(view, color: "textColor", size)
    if lines >= 1, lines < 1000 { leaf.modifiers.append("lineLimit(\(SwiftText.number(lines)))") }
    switch view.element[.textAlignment] {
    case "center": leaf.modifiers.append("multilineTextAlignment(.center)")
    case "right": leaf.modifiers.append("multilineTextAlignment(.trailing)")
    default: break
    }
    return leaf
  }

  private func button(_ view: Document.View) -> LeafSource {
    ButtonSource(view, options).leaf(action: actions[view.id], triggers[view.id])
  }

  private func image(_ view: Document.View) -> LeafSource {
    guard let name = view.element[.image] else { return LeafSource(expression: "Color.clear") }
    let isSymbol = document.symbolSizes[name] != nil || view.element[.catalog] == "system"
    var leaf = LeafSource(expression: ImageSource.expression(name, isSymbol: isSymbol))
    leaf.modifiers.append("resizable()")
    switch view.element[.contentMode] {
    case "scaleAspectFit": leaf.modifiers.append("scaledToFit()")
    case "scaleAspectFill": leaf.modifiers.append("scaledToFill()")
    default: break
    }
    return leaf
  }

  private func field(_ view: Document.View) -> LeafSource {
    let name = state(view, "String", SwiftText.literal(text(view, .text, "text") ?? ""))
    let prompt = KeyedText(text(view, .placeholder, "placeholder") ?? "", of: view.id, .placeholder, options)
    let isSecure = view.element.child(key: "textInputTraits")?[.secureTextEntry] == "YES"
    let kind = isSecure ? "SecureField" : "TextField"
    var leaf = LeafSource(
      expression: options.strings == .base
        ? "\(kind)(\(prompt.argument), text: $\(name.name))"
        : "\(kind)(text: $\(name.name), prompt: \(prompt.view)) {\n  EmptyView()\n}",
      properties: [name.declaration])
    leaf.modifiers = styled(view, color: "textColor", DefaultFontSize.textField)
    if view.element[.borderStyle] == "roundedRect" { leaf.modifiers.append("textFieldStyle(.roundedBorder)") }
    return leaf
  }

  private func segments(_ view: Document.View) -> LeafSource {
    let name = state(view, "Int", "0")
    let titles = view.element.child(named: .segments)?.children(named: .segment).map { $0[.title] ?? "" } ?? []
    let lines = titles.enumerated().map { index, title in
      "  \(KeyedText(title, of: view.id, .segmentTitle(index), options).view).tag(\(index))"
    }
    return LeafSource(
      expression: (["Picker(\"\", selection: $\(name.name)) {"] + lines + ["}"]).joined(separator: "\n"),
      modifiers: ["pickerStyle(.segmented)", "labelsHidden()"], properties: [name.declaration])
  }

  // MARK: - State

  private func state(_ view: Document.View, _ type: String, _ value: String) -> (name: String, declaration: String) {
    let name = states[view.id] ?? PropertyNames.value(of: view.kind) ?? "value"
    return (name, "@State private var \(name): \(type) = \(value)")
  }
}
