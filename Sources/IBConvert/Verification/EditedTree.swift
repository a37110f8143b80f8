/// The views of a screen in a file that people have written, with the properties, structs and modifiers of the file in
/// their places.
struct EditedTree {
  private(set) var node = ViewNode.color()
  var items: [EditedItem] = []
  var screen = EditedScreen()
  /// Code that Keyline cannot read, and modifiers whose visual effect it does not compare.
  var problems: [SourceProblem] = []
  /// Views that are shown on a condition: the condition, and the items in it.
  private(set) var conditions: [(problem: SourceProblem, items: Range<Int>)] = []

  func parts(of item: EditedItem) -> [EditedItem] {
    items.filter { $0.button.map { items[$0].id == item.id } ?? false }
  }

  let offset: Int
  private let declarations: SwiftDeclarations
  let expressions: SwiftExpressions
  private let source: SwiftSource
  var parent: Int?
  var scroll: String?
  private var button: Int?
  var bar: String?
  private var viewCount = 0
  private var depth = 0
  private var itemCount = 0

  init(
    _ type: SwiftDeclarations.Declaration, in declarations: SwiftDeclarations, _ cursor: SourceCursor
  ) throws(SourceProblem) {
    self.declarations = declarations
    offset = type.offset
    source = SwiftSource(cursor: cursor, place: nil)
    expressions = SwiftExpressions(declarations: declarations, cursor: cursor)
    guard let body = declarations.member("body", of: type.name)?.body else {
      throw SourceProblem(message: "the view '\(type.name)' has no body", offset: type.offset)
    }
    let nodes = try views(try calls(source, body, SwiftScope(type: type.name)), EditedLooks())
    guard let first = nodes.first else {
      throw SourceProblem(
        message: "the body of '\(type.name)' contains no view that Keyline can read", offset: body.lowerBound)
    }
    node = nodes.count == 1 ? first : .vStack(nodes)
    if nodes.count > 1 {
      note("the body contains \(nodes.count) views; Keyline lays them out as a column", body.lowerBound)
    }
  }

  mutating func note(_ message: String, _ offset: Int) {
    problems.append(SourceProblem(message: message, offset: offset))
  }

  // MARK: - Calls

  private mutating func calls(
    _ source: SwiftSource, _ range: Range<Int>, _ scope: SwiftScope
  ) throws(SourceProblem) -> [SwiftCall] {
    var reader = SwiftCallReader(source, scope)
    let calls = try reader.calls(in: range)
    problems += reader.problems
    return calls
  }

  mutating func calls(_ closure: SwiftClosure) throws(SourceProblem) -> [SwiftCall] {
    var scope = closure.scope
    for name in closure.parameters { scope.names[name] = nil }
    return try calls(closure.source, closure.range, scope)
  }

  private mutating func content(_ call: SwiftCall) throws(SourceProblem) -> [SwiftCall] {
    guard let closure = call.closures.first else { return [] }
    return try calls(closure)
  }

  mutating func calls(argument text: String, _ scope: SwiftScope, at offset: Int) throws(SourceProblem) -> [SwiftCall] {
    let (text, scope) = expressions.resolved(text, scope)
    let isClosure = text.hasPrefix("{")
    let cursor = SourceCursor(isClosure ? String(text.dropFirst().dropLast()) : text)
    return try calls(SwiftSource(cursor: cursor, place: offset), 0..<cursor.bytes.count, scope)
  }

  mutating func views(_ calls: [SwiftCall], _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for call in calls { nodes += try views(call, looks) }
    return nodes
  }

  private mutating func views(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    viewCount += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= ReadingLimits.deepestViews, viewCount <= ReadingLimits.mostViews else {
      throw SourceProblem(
        message: "the file shows too many views, or nests them too deeply", offset: call.offset)
    }
    if let place = call.modifiers.firstIndex(where: isOfFile) {
      var inner = call
      inner.modifiers = Array(call.modifiers[..<place])
      let outer = call.modifiers[(place + 1)...]
      return try views(bodies(of: call.modifiers[place], around: inner).map { $0.modified(outer) }, looks)
    }
    if var expanded = try expanded(call) {
      if !expanded.isEmpty { expanded[0].ids += call.ids }
      return try views(expanded.map { $0.modified(call.modifiers[...]) }, looks)
    }
    return try made(call, looks)
  }

  // MARK: - What the file declares

  private func isOfFile(_ modifier: SwiftModifier) -> Bool {
    if modifier.name == "modifier" { return self.modifierType(modifier) != nil }
    return declarations.member(modifier.name, of: "View")?.body != nil
  }

  private func modifierType(_ modifier: SwiftModifier) -> SwiftDeclarations.Declaration? {
    let name = modifier.arguments.unlabeled.first.map { String($0.prefix { $0 != "(" }) } ?? ""
    return declarations.type(name).flatMap { $0.conformances.contains("ViewModifier") ? $0 : nil }
  }

  private mutating func bodies(
    of modifier: SwiftModifier, around inner: SwiftCall
  ) throws(SourceProblem) -> [SwiftCall] {
    if let type = modifierType(modifier), let body = declarations.member("body", of: type.name), let range = body.body {
      var call = SourceCursor(modifier.arguments.unlabeled.first ?? "")
      while let next = call.next, next != UInt8(ascii: "(") { call.skipOne() }
      let arguments = try SourceArguments(call.isAtEnd ? "" : call.text(try call.enclosed()))
      var scope = bound(arguments, [], to: type, in: modifier.scope)
      scope.names[Parameter.all(body.parameters ?? "").first?.name ?? "content"] = .calls([inner])
      return try calls(source, range, scope)
    }
    guard let function = declarations.member(modifier.name, of: "View"), let range = function.body else {
      return [inner]
    }
    var scope = SwiftScope(type: "View")
    bind(modifier.arguments, modifier.closures, to: Parameter.all(function.parameters ?? ""), modifier.scope, &scope)
    scope.names["self"] = .calls([inner])
    return try calls(source, range, scope)
  }

  private struct Parameter {
    let label: String?
    let name: String
    let standard: String?
    let isClosure: Bool

    static func all(_ text: String) -> [Parameter] {
      let values = (try? SourceArguments(text))?.values ?? []
      return values.compactMap { label, text in
        let sides = label == nil ? text.split(separator: ":", maxSplits: 1) : []
        let words = (label ?? String(sides.first ?? "")).split { " \n@".contains($0) }
          .filter { $0 != "ViewBuilder" && $0 != "escaping" }
        guard let first = words.first, let last = words.last else { return nil }
        let type = label == nil ? String(sides.dropFirst().first ?? "") : text
        let standard = type.firstIndex(of: "=").map {
          SourceArguments.trimmed(String(type[type.index(after: $0)...].drop { $0 == " " }))
        }
        return Parameter(
          label: first == "_" ? nil : String(first), name: String(last), standard: standard,
          isClosure: type.contains("->"))
      }
    }
  }

  private func bound(
    _ arguments: SourceArguments, _ closures: [SwiftClosure], to type: SwiftDeclarations.Declaration,
    in outer: SwiftScope
  ) -> SwiftScope {
    var scope = SwiftScope(type: type.name)
    let parameters =
      declarations.member("init", of: type.name).map { Parameter.all($0.parameters ?? "") }
      ?? type.members.filter(\.isStored).map {
        Parameter(label: $0.name, name: $0.name, standard: nil, isClosure: $0.isClosure)
      }
    bind(arguments, closures, to: parameters, outer, &scope)
    return scope
  }

  private func bind(
    _ arguments: SourceArguments, _ closures: [SwiftClosure], to parameters: [Parameter], _ outer: SwiftScope,
    _ scope: inout SwiftScope
  ) {
    var unlabeled = arguments.unlabeled[...]
    var rest: [Parameter] = []
    for parameter in parameters {
      if let label = parameter.label, let value = arguments[label] {
        scope.names[parameter.name] = .expression(value, outer)
      } else if parameter.label == nil, let value = unlabeled.popFirst() {
        scope.names[parameter.name] = .expression(value, outer)
      } else {
        rest.append(parameter)
        if let standard = parameter.standard { scope.names[parameter.name] = .expression(standard, scope) }
      }
    }
    for closure in closures {
      let parameter = rest.first { closure.label == nil ? $0.isClosure : $0.label == closure.label }
      guard let parameter else { continue }
      scope.names[parameter.name] = .closure(closure)
      rest.removeAll { $0.name == parameter.name }
    }
  }

  /// The views that a name in the file refers to; nil for a SwiftUI view, or for a view that the file does not declare.
  private mutating func expanded(_ call: SwiftCall) throws(SourceProblem) -> [SwiftCall]? {
    if case .calls(let calls)? = call.scope.names[call.name] { return calls }
    let parts = call.name.split(separator: ".").map(String.init)
    guard let last = parts.last, let first = parts.first else { return nil }
    if first == "self" || first == "Self" || (parts.count == 1 && last.first?.isUppercase == false) {
      return try expanded(member: last, call)
    }
    switch call.name {
    case "Group", "NavigationStack", "NavigationView":
      if let closure = call.closures.first { return try calls(closure) }
    case "AnyView":
      if let view = call.arguments.unlabeled.first { return try calls(argument: view, call.scope, at: call.offset) }
    default: break
    }
    guard let type = declarations.type(call.name), type.conformances.contains("View"),
      let body = declarations.member("body", of: type.name)?.body
    else { return nil }
    var bodies = try calls(source, body, bound(call.arguments, call.closures, to: type, in: call.scope))
    if !bodies.isEmpty { bodies[0].ids += type.ids }
    return bodies
  }

  private mutating func expanded(member name: String, _ call: SwiftCall) throws(SourceProblem) -> [SwiftCall]? {
    switch call.scope.names[name] {
    case .calls(let calls)?: return calls
    case .closure(let closure)?: return try self.calls(closure)
    case .expression(let text, let scope)?:
      let (value, other) = expressions.resolved(text, scope)
      guard value.first?.isUppercase == true || value.hasPrefix("{") else { break }
      return try calls(argument: value, other, at: call.offset)
    case nil: break
    }
    let own = declarations.member(name, of: call.scope.type)
    if let member = own ?? declarations.member(name, of: "") {
      var scope = SwiftScope(type: own == nil ? "" : call.scope.type, names: call.scope.names)
      if let parameters = member.parameters {
        bind(call.arguments, call.closures, to: Parameter.all(parameters), call.scope, &scope)
      }
      if member.isStored, member.value == nil, let type = member.shownType {
        return [SwiftCall(name: type, offset: call.offset, arguments: try SourceArguments(""), scope: scope)]
      }
      guard let range = member.body ?? (member.isConstant ? member.value : nil),
        // The views in an array are not one view.
        !SourceArguments.trimmed(source.cursor.text(range)).hasPrefix("[")
      else { return nil }
      var bodies = try calls(source, range, scope)
      if !bodies.isEmpty { bodies[0].ids += member.ids }
      return bodies
    }
    // In an extension of `View`, `font(.body)` is a modifier of the view itself.
    guard case .calls(let calls)? = call.scope.names["self"], name != "self" else { return nil }
    let modifier = SwiftModifier(
      name: name, offset: call.offset, arguments: call.arguments, closures: call.closures, scope: call.scope, text: name
    )
    return calls.map { inner in
      var inner = inner
      inner.modifiers.append(modifier)
      return inner
    }
  }

  // MARK: - Views

  mutating func item(_ kind: EditedItem.Kind, _ call: SwiftCall, _ looks: EditedLooks) -> Int {
    itemCount += 1
    let id = "n\(itemCount)"
    let words = call.arguments.text.isEmpty ? call.name : "\(call.name)(\(call.arguments.text))"
    var item = EditedItem(
      kind: kind, words: words, offset: call.offset, id: id, frames: [id], parent: parent, scroll: scroll, looks: looks)
    item.ids = Set(call.ids)
    item.button = button
    item.bar = bar
    items.append(item)
    return items.count - 1
  }

  private mutating func leaf(_ index: Int) -> ViewNode {
    ViewNode(.hosted(HostedLeaf(className: items[index].words)), id: items[index].id)
  }

  private mutating func made(_ call: SwiftCall, _ outer: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    var looks = outer
    for modifier in call.modifiers.reversed() { look(modifier, &looks) }
    let nodes: [ViewNode]
    let (index, before) = (items.count, parent)
    switch call.name {
    case "VStack", "HStack", "LazyVStack", "LazyHStack", "ZStack":
      nodes = [try container(call, looks)]
    case "ScrollView": nodes = [try scrollView(call, looks)]
    case "GeometryReader": nodes = try reader(call, looks)
    case "Section" where !looks.isListed: nodes = try section(call, looks)
    case "Spacer": nodes = [.spacer(minLength: length("minLength", call, "length"))]
    case "Divider":
      let divider = item(.color, call, looks)
      nodes = [ViewNode(.divider(DividerLeaf()), id: items[divider].id)]
    case "EmptyView": nodes = []
    case "if", "switch": nodes = try choice(call, looks)
    case "ForEach": nodes = try each(call, looks)
    default: nodes = try leaves(call, looks)
    }
    parent = before
    guard items.count > index || !nodes.isEmpty else { return nodes }
    var result: [ViewNode] = []
    for node in nodes {
      result.append(try modified(node, items.indices.contains(index) ? index : nil, call, outer))
    }
    return result
  }

  private mutating func container(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    let index = item(.container, call, looks)
    let made: ViewContent =
      call.name == "ZStack"
      ? .layers(LayeredStack(alignment: alignment(call.arguments, call.scope, call.offset))) : .stack(stack(call))
    parent = index
    let children = try views(try content(call), looks)
    return ViewNode(made, id: items[index].id, children: children)
  }

  private mutating func stack(_ call: SwiftCall) -> LinearStack {
    let axis: Axis = call.name.hasSuffix("HStack") ? .horizontal : .vertical
    let alignment = alignment(call.arguments, call.scope, call.offset)[axis.other]
    return LinearStack(axis, alignment: alignment, spacing: length("spacing", call, "spacing"))
  }

  /// The length in an argument; nil without one, and for one that is unknown before the program runs.
  private mutating func length(_ label: String, _ call: SwiftCall, _ name: String) -> Double? {
    guard let text = call.arguments[label], text != "nil" else { return nil }
    let length = expressions.number(text, call.scope)
    if length == nil {
      note(
        "Keyline cannot evaluate the \(name) '\(text)': use a number or a constant declared in this file", call.offset)
    }
    return length
  }

  mutating func alignment(_ arguments: SourceArguments, _ scope: SwiftScope, _ offset: Int) -> Alignment {
    guard let text = arguments["alignment"] else { return .center }
    if let alignment = expressions.alignment(text, scope) { return alignment }
    note("Keyline cannot read the alignment '\(text)' and assumes center", offset)
    return .center
  }

  private mutating func scrollView(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    var axes: AxisSet = .vertical
    if let text = call.arguments.unlabeled.first {
      let words = text.split { "[], ".contains($0) }
      axes = []
      if words.contains(".horizontal") { axes.insert(.horizontal) }
      if words.contains(".vertical") { axes.insert(.vertical) }
      if axes.isEmpty {
        note("Keyline cannot read the axes '\(text)': write .horizontal, .vertical or both", call.offset)
      }
    }
    let index = item(.scroll, call, looks)
    let before = scroll
    scroll = items[index].id
    defer { scroll = before }
    parent = index
    let children = try views(try content(call), looks)
    return ViewNode(.scroll(ScrollContainer(axes: axes)), id: items[index].id, children: children)
  }

  /// A geometry reader, without the size that it offers. It fills.
  private mutating func reader(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    guard let closure = call.closures.first else { return [] }
    let nodes = try views(try calls(closure), looks)
    note("Keyline does not compute sizes that depend on the proxy of 'GeometryReader'", call.offset)
    return [
      ViewNode(.layers(LayeredStack(alignment: .topLeading)), children: nodes).filling(
        .both, .topLeading, overflowing: .both)
    ]
  }

  private mutating func section(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for label in ["header", nil, "footer"] as [String?] {
      if let closure = call.closure(label) { nodes += try views(try calls(closure), looks) }
    }
    return nodes
  }

  /// The app decides conditions, except the one on the system's release and those that the file's own values fulfill.
  private mutating func choice(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    let condition = call.arguments.text
    if call.name == "if", let first = call.closures.first,
      condition.hasPrefix("#available") || expressions.holds(condition, call.scope) == true
    {
      return try views(try calls(first), looks)
    }
    // The app chooses the rows of a list.
    if call.name == "switch", looks.isListed { return [] }
    var conditional = looks
    conditional.isConditional = true
    let first = items.count
    if call.name == "if" {
      for closure in call.closures { _ = try views(try calls(closure), conditional) }
    }
    let problem = SourceProblem(
      message: "the app evaluates '\(call.name) \(condition)' at run time, so Keyline does not compare its views",
      offset: call.offset)
    conditions.append((problem, first..<items.count))
    return []
  }

  private mutating func each(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    var listed = looks
    if !looks.isListed {
      note("the app decides how many views 'ForEach' shows, so Keyline does not compare them", call.offset)
      listed.isConditional = true
    }
    _ = try views(try content(call), listed)
    return []
  }

  // MARK: - Leaves

  private static let colors: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "LinearGradient", "RadialGradient", "AngularGradient",
  ]
  private static let lists: Set<String> = ["List", "Form", "LazyVGrid", "LazyHGrid", "Grid", "Table", "OutlineGroup"]

  private mutating func leaves(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> [ViewNode] {
    let name = call.name.split(separator: ".").first.map(String.init) ?? ""
    if Self.colors.contains(name) {
      // A line around something covers nothing.
      if call.modifiers.contains(where: { $0.name == "stroke" || $0.name == "strokeBorder" }) {
        return [.color()]
      }
      return [ViewNode.color().id(items[item(.color, call, looks)].id)]
    }
    switch name {
    case "Text": return [leaf(text(call, looks))]
    case "Image", "AsyncImage": return [leaf(image(call, looks))]
    case "Button", "NavigationLink", "Link", "Menu": return [try buttonNode(call, looks)]
    case "TextField", "SecureField":
      let index = item(.field, call, looks)
      items[index].isSecure = name == "SecureField"
      items[index].text =
        call.arguments["prompt"].map { expressions.text(ofView: $0, call.scope) ?? .code }
        ?? call.arguments.unlabeled.first.map { expressions.text($0, call.scope) }
      bind(index, call, "text")
      return [leaf(index)]
    case "TextEditor": return [control(.editor, call, looks, "text")]
    case "Toggle": return try row(.toggle, "isOn", call, looks)
    case "Stepper": return try row(.stepper, "value", call, looks)
    case "DatePicker": return try row(.date, "selection", call, looks)
    case "Slider": return [control(.slider, call, looks, "value")]
    case "Picker": return [try picker(call, looks)]
    case "ProgressView":
      return [control(call.arguments["value"] == nil ? .spinner : .progress, call, looks, "value")]
    case "Label", "LabeledContent": return [try label(call, looks)]
    case _ where name == "Section" || Self.lists.contains(name): return [try list(call, looks)]
    default: return [stranger(call, looks)]
    }
  }

  private mutating func text(_ call: SwiftCall, _ looks: EditedLooks) -> Int {
    let index = item(.text, call, looks)
    items[index].text = expressions.text(of: call.arguments, call.scope)
    if call.arguments.text.hasPrefix("AttributedString(") { items[index].unmeasured = ["AttributedString"] }
    return index
  }

  private mutating func image(_ call: SwiftCall, _ looks: EditedLooks) -> Int {
    let index = item(.image, call, looks)
    let name = call.arguments["systemName"] ?? call.arguments["decorative"] ?? call.arguments.unlabeled.first
    items[index].text = name.map { expressions.text($0, call.scope) } ?? .code
    items[index].isResizable = call.modifiers.contains { $0.name == "resizable" }
    return index
  }

  private mutating func bind(_ index: Int, _ call: SwiftCall, _ label: String) {
    guard let text = call.arguments[label] else { return }
    let (binding, scope) = expressions.resolved(text, call.scope)
    items[index].binding = binding
    guard binding.hasPrefix("$"),
      let member = declarations.member(String(binding.dropFirst()), of: scope.type),
      member.attributes.contains("State"),
      let value = member.value
    else { return }
    items[index].initial = SourceArguments.trimmed(source.cursor.text(value))
  }

  private mutating func control(
    _ kind: EditedItem.Kind, _ call: SwiftCall, _ looks: EditedLooks, _ value: String
  ) -> ViewNode {
    let index = item(kind, call, looks)
    bind(index, call, value)
    return leaf(index)
  }

  /// A control with its label before it, if the label is visible.
  private mutating func row(
    _ kind: EditedItem.Kind, _ label: String, _ call: SwiftCall, _ looks: EditedLooks
  ) throws(SourceProblem) -> [ViewNode] {
    let control = item(kind, call, looks)
    bind(control, call, label)
    let title = call.arguments.unlabeled.first.map { expressions.text($0, call.scope) }
    if looks.hasHiddenLabels || (title == .literal("") && call.closures.isEmpty) {
      if let text = title?.literal, !text.isEmpty { items[control].accessibility["accessibilityLabel"] = title }
      return [leaf(control)]
    }
    var labels: [ViewNode] = []
    if title != nil {
      let text = item(.text, call, looks)
      items[text].text = title
      labels = [leaf(text)]
    } else if let closure = call.closure("label") ?? call.closure(nil) {
      labels = try views(try calls(closure), looks)
    }
    return [
      .hStack(
        spacing: SwiftUIControl.gap,
        [labels.count == 1 ? labels[0] : .vStack(labels), .spacer(minLength: 0), leaf(control)])
    ]
  }

  private mutating func picker(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    let index = item(looks.pickerStyle == ".segmented" ? .segments : .custom("Picker"), call, looks)
    bind(index, call, "selection")
    let first = items.count
    var inner = looks
    inner.isListed = true
    if let closure = call.closure(nil) { _ = try views(try calls(closure), inner) }
    items[index].names = items[first...].compactMap(\.text)
    items.removeSubrange(first...)
    return leaf(index)
  }

  /// A title with an icon or a value, whose distances are not known.
  private mutating func label(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    var inner = looks
    if !looks.isListed, button == nil {
      note("Keyline does not know the size of '\(call.name)'", call.offset)
      inner.isListed = true
    }
    let index = item(.container, call, looks)
    parent = index
    if call.arguments.unlabeled.first != nil {
      let title = text(call, inner)
      if let icon = call.arguments["systemImage"] ?? call.arguments["image"] {
        let image = item(.image, call, inner)
        items[image].text = expressions.text(icon, call.scope)
      }
      if let value = call.arguments["value"] {
        let other = item(.text, call, inner)
        items[other].text = expressions.text(value, call.scope)
      }
      return ViewNode(.layers(LayeredStack()), id: items[index].id, children: [leaf(title)])
    }
    var nodes: [ViewNode] = []
    for closure in call.closures { nodes += try views(try calls(closure), inner) }
    return ViewNode(.stack(LinearStack(.horizontal)), id: items[index].id, children: nodes)
  }

  /// A list. The content of its rows is compared, but not their positions.
  private mutating func list(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    let index = item(looks.isListed ? .container : .list, call, looks)
    var inner = looks
    inner.isListed = true
    var title = inner
    title.isSectionTitle = call.name == "Section"
    parent = index
    if call.name == "Section", let text = call.arguments.unlabeled.first {
      let header = item(.text, call, title)
      items[header].text = expressions.text(text, call.scope)
    }
    for closure in call.closures {
      let isTitle = closure.label == "header" || closure.label == "footer"
      _ = try views(try calls(closure), isTitle ? title : inner)
    }
    for label in ["header", "footer"] {
      guard let view = call.arguments[label] else { continue }
      _ = try views(try calls(argument: view, call.scope, at: call.offset), title)
    }
    return leaf(index)
  }

  private mutating func stranger(_ call: SwiftCall, _ looks: EditedLooks) -> ViewNode {
    // The app fills an array of rows, whose views are not compared in any list.
    let isRow = looks.isListed && declarations.member(call.name, of: call.scope.type) != nil
    if call.name.first?.isUppercase != true, !isRow {
      note("'\(call.name)' is not declared in this file, so its views are not compared", call.offset)
    }
    return leaf(item(.custom(call.name), call, looks))
  }

  // MARK: - Buttons

  private mutating func buttonNode(_ call: SwiftCall, _ looks: EditedLooks) throws(SourceProblem) -> ViewNode {
    let index = item(.button, call, looks)
    let title = call.arguments.unlabeled.first
    let isTitled =
      title != nil && call.name != "NavigationLink"
      || title.map { $0.hasPrefix("\"") || $0.hasPrefix("NSLocalizedString(") } == true
    items[index].actions = actions(call, isTitled)
    var inner = looks
    inner.hiding = nil
    let (before, outer) = (button, parent)
    button = index
    parent = index
    var label: [SwiftCall] = []
    if isTitled, let title {
      label = [
        SwiftCall(name: "Text", offset: call.offset, arguments: try SourceArguments(title), scope: call.scope)
      ]
    } else if let closure = call.closure("label")
      ?? (hasActionArgument(call) || call.closures.count == 1 && call.arguments["value"] != nil
        ? call.closure(nil) : nil)
    {
      label = try calls(closure)
    }
    let nodes = try views(try styled(label, looks.buttonStyle, call.offset), inner)
    if let image = call.arguments["systemImage"] ?? call.arguments["image"] {
      let part = item(.image, call, inner)
      items[part].text = expressions.text(image, call.scope)
    }
    (button, parent) = (before, outer)
    items[index].names = items[(index + 1)...].filter { $0.button == index }.compactMap(\.text)
    items[index].text = items[(index + 1)...].first { $0.button == index && $0.kind == .text }?.text
    let node = nodes.count == 1 ? nodes[0] : .hStack(nodes)
    for applied in node.modifiers { items[index].sizedAxes.formUnion(applied.modifier.sizedAxes) }
    // This padding later receives the insets that UIKit's button has around its title.
    return ViewNode(.layers(LayeredStack()), children: [node]).modified(
      .padding(Padding(insets: .zero)), id: items[index].id)
  }

  private mutating func styled(
    _ label: [SwiftCall], _ style: String?, _ offset: Int
  ) throws(SourceProblem) -> [SwiftCall] {
    guard let style, !Self.styles.contains(style) else { return label }
    // A style of the file may have a name in an extension of `ButtonStyle`.
    let short = declarations.member(String(style.dropFirst()), of: "ButtonStyle")?.type
    let name = short ?? String(style.prefix { $0 != "(" })
    guard let function = declarations.member("makeBody", of: name), let body = function.body else {
      note("the button style '\(style)' is not declared in this file; Keyline lays its button out without it", offset)
      return label
    }
    var scope = SwiftScope(type: name)
    let parameter = Parameter.all(function.parameters ?? "").first?.name ?? "configuration"
    scope.names["\(parameter).label"] = .calls(label)
    return try calls(source, body, scope)
  }

  private func hasActionArgument(_ call: SwiftCall) -> Bool {
    call.arguments["action"] != nil || call.arguments["destination"] != nil
  }

  private func actions(_ call: SwiftCall, _ isTitled: Bool) -> [String] {
    if call.name != "Button" { return [call.name] }
    if let text = call.arguments["action"] {
      // The initializer of the struct receives the closure.
      let (code, scope) = expressions.argument(text, call.scope)
      if case .closure(let closure)? = scope.names[code] { return closure.isEmpty ? [] : [closure.text] }
      return Self.isEmptyClosure(code) ? [] : [code]
    }
    guard isTitled || call.closure("label") != nil || call.arguments["systemImage"] != nil,
      let closure = call.closure(nil) ?? call.closure("action"), !closure.isEmpty
    else { return [] }
    if case .closure(let other)? = closure.scope.names[String(closure.text.prefix { $0 != "(" })] {
      return other.isEmpty ? [] : [other.text]
    }
    return [closure.text]
  }

  private static func isEmptyClosure(_ code: String) -> Bool {
    guard code.hasPrefix("{") else { return code.isEmpty || code == "nil" }
    let cursor = SourceCursor(code)
    return SwiftClosure(nil, 1..<max(1, cursor.bytes.count - 1), SwiftSource(cursor: cursor, place: nil), SwiftScope())
      .isEmpty
  }
}

extension ViewModifier {
  /// The axes on which a modifier of a label sets a length, or at least adds to it.
  fileprivate var sizedAxes: AxisSet {
    switch self {
    case .padding: .both
    case .frame(let frame): AxisSet { frame[$0] != nil }
    case .flexibleFrame(let frame): AxisSet { frame[$0].minimum ?? 0 > 0 }
    default: []
    }
  }
}
