import IBContent
package import IBLayout
package import IBModel

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

  /// - Parameters:
  ///   - index: of the view in the document; nil for a view that is not the document's.
  ///   - configurations: in whose size classes the view is shown.
  package func leaf(_ index: Int?, in configurations: [TraitConfiguration]) -> LeafSource {
    guard let index, document.views.indices.contains(index) else { return LeafSource(expression: "Color.clear") }
    let view = document.views[index]
    return LeafSource(
      contents(of: view, in: configurations).map { ($0.classes, leaf(view, $0.properties)) }, of: view.id)
  }

  private func leaf(_ view: Document.View, _ properties: ViewProperties) -> LeafSource {
    var leaf: LeafSource
    if let name = properties.customClass.flatMap({ SwiftText.identifier($0, isType: true) }), !properties.holdsText {
      leaf = LeafSource(expression: "\(name)Host()", hostedClass: name)
    } else {
      leaf = plain(view, properties)
    }
    leaf.modifiers += AccessibilitySource.modifiers(view, holdsViews: false) + Self.visibility(properties)
    return leaf
  }

  /// The properties of a view in each of the size classes; only one for a view without variations.
  private func contents(
    of view: Document.View, in configurations: [TraitConfiguration]
  ) -> [(classes: SizeClasses, properties: ViewProperties)] {
    var contents: [(classes: SizeClasses, properties: ViewProperties)] = []
    let varies = !document.variations(of: view.element).isEmpty
    for configuration in configurations {
      let classes = SizeClasses(configuration.horizontal, configuration.vertical)
      if contents.contains(where: { $0.classes == classes }) { continue }
      let overlay = document.overlay(of: view.element, in: SceneTraits(configuration))
      contents.append(
        (classes, ViewProperties(view, in: document, overlay: overlay, direction: .leftToRight)))
      if !varies { break }
    }
    return contents
  }

  /// The modifiers of a view that contains others, as written after the dot.
  ///
  /// - Parameter configurations: in whose size classes the view is shown.
  package func decorations(_ index: Int?, in configurations: [TraitConfiguration]) -> LeafSource {
    guard let index, document.views.indices.contains(index) else { return LeafSource(expression: "") }
    let view = document.views[index]
    let sources = contents(of: view, in: configurations).map { content in
      let background = background(content.properties).map { ["background(\($0))"] } ?? []
      return (
        content.classes,
        LeafSource(
          expression: "",
          modifiers: background + AccessibilitySource.modifiers(view, holdsViews: true)
            + Self.visibility(content.properties))
      )
    }
    return LeafSource(sources, of: view.id)
  }

  private static func visibility(_ properties: ViewProperties) -> [String] {
    if properties.isHidden { return ["hidden()"] }
    return properties.style.alpha == 1 ? [] : ["opacity(\(SwiftText.number(properties.style.alpha)))"]
  }

  /// The background of a view; nil for none.
  private func background(_ properties: ViewProperties) -> String? {
    properties.style.background.flatMap(ColorSource.expression).flatMap { $0 == "Color.clear" ? nil : $0 }
  }

  private func plain(_ view: Document.View, _ properties: ViewProperties) -> LeafSource {
    switch properties.control {
    case .label(let label): return self.label(view, label)
    case .button(let button):
      return ButtonSource(view, button, properties.style, options).leaf(action: actions[view.id], triggers[view.id])
    case .imageView(let image): return self.image(image)
    case .textField(let field): return self.field(view, field)
    case .switch(let content):
      let name = state(view, "Bool", "\(content.isOn)")
      return LeafSource(
        expression: "Toggle(\"\", isOn: $\(name.name))", modifiers: ["labelsHidden()"], properties: [name.declaration])
    case .slider(let slider):
      let name = state(view, "Double", SwiftText.number(slider.value))
      return LeafSource(expression: "Slider(value: $\(name.name))", properties: [name.declaration])
    case .stepper(let stepper):
      let name = state(view, "Double", SwiftText.number(stepper.value))
      return LeafSource(
        expression: "Stepper(\"\", value: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .progressView(let content):
      return LeafSource(expression: "ProgressView(value: \(SwiftText.number(content.progress)))")
    case .activityIndicator: return LeafSource(expression: "ProgressView()")
    case .segmentedControl(let control): return segments(view, control)
    case .datePicker:
      let name = state(view, "Date", "Date.now")
      return LeafSource(
        expression: "DatePicker(\"\", selection: $\(name.name))", modifiers: ["labelsHidden()"],
        properties: [name.declaration])
    case .textView(let content): return textView(view, content)
    case .tableView(let table): return TableSource(cells: cells, options: options).leaf(view, table)
    case .collectionView(let collection):
      return CollectionSource(cells: cells).leaf(view, collection) ?? hosted(view)
    case .containerView:
      let shown = view.controller.flatMap { screens.embedded(in: view.id, of: $0) }
      return LeafSource(expression: shown.map { "\($0)()" } ?? background(properties) ?? "Color.clear")
    case .stackView, .visualEffectView: return LeafSource(expression: background(properties) ?? "Color.clear")
    case .plain where view.kind.isPlain: return LeafSource(expression: background(properties) ?? "Color.clear")
    case .plain, .pageControl, .refreshControl, .pickerView, .searchBar, .navigationBar, .toolbar, .tabBar, .mapView,
      .webView, .tableViewCell, .collectionItem:
      return hosted(view)
    }
  }

  /// UIKit's own view.
  private func hosted(_ view: Document.View) -> LeafSource {
    let name = view.kind.rawValue.prefix(1).uppercased() + view.kind.rawValue.dropFirst()
    return LeafSource(expression: "\(name)Host()", hostedClass: String(name))
  }

  // MARK: - Texts

  /// The color of a text; nil for the one that SwiftUI uses by itself.
  private static func color(_ color: ContentColor?) -> String? {
    color.flatMap(ColorSource.expression).flatMap { $0 == "Color.primary" ? nil : $0 }
  }

  private static func alignment(_ alignment: TextAlignment) -> [String] {
    switch alignment {
    case .left: []
    case .center: ["multilineTextAlignment(.center)"]
    case .right: ["multilineTextAlignment(.trailing)"]
    }
  }

  private func label(_ view: Document.View, _ label: LabelContent) -> LeafSource {
    let text = TextSource(
      label.text, font: label.font, standard: .system(DefaultFontSize.label), color: Self.color(label.color),
      of: view.id, .text, options)
    let limit = (1..<1000).contains(label.maximumLines) ? ["lineLimit(\(label.maximumLines))"] : []
    return LeafSource(expression: text.view, modifiers: text.modifiers + limit + Self.alignment(label.alignment))
  }

  private func textView(_ view: Document.View, _ content: TextViewContent) -> LeafSource {
    let text = TextSource(
      content.text, font: content.font, standard: .system(DefaultFontSize.textView), color: Self.color(content.color),
      of: view.id, .text, options)
    if content.isStatic {
      return LeafSource(expression: text.view, modifiers: text.modifiers + Self.alignment(content.alignment))
    }
    let literal = SwiftText.literal(text.words.base)
    guard content.isEditable else {
      return LeafSource(expression: "TextEditor(text: .constant(\(literal)))", modifiers: text.modifiers)
    }
    let name = state(view, "String", literal)
    return LeafSource(
      expression: "TextEditor(text: $\(name.name))", modifiers: text.modifiers, properties: [name.declaration])
  }

  private func image(_ content: ImageViewContent) -> LeafSource {
    guard let image = content.image else { return LeafSource(expression: "Color.clear") }
    var leaf = LeafSource(expression: ImageSource.expression(image))
    leaf.modifiers.append("resizable()")
    switch content.contentMode {
    case .scaleAspectFit: leaf.modifiers.append("scaledToFit()")
    case .scaleAspectFill: leaf.modifiers.append("scaledToFill()")
    default: break
    }
    return leaf
  }

  private func field(_ view: Document.View, _ field: TextFieldContent) -> LeafSource {
    let name = state(view, "String", SwiftText.literal(field.text ?? ""))
    let prompt = KeyedText(field.placeholder ?? "", of: view.id, .placeholder, options)
    let kind = field.isSecure ? "SecureField" : "TextField"
    var leaf = LeafSource(
      expression: options.strings == .base
        ? "\(kind)(\(prompt.argument), text: $\(name.name))"
        : "\(kind)(text: $\(name.name), prompt: \(prompt.view)) {\n  EmptyView()\n}",
      properties: [name.declaration])
    let text = TextSource(
      TextContent(plain: field.text), font: field.font, standard: .system(DefaultFontSize.textField),
      color: Self.color(field.color), of: view.id, .text, options)
    leaf.modifiers = text.modifiers
    if field.border == .rounded { leaf.modifiers.append("textFieldStyle(.roundedBorder)") }
    return leaf
  }

  private func segments(_ view: Document.View, _ control: SegmentedControlContent) -> LeafSource {
    let name = state(view, "Int", "0")
    let lines = control.segments.enumerated().map { index, segment in
      "  \(KeyedText(segment.title.plain ?? "", of: view.id, .segmentTitle(index), options).view).tag(\(index))"
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

extension ViewProperties {
  /// Whether SwiftUI's view is written also for a class of the app's own: a label or a button is still a text.
  fileprivate var holdsText: Bool {
    switch control {
    case .label, .button, .imageView, .textField: true
    case .textView(let text): text.isStatic
    default: false
    }
  }
}

extension ViewKind {
  /// Whether a view of this kind shows only its background.
  fileprivate var isPlain: Bool {
    switch self {
    case .view, .scrollView, .tableViewCellContentView, .collectionViewCellContentView: true
    default: false
    }
  }
}
