import IBContent
package import IBLayout
package import IBModel
import IBSource
import IBSyntax

/// Reads the SwiftUI source for the views of a document.
package struct LeafReader: Sendable {
  let document: Document
  /// The variables of controls by the ids of their views. `actions` has the closures.
  let states: [String: String]
  let actions: ActionNames
  /// The properties that replace outlets, by the ids of views and of items in bars.
  let parameters: [String: OutletProperties]
  private let titles: [String: String]
  private let outlets: [String: String]
  /// The corner radii that code sets, by the ids of views.
  private let cornerRadii: [String: Double]
  let hosts: HostedSettings
  let names: ScreenNames
  let options: ConversionOptions
  private let screens: ScreenReader
  private let triggers: [String: ScreenSource.Trigger]
  let cells: CellSource
  private var screenSources: [String: ScreenSource] = [:]

  package init(_ document: Document, names: ScreenNames? = nil, options: ConversionOptions = ConversionOptions()) {
    let names = names ?? ScreenNames(document)
    self.document = document
    self.names = names
    self.options = options
    var properties = PropertyNames(document, options)
    let presented = PresentedScreens(document)
    let actions = properties.actions(presented)
    outlets = properties.outlets
    hosts = HostedSettings(document)
    cornerRadii = properties.cornerRadii
    let barParameters = properties.barParameters()
    let screens = ScreenReader(document, names, actions, presented, barParameters, options)
    var triggers: [String: ScreenSource.Trigger] = [:]
    for (index, controller) in document.controllers.enumerated() {
      let screen = screens.screen(index, besides: properties.taken(of: index))
      properties.take(screen.allProperties.map(\.name), of: index)
      triggers.merge(screen.triggers) { first, _ in first }
      screenSources[controller.id] = screen
    }
    self.actions = actions
    self.screens = screens
    self.triggers = triggers
    states = properties.states()
    parameters = properties.parameters { id in
      actions.taps[id] != nil || triggers[id] != nil
    }.merging(barParameters) { own, _ in own }
    titles = properties.titles(parameters)
    var cells = CellSource(document: document, names: names, triggers: triggers)
    cells.rows = properties.rows(cells)
    self.cells = cells
  }

  /// The document's name for a view as a Swift identifier; nil for a view without a label, a text or an outlet.
  func word(_ id: String) -> String? {
    guard let view = document.view(id).map({ document.views[$0] }) else { return nil }
    if let name = parameters[id]?.value ?? states[id] { return name }
    return (view.element[.userLabel] ?? document.plainText(of: view)).flatMap(PropertyNames.name)
  }

  /// The words by which a person knows a view in Xcode: its label there, its text or its outlet; nil without any.
  func title(_ id: String) -> String? {
    guard let view = document.view(id).map({ document.views[$0] }) else { return nil }
    return view.element[.userLabel] ?? document.shownText(of: view).flatMap { $0.isEmpty ? nil : $0 } ?? outlets[id]
  }

  func screen(_ id: String?) -> ScreenSource { id.flatMap { screenSources[$0] } ?? ScreenSource() }

  package func leaf(_ index: Int?, in configurations: [TraitConfiguration]) -> LeafSource {
    guard let view = document.view(at: index) else { return LeafSource(expression: "Color.clear") }
    return source(of: view, in: configurations) { leaf(view, $0) }
  }

  private func leaf(_ view: Document.View, _ properties: ViewProperties) -> LeafSource {
    var leaf: LeafSource
    if let bar = bars.leaf(view.element) {
      leaf = bar
    } else if let name = properties.hostedClass, options.hidesClass?(name) != true {
      leaf = host(of: name)
      leaf.hostedSettings = hosts.statements(for: properties.customClass)
    } else {
      leaf = plain(view, properties)
      if let name = properties.hostedClass {
        leaf.notes.append("Swift cannot see class \(name), which only an Objective-C implementation declares")
      }
      if view.kind.canBeDisabled {
        if let name = parameters[view.id]?.enabling {
          leaf.modifiers.append("disabled(!\(name))")
        } else if !properties.style.isEnabled {
          leaf.modifiers.append("disabled(true)")
        }
      }
      if let name = spokenName(view, properties) { leaf.modifiers.append("accessibilityLabel(\(name))") }
    }
    leaf.outer += look(of: view, properties, isHosted: leaf.hostedClass != nil)
    leaf.properties += lookProperties(view)
    return leaf
  }

  private var bars: BarSource {
    BarSource(actions: actions, triggers: triggers, parameters: parameters, options: options)
  }

  /// What VoiceOver reads for a control that shows no text, as an argument: the label before it, or the words of its
  /// outlet or action. Nil if the document has a text for it.
  private func spokenName(_ view: Document.View, _ properties: ViewProperties) -> String? {
    guard AccessibilityContent(view)?.label == nil else { return nil }
    switch properties.control {
    case .button(let button):
      let text = button.shownTitle
      let isWord = text.plain.map { $0.count > 1 } ?? false
      let isNamed = isWord || text.attributed != nil || button.shownImage?.isSymbol == true
      // UIKit and SwiftUI have texts for their own symbols.
      guard !isNamed, button.kind == .custom || button.kind == .system else { return nil }
      return bars.spokenName([outlets[view.id]], view.id)
    // VoiceOver reads the placeholder, which may be an example such as `00 / 00`.
    case .textField(let field): return field.placeholder?.isSampleText == false ? nil : titles[view.id]
    case .slider: return titles[view.id]
    default: return nil
    }
  }

  /// The modifiers for a view's own frame: background, corners, clipping, tint, touches, accessibility and visibility.
  private func look(
    of view: Document.View, _ properties: ViewProperties, holdsViews: Bool = false, isHosted: Bool = false
  ) -> [String] {
    var words: [String] = []
    let isSetByHost = isHosted && hosts.sets(HostedSettings.background, of: properties.customClass)
    let background = isSetByHost ? nil : background(properties)
    // SwiftUI's list and text editor have backgrounds that cover the view's own (iOS 16).
    let covers = view.kind == .tableView || view.kind == .textView && document.textView(view)?.isEditable != false
    let isClear = properties.style.background.flatMap(ColorSource.expression) == "Color.clear"
    if background != nil || isClear, covers, !isHosted, options.hasStacks {
      words.append("scrollContentBackground(.hidden)")
    }
    // The row of a xib is shown in a list that the document lacks.
    if let cell = view.parent.map({ document.views[$0] }), cell.kind == .tableViewCell, cell.parent == nil,
      let color = cells.background(cell)
    {
      words.append("listRowBackground(\(color))")
    }
    if let material = ViewStyle.material(of: view) { words.append("background(\(material))") }
    if holdsViews || isHosted || !properties.control.drawsBackground, let background {
      words.append("background(\(background))")
    }
    // Xcode sets this in the content of all cells, and the view of a scene fills the screen.
    let clips =
      properties.style.clipsSubviews == true && view.parent != nil && !view.kind.scrolls && !view.kind.isContent
      && (holdsViews || isHosted || view.kind == .containerView || view.kind == .imageView && !properties.isFitted)
    let radius = (properties.style.cornerRadius ?? cornerRadii[view.id]).flatMap { $0 > 0 ? $0 : nil }
    let shape = radius.map { self.shape(view, $0) }
    // Without clipping, a radius has no effect on an image, so code that sets one also clips.
    let isRound = view.kind == .imageView && (properties.style.clipsCorners || cornerRadii[view.id] != nil)
    if let shape, clips || background != nil || isRound {
      words.append("clipShape(\(shape))")
    } else if clips {
      words.append("clipped()")
    }
    if let border = properties.style.border, border.width > 0 {
      let color = border.color.flatMap(ColorSource.expression) ?? "Color.black"
      let width = SwiftText.number(border.width)
      words.append(
        shape.map { "overlay {\n  \($0).stroke(\(color), lineWidth: \(width))\n}" }
          ?? "border(\(color), width: \(width))")
    }
    if !isHosted, let tint = tint(properties) { words.append(tint) }
    if properties.style.takesTouches == false, ![.label, .imageView].contains(view.kind) {
      words.append("allowsHitTesting(false)")
    }
    if view.kind.scrolls, !isHosted, document.textView(view)?.isStatic != true, options.hasStacks {
      words += ScrollingSource.modifiers(view.element)
    }
    return words + accessibility(view, holdsViews: holdsViews) + visibility(view, properties)
      + gesture(view, properties)
  }

  /// The shape of a view with round corners.
  private func shape(_ view: Document.View, _ radius: Double) -> String {
    if radius == .infinity { return "Capsule()" }
    let fixed = view.constraints.map { document.constraints[$0] }.filter { $0.second == nil }
    let lengths = fixed.filter { $0.element.number(.constant) == 2 * radius }.compactMap(\.firstAttribute)
    let isCircle = lengths.contains(.width) && lengths.contains(.height)
    return isCircle ? "Circle()" : "RoundedRectangle(cornerRadius: \(SwiftText.number(radius)))"
  }

  private func lookProperties(_ view: Document.View) -> [SourceProperty] {
    let (own, properties) = (parameters[view.id], document.properties(of: view))
    let flags = [(own?.visibility, !properties.isInvisible), (own?.enabling, properties.style.isEnabled)]
    return flags.compactMap { name, value in name.map { .optional($0, value: "\(value)") } }
      + (actions[view.id, .gesture].map { [.closure($0)] } ?? [])
  }

  private func tint(_ properties: ViewProperties) -> String? {
    let own = properties.style.tint
    let color: ContentColor?
    switch properties.control {
    case .label, .button, .imageView: return nil
    case .switch(let content): color = content.onTint
    case .slider(let content): color = content.filledColor ?? own
    case .progressView(let content): color = content.progressColor ?? own
    case .activityIndicator(let content): color = content.color ?? own
    default: color = own
    }
    return color.flatMap(ColorSource.expression).map { "tint(\($0))" }
  }

  /// The source of a view in the first configuration. It has a note if it differs in other size classes.
  private func source(
    of view: Document.View, in configurations: [TraitConfiguration], _ write: (ViewProperties) -> LeafSource
  ) -> LeafSource {
    let sources = (document.variations(of: view.element).isEmpty ? configurations.prefix(1) : configurations[...])
      .map { configuration in
        let overlay = document.overlay(of: view.element, in: SceneTraits(configuration))
        return write(ViewProperties(view, in: document, overlay: overlay, direction: .leftToRight))
      }
    var source = sources.first ?? LeafSource(expression: "Color.clear")
    source.variesBySizeClass = sources.contains { $0 != sources[0] }
    if source.variesBySizeClass {
      source.notes.append(
        "\(view.kind.rawValue) '\(view.id)' differs between size classes; this file contains only its first variant"
          .onOneLine)
    }
    return source
  }

  /// The modifiers of a view that contains others, as code after the dot.
  package func decorations(_ index: Int?, in configurations: [TraitConfiguration]) -> LeafSource {
    guard let view = document.view(at: index) else { return LeafSource(expression: "") }
    return source(of: view, in: configurations) { properties in
      LeafSource(
        expression: "", modifiers: look(of: view, properties, holdsViews: true), properties: lookProperties(view))
    }
  }

  /// The accessibility content of a view, and of its cell, which has no other place in a struct.
  private func accessibility(_ view: Document.View, holdsViews: Bool) -> [String] {
    let own = AccessibilitySource.modifiers(view, holdsViews: holdsViews, shown: document.shownText(of: view), options)
    guard let cell = view.parent.map({ document.views[$0] }), cell.kind.isCell, view.element.equals(.key, "contentView")
    else { return own }
    return own + AccessibilitySource.modifiers(cell, holdsViews: true, options)
  }

  /// A view that code shows keeps its place while it is hidden, as in UIKit.
  private func visibility(_ view: Document.View, _ properties: ViewProperties) -> [String] {
    let alpha = SwiftText.number(properties.style.alpha)
    if let name = parameters[view.id]?.visibility { return ["opacity(\(name) ? \(alpha == "0" ? "1" : alpha) : 0)"] }
    if properties.isInvisible { return ["hidden()"] }
    return properties.style.alpha == 1 ? [] : ["opacity(\(alpha))"]
  }

  /// The tap gesture of a view. Without a shape, only what the view draws could be tapped.
  private func gesture(_ view: Document.View, _ properties: ViewProperties) -> [String] {
    guard let action = actions[view.id, .gesture] else { return [] }
    let shape = background(properties) == nil ? ["contentShape(Rectangle())"] : []
    // A tap on a whole screen rather ends the input.
    let trait = view.parent == nil || view.kind.scrolls ? [] : ["accessibilityAddTraits(.isButton)"]
    return shape + ["onTapGesture(perform: \(action.name))"] + trait
  }

  private func background(_ properties: ViewProperties) -> String? {
    let color = properties.style.background.flatMap(ColorSource.expression)
    if case .tableView(let table) = properties.control, color == TableSource.background(table.style) { return nil }
    return color == "Color.clear" ? nil : color
  }

  private func plain(_ view: Document.View, _ properties: ViewProperties) -> LeafSource {
    switch properties.control {
    case .label(let label): return self.label(view, label)
    case .button(let button):
      return ButtonSource(view, button, properties.style, options, parameters[view.id] ?? OutletProperties()).leaf(
        action: actions[view.id, .tap] ?? parameters[view.id]?.value.map { ActionCall(name: $0) }, triggers[view.id])
    case .imageView(let image): return self.image(view, image, properties.style)
    case .textField(let field): return self.field(view, properties, field)
    case .switch(let content):
      return control(view, properties, "Toggle", "isOn", "Bool", "\(content.isOn)", ["labelsHidden()"])
    case .slider(let slider):
      let isUnit = slider.minimum == 0 && slider.maximum == 1
      let range = isUnit ? "" : ", in: \(Self.range(slider.minimum, slider.maximum))"
      return control(view, properties, "Slider", "value", "Double", SwiftText.number(slider.value), [], range)
    case .stepper(let stepper):
      var range = ", in: \(Self.range(stepper.minimum, stepper.maximum))"
      if stepper.step != 1 { range += ", step: \(SwiftText.number(stepper.step))" }
      return control(
        view, properties, "Stepper", "value", "Double", SwiftText.number(stepper.value), ["labelsHidden()"], range)
    case .progressView(let content):
      let value = SwiftText.number(content.progress)
      let name = parameters[view.id]?.value
      return LeafSource(
        expression: "ProgressView(value: \(name ?? value))",
        properties: name.map { [.required($0, "Double", sample: value)] } ?? [])
    case .activityIndicator(let content):
      return LeafSource(expression: "ProgressView()", modifiers: content.isLarge ? ["controlSize(.large)"] : [])
    case .segmentedControl(let control): return segments(view, properties, control)
    case .datePicker(let picker):
      let parts: String? =
        switch picker.mode {
        case .date: ".date"
        case .time: ".hourAndMinute"
        case .dateAndTime, .timer: nil
        }
      return control(
        view, properties, "DatePicker", "selection", "Date", "Date.now",
        ["labelsHidden()"] + (picker.hasWheels == true ? ["datePickerStyle(.wheel)"] : []),
        parts.map { ", displayedComponents: \($0)" } ?? "")
    case .textView(let content): return textView(view, content)
    case .tableView(let table):
      return TableSource(cells: cells, options: options).leaf(view, table, refresh: refresh(view))
    case .collectionView(let collection):
      return CollectionSource(cells: cells).leaf(view, collection) ?? host(of: HostedViews.type(of: view))
    case .containerView:
      let shown = view.controller.flatMap { screens.embedded(in: view.id, of: $0) }
      return LeafSource(
        expression: shown?.code ?? background(properties) ?? "Color.clear",
        properties: shown.flatMap(\.property).map { [$0] } ?? [])
    case .visualEffectView: return LeafSource(expression: "Color.clear")
    case .stackView: return LeafSource(expression: background(properties) ?? "Color.clear")
    case .plain where view.kind.isPlain: return LeafSource(expression: background(properties) ?? "Color.clear")
    case .plain, .pageControl, .refreshControl, .pickerView, .searchBar, .navigationBar, .toolbar, .tabBar, .mapView,
      .webView, .tableViewCell, .collectionItem:
      return host(of: HostedViews.type(of: view))
    }
  }

  private static func range(_ least: Double, _ most: Double) -> String {
    let least = SwiftText.number(min(least, most))
    return "\(least)...\(SwiftText.number(most))"
  }

  private func control(
    _ view: Document.View, _ properties: ViewProperties, _ kind: String, _ binding: String, _ type: String,
    _ value: String, _ modifiers: [String], _ more: String = ""
  ) -> LeafSource {
    let name = state(view, type, value)
    // Only a slider shows no title.
    let title = kind == "Slider" ? "" : "\(titles[view.id] ?? "\"\""), "
    var leaf = LeafSource(
      expression: "\(kind)(\(title)\(binding): $\(name.name)\(more))", modifiers: modifiers,
      properties: [name])
    finish(&leaf, view, properties, name.name)
    return leaf
  }

  private func finish(_ leaf: inout LeafSource, _ view: Document.View, _ properties: ViewProperties, _ state: String) {
    if let action = actions[view.id, .change] {
      leaf.properties.append(.closure(action))
      leaf.modifiers.append("onChange(of: \(state)) { _ in \(action.statement) }")
    }
    if let action = actions[view.id, .submit] {
      leaf.properties.append(.closure(action))
      leaf.modifiers.append("onSubmit(\(action.name))")
    }
  }

  private func host(of name: String) -> LeafSource { LeafSource(expression: "\(name)Host()", hostedClass: name) }

  // MARK: - Texts

  private static func color(_ color: ContentColor?) -> String? {
    color.flatMap(ColorSource.expression).flatMap { $0 == "Color.primary" ? nil : $0 }
  }

  private static func alignment(_ alignment: TextAlignment) -> [String] {
    let guide = guide(alignment)
    return guide == .leading ? [] : ["multilineTextAlignment(.\(GuideSource.name(guide)))"]
  }

  static func guide(_ alignment: TextAlignment) -> Guide {
    switch alignment {
    case .left: .leading
    case .center: .horizontalCenter
    case .right: .trailing
    }
  }

  private func label(_ view: Document.View, _ label: LabelContent) -> LeafSource {
    let text = TextSource(
      label.text, font: label.font, standard: .system(DefaultFontSize.label), color: Self.color(label.color),
      of: view.id, .text, options)
    var modifiers = text.modifiers
    if (1..<1000).contains(label.maximumLines) { modifiers.append("lineLimit(\(label.maximumLines))") }
    switch label.lineBreakMode {
    case .headTruncation: modifiers.append("truncationMode(.head)")
    case .middleTruncation: modifiers.append("truncationMode(.middle)")
    default: break
    }
    if let scale = leastScale(label) { modifiers.append("minimumScaleFactor(\(SwiftText.number(scale)))") }
    if label.tightens { modifiers.append("allowsTightening(true)") }
    // On one line, only the frame around the text shows its alignment.
    if label.maximumLines != 1 { modifiers += Self.alignment(label.alignment) }
    return textLeaf(view, text, modifiers, label.alignment)
  }

  private func textLeaf(
    _ view: Document.View, _ text: TextSource, _ modifiers: [String], _ alignment: TextAlignment
  ) -> LeafSource {
    var leaf = LeafSource(expression: text.view, modifiers: modifiers)
    leaf.textGuide = Self.guide(alignment)
    if let name = parameters[view.id]?.value {
      leaf.expression = "Text(\(name))"
      leaf.properties = [text.words.property(name, isSet: isSetByCode(view))]
    }
    return leaf
  }

  /// Whether code gives a view with a property another content than the document: as the sources show, or because it is
  /// part of a prototype or of a xib's view.
  private func isSetByCode(_ view: Document.View) -> Bool {
    if options.changes != nil { return true }
    var next = view.parent
    while let index = next {
      if document.views[index].isPartOfList { return document.views[index].isRepeated }
      next = document.views[index].parent
    }
    return view.controller == nil
  }

  /// The smallest scale to which the font of a label shrinks; nil if it does not shrink.
  private func leastScale(_ label: LabelContent) -> Double? {
    let size = FontSource.font(label.font, standard: .system(DefaultFontSize.label)).size
    let scale = label.leastScale ?? label.leastFontSize.map { $0 / size }
    return scale.flatMap { (0.01..<1).contains($0) ? $0 : nil }
  }

  private func textView(_ view: Document.View, _ content: TextViewContent) -> LeafSource {
    let text = TextSource(
      content.text, font: content.font, standard: .system(DefaultFontSize.textView), color: Self.color(content.color),
      of: view.id, .text, options)
    let modifiers = text.modifiers + Self.alignment(content.alignment)
    if content.isStatic { return textLeaf(view, text, modifiers, content.alignment) }
    let literal = SwiftText.literal(text.words.base)
    guard content.isEditable else {
      let name = parameters[view.id]?.value
      // A text editor would take the keyboard.
      return LeafSource(
        expression: "ScrollView {\n  Text(\(name ?? literal))\n    .frame(maxWidth: .infinity, alignment: .leading)\n}",
        modifiers: modifiers, properties: name.map { [.required($0, "String", sample: literal)] } ?? [])
    }
    let name = state(view, "String", literal)
    return LeafSource(
      expression: "TextEditor(text: $\(name.name))", modifiers: modifiers + InputSource.modifiers(content.input),
      properties: [name])
  }

  private func image(_ view: Document.View, _ content: ImageViewContent, _ style: ViewStyle) -> LeafSource {
    let scaling: [String] =
      switch content.contentMode {
      case .scaleToFill, .redraw: ["resizable()"]
      case .scaleAspectFit: ["resizable()", ImageScaling.fit.rawValue]
      case .scaleAspectFill: ["resizable()", ImageScaling.fill.rawValue]
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: []
      }
    let name = parameters[view.id]?.value
    // A name with colons is that of an image in the document itself.
    let image = content.image.flatMap { $0.isEmbedded ? nil : $0 }
    let access = AccessibilityContent(view)
    let isSpoken = access?.label != nil || access?.isElement == true
    let expression = image.map { isSpoken ? ImageSource.expression($0) : ImageSource.decorative($0) }
    guard let shown = name ?? expression else { return LeafSource(expression: "Color.clear") }
    var leaf = LeafSource(expression: shown, modifiers: scaling)
    leaf.isImageOfCode = image == nil
    if let name {
      let sample = expression ?? ImageSource.expression("photo", isSymbol: true)
      let isOptional = expression != nil && options.changes == nil
      leaf.properties = [isOptional ? .optional(name, value: sample) : .required(name, "Image", sample: sample)]
    }
    leaf.alignment = content.contentMode.alignment
    if let tint = style.tint.flatMap(ColorSource.expression) {
      leaf.modifiers.append("foregroundStyle(\(ColorSource.style(tint)))")
    } else if image?.isSymbol == true {
      // An image view shows a symbol in its tint.
      leaf.modifiers.append("foregroundStyle(.tint)")
    }
    return leaf
  }

  private func field(_ view: Document.View, _ properties: ViewProperties, _ field: TextFieldContent) -> LeafSource {
    let name = state(view, "String", SwiftText.literal(field.text ?? ""))
    let prompt = KeyedText(field.placeholder ?? "", of: view.id, .placeholder, options)
    let kind = field.input.isSecure ? "SecureField" : "TextField"
    var leaf = LeafSource(
      expression: prompt.isVerbatim
        ? "\(kind)(text: $\(name.name), prompt: \(prompt.view)) {\n  EmptyView()\n}"
        : "\(kind)(\(prompt.argument), text: $\(name.name))",
      properties: [name])
    let text = TextSource(
      TextContent(plain: field.text), font: field.font, standard: .system(DefaultFontSize.textField),
      color: Self.color(field.color), of: view.id, .text, options)
    leaf.modifiers = text.modifiers
    if field.border == .rounded { leaf.modifiers.append("textFieldStyle(.roundedBorder)") }
    leaf.modifiers += Self.alignment(field.alignment) + InputSource.modifiers(field.input)
    finish(&leaf, view, properties, name.name)
    return leaf
  }

  private func segments(
    _ view: Document.View, _ properties: ViewProperties, _ control: SegmentedControlContent
  ) -> LeafSource {
    let name = state(view, "Int", "\(control.selected ?? -1)")
    let lines = control.segments.enumerated().map { index, segment in
      let title = KeyedText(segment.title.plain ?? "", of: view.id, .segmentTitle(index), options).view
      return "  \(segment.image.map { ImageSource.expression($0) } ?? title).tag(\(index))"
    }
    let title = titles[view.id] ?? "\"\""
    var leaf = LeafSource(
      expression: (["Picker(\(title), selection: $\(name.name)) {"] + lines + ["}"]).joined(separator: "\n"),
      modifiers: ["pickerStyle(.segmented)", "labelsHidden()"], properties: [name])
    finish(&leaf, view, properties, name.name)
    return leaf
  }

  /// The closure that is called when the user pulls a table down; empty without one, nil for a table without a refresh
  /// control.
  private func refresh(_ table: Document.View) -> String? {
    let control = document.views.first {
      $0.kind == .refreshControl && $0.controller == table.controller
        && ($0.parent == nil || document.views[$0.parent ?? 0].id == table.id)
    }
    return control.map { actions[$0.id, .tap]?.name ?? "" }
  }

  // MARK: - State

  private func state(_ view: Document.View, _ type: String, _ value: String) -> SourceProperty {
    let name = states[view.id] ?? PropertyNames.value(of: view.kind) ?? "value"
    let isShared = outlets[view.id] != nil || [.change, .submit].contains { actions[view.id, $0] != nil }
    return .value(name, type, value, isShared: isShared)
  }
}

extension ViewProperties {
  /// Whether the view is hidden until code shows it, as a spinner that hides when it does not turn.
  var isInvisible: Bool { isHidden || hidesWhenStopped(isAnimating: false) }

  /// Whether code probably shows or hides the view.
  var appearsByCode: Bool { isInvisible || hidesWhenStopped(isAnimating: true) }

  private func hidesWhenStopped(isAnimating: Bool) -> Bool {
    guard case .activityIndicator(let content) = control else { return false }
    return content.hidesWhenStopped && content.isAnimating == isAnimating
  }

  /// Whether the view shows an image that is scaled to fit, and so stays inside the view.
  fileprivate var isFitted: Bool {
    if case .imageView(let image) = control { image.contentMode == .scaleAspectFit } else { false }
  }

  /// The class of the app that draws the view if it has no views inside; nil for a text or an image, which SwiftUI draws
  /// for a class of the app too.
  var hostedClass: String? {
    switch control {
    case .label, .button, .imageView, .textField: nil
    case .textView(let text) where text.isStatic: nil
    default: customClass.flatMap { SwiftText.identifier($0, isType: true) }
    }
  }
}

/// The modifiers of images that keep their aspect ratio.
enum ImageScaling: String { case fit = "scaledToFit()", fill = "scaledToFill()" }

extension ContentMode {
  /// The alignment of an image that keeps its size; nil for an image that is scaled to its view.
  fileprivate var alignment: Alignment? {
    let name = rawValue.replacing(/[lL]eft/, with: { $0.output == "left" ? "leading" : "Leading" })
      .replacing(/[rR]ight/, with: { $0.output == "right" ? "trailing" : "Trailing" })
    return Alignment.named.first { $0.name == name }?.alignment
  }
}

extension ControlContent {
  /// Whether the view, written without views inside, is its background, or draws a background itself.
  fileprivate var drawsBackground: Bool {
    switch self {
    case .plain, .containerView, .stackView, .button: true
    default: false
    }
  }
}

extension ViewStyle {
  /// The material of a blur that SwiftUI has too; nil without one.
  static func material(of view: Document.View) -> String? {
    view.element.children.lazy.compactMap { $0.tag == "blurEffect" ? materials[$0[.style] ?? ""] : nil }.first
  }

  /// The materials by the styles of `UIBlurEffect`. Source: the documentation of `UIBlurEffect.Style` and `Material`.
  static let materials = [
    "systemUltraThinMaterial": ".ultraThinMaterial", "systemThinMaterial": ".thinMaterial",
    "systemMaterial": ".regularMaterial", "systemThickMaterial": ".thickMaterial", "systemChromeMaterial": ".bar",
  ]
}

/// How a view scrolls, as SwiftUI modifiers of iOS 16.
///
/// Source: the documentation of `scrollDismissesKeyboard(_:)`, `scrollIndicators(_:axes:)` and `scrollDisabled(_:)`.
enum ScrollingSource {
  static func modifiers(_ view: XMLElement) -> [String] {
    let values = Dictionary(view.attributes.map { ($0.nameText, $0.value) }, uniquingKeysWith: { first, _ in first })
    var words = values["scrollEnabled"] == "NO" ? ["scrollDisabled(true)"] : []
    if let mode = values["keyboardDismissMode"].flatMap({ dismissals[$0] }) {
      words.append("scrollDismissesKeyboard(.\(mode))")
    }
    switch (values["showsHorizontalScrollIndicator"] == "NO", values["showsVerticalScrollIndicator"] == "NO") {
    case (true, true): words.append("scrollIndicators(.hidden)")
    case (true, false): words.append("scrollIndicators(.hidden, axes: .horizontal)")
    case (false, true): words.append("scrollIndicators(.hidden, axes: .vertical)")
    case (false, false): break
    }
    return words
  }

  static let attributes: Set<String> = [
    "scrollEnabled", "keyboardDismissMode", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
  ]

  private static let dismissals = [
    "onDrag": "immediately", "onDragWithAccessory": "immediately", "interactive": "interactively",
    "interactiveWithAccessory": "interactively",
  ]
}

extension ViewKind {
  /// Whether a view of this kind reacts to touches only if it is enabled.
  var canBeDisabled: Bool { self == .button || self != .textView && PropertyNames.value(of: self) != nil }

  fileprivate var isContent: Bool { self == .tableViewCellContentView || self == .collectionViewCellContentView }

  fileprivate var isPlain: Bool {
    switch self {
    case .view, .scrollView, .tableViewCellContentView, .collectionViewCellContentView: true
    default: false
    }
  }
}
