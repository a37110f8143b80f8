import IBContent
import IBModel
import IBSource
import IBSyntax

/// The properties that the structs of a document declare: closures for actions, variables for controls, and rows of
/// prototypes.
///
/// Their names are unique in each struct.
struct PropertyNames: Sendable {
  private let document: Document
  private let options: ConversionOptions
  /// The outlets of views by view id, as Swift names.
  let outlets: [String: String]
  /// The outlets of views by view id, with the classes of their owners.
  private var owned: [String: [(name: String, owner: String?)]] = [:]
  private var used: [Scope: Set<String>] = [:]

  /// A screen with the parts that it shows once, which it passes its properties on to, or a cell.
  private enum Scope: Hashable {
    case controller(Int)
    /// The top-level view of a xib, or a cell, by its index.
    case view(Int)
    case document
  }

  private struct Scoped: Hashable {
    var scope: Scope
    var name: String
  }

  private var scopes: [Scope] = []

  init(_ document: Document, _ options: ConversionOptions) {
    self.document = document
    self.options = options
    outlets = Self.outlets(document)
    for connection in document.connections where connection.kind == .outlet {
      guard let target = connection.destination, let name = connection.element[.property] else { continue }
      owned[target, default: []].append((name, connection.source.flatMap(document.element)?[.customClass]))
    }
    scopes.reserveCapacity(document.views.count)
    for (index, view) in document.views.enumerated() {
      if view.isRepeated {
        scopes.append(.view(index))
      } else if let parent = view.parent, parent < index {
        scopes.append(scopes[parent])
      } else {
        scopes.append(view.controller.map(Scope.controller) ?? .view(index))
      }
    }
  }

  private static let reserved: Set<String> = ["dismiss"]

  private func scope(of id: String?, _ controller: Int?) -> Scope {
    if let id, let view = document.view(id) { return scopes[view] }
    return controller.map(Scope.controller) ?? .document
  }

  private mutating func claim(_ name: String, in scope: Scope) -> String {
    let free = FreeName.name(name, numbered: { "\(name)\($0)" }) {
      used[scope]?.contains($0) != true && !Self.reserved.contains($0)
    }
    used[scope, default: []].insert(free)
    return free
  }

  mutating func take(_ names: [String], of controller: Int) {
    used[.controller(controller), default: []].formUnion(names)
  }

  func taken(of controller: Int) -> Set<String> { used[.controller(controller)] ?? [] }

  /// The closures for selectors, by the ids of the senders.
  ///
  /// A struct has one closure for each selector, even if several controls send it. It gets what distinguishes these: their
  /// tags, or else their outlets.
  mutating func actions(_ presented: PresentedScreens) -> ActionNames {
    var known: [Scope: [String: String]] = [:]
    // The senders of actions with an argument, and the actions that anything else sends too.
    var senders: [Scoped: [String]] = [:]
    var others: Set<Scoped> = []
    var actions = ActionNames()
    let outlets = tapOutlets()
    // The start of a touch is the tap of a button without another action.
    let all = document.connections.filter { $0.kind == .action && !leavesScene($0) }
    let isStart = { (connection: Document.Connection) in connection.element.equals(.eventType, "touchDown") }
    for connection in all.filter({ !isStart($0) }) + all.filter(isStart) {
      let outlet = connection.source.flatMap { outlets[$0] }
      guard let source = outlet?.source ?? connection.source,
        let event = outlet == nil ? ActionNames.event(connection, in: document) : .gesture,
        actions[source, event] == nil, actions.dismissals[source] == nil, let selector = connection.element[.selector],
        let name = ControlSource.action(selector)
      else { continue }
      let scope = scope(of: source, connection.controller)
      if event == .tap, case .controller(let screen) = scope, presented.isDismissal(connection, named: name, on: screen)
      {
        actions.addDismissal(name, source, on: screen, connection)
        continue
      }
      let word = known[scope]?[selector] ?? claim(Self.reserved.contains(name) ? "\(name)Action" : name, in: scope)
      known[scope, default: [:]][selector] = word
      actions.add(word, source, event, [connection] + (outlet.map { [$0] } ?? []))
      let isButton = event == .tap && document.view(source).map { document.views[$0].kind == .button } != false
      if isButton, selector.hasSuffix(":") {
        senders[Scoped(scope: scope, name: word), default: []].append(source)
      } else {
        others.insert(Scoped(scope: scope, name: word))
      }
    }
    for (action, ids) in senders where ids.count > 1 && !others.contains(action) { actions.distinguish(distinct(ids)) }
    return actions
  }

  /// Whether a connection leads into another scene. The build leaves such connections out.
  private func leavesScene(_ connection: Document.Connection) -> Bool {
    guard let own = connection.controller, let id = connection.destination else { return false }
    switch document.objects[id] {
    case .view(let index): return document.views[index].controller.map { $0 != own } ?? false
    case .controller(let index): return index != own
    default: return false
    }
  }

  /// What distinguishes the senders of an action; empty if nothing in the document does.
  private func distinct(_ ids: [String]) -> [(id: String, sender: ActionCall.Sender)] {
    let tags = ids.map { document.element(of: $0)?.number(.tag).flatMap { Int(exactly: $0) } ?? 0 }
    if Set(tags).count == ids.count { return zip(ids, tags).map { ($0, .tag($1)) } }
    let names = ids.compactMap { outlets[$0] }
    return Set(names).count == ids.count ? zip(ids, names).map { ($0, .outlet($1)) } : []
  }

  /// The connections from views to recognizers of a single tap, by the ids of the recognizers.
  private func tapOutlets() -> [String: Document.Connection] {
    var outlets: [String: Document.Connection] = [:]
    for connection in document.connections where connection.element.equals(.property, "gestureRecognizers") {
      guard let view = connection.source, document.view(view) != nil, let id = connection.destination,
        case .other(let index) = document.objects[id]
      else { continue }
      let recognizer = document.tree.element(at: index)
      let counts = recognizer.attributes.filter { $0.nameText.hasPrefix("numberOf") }
      if recognizer.name == .tapGestureRecognizer, counts.allSatisfy({ $0.value == "1" }) { outlets[id] = connection }
    }
    return outlets
  }

  /// The variables of controls, by the ids of views.
  ///
  /// A variable is named after the outlet or Xcode's label; otherwise after the accessibility label of the control, the
  /// label before it, or its placeholder; otherwise after its value.
  mutating func states() -> [String: String] {
    let outlets = outlets
    var names: [String: String] = [:]
    let controls = document.views.indices.filter { index in
      let view = document.views[index]
      return Self.value(of: view.kind) != nil && document.textView(view)?.isEditable != false
    }
    for index in controls {
      let view = document.views[index]
      let called = outlets[view.id] ?? view.element[.userLabel].flatMap(Self.name)
      // The placeholder is last, because it is often an example.
      let texts: [String?] = [
        AccessibilityContent(view)?.label, label(before: index).flatMap(text), placeholder(view),
      ]
      let own = called.map { Self.name(ofOutlet: $0, to: view.kind) }
      // A field whose outlet is `textField` is named after its text.
      let isPlain = own == nil || own == Self.value(of: view.kind)
      let name = isPlain ? texts.compactMap { $0.flatMap(Self.name) }.first ?? own : own
      names[view.id] = claim(name ?? Self.value(of: view.kind) ?? "value", in: scopes[index])
    }
    return names
  }

  /// The parameters for values that code sets through outlets, by view id: texts of labels, images, progress, and
  /// actions of buttons.
  mutating func parameters(isTapped: (String) -> Bool) -> [String: String] {
    var names: [String: String] = [:]
    for (index, view, outlet) in namedViews {
      switch view.kind {
      case .label: if document.plainText(of: view) == nil || !isFilled(view) { continue }
      case .button: if isTapped(view.id) { continue }
      case .imageView: if view.element.has(.image), !isFilled(view) { continue }
      case .progressView: break
      case .textView: if document.textView(view)?.isEditable != false || !isFilled(view) { continue }
      default: if !isPassed(view, in: scopes[index]) { continue }
      }
      let name = Self.name(ofOutlet: outlet, to: view.kind)
      let isTaken = used[scopes[index]]?.contains(name) == true || Self.reserved.contains(name)
      names[view.id] = claim(isTaken ? outlet : name, in: scopes[index])
    }
    return names
  }

  /// The views that code reaches through outlets, with their indices. Views that differ between size classes or are not
  /// written have no properties.
  private var namedViews: [(index: Int, view: Document.View, outlet: String)] {
    document.views.indices.compactMap { index in
      let view = document.views[index]
      guard let outlet = outlets[view.id], !variesInContent(view), !isLeftOut(view) else { return nil }
      return (index, view, outlet)
    }
  }

  /// Whether the app passes a hosted view in: one that is not part of a row, because a list would create it for each.
  private func isPassed(_ view: Document.View, in scope: Scope) -> Bool {
    if case .view(let top) = scope, document.views[top].isRepeated { return false }
    guard [.subview, .arranged].contains(view.role) else { return false }
    let properties = document.properties(of: view)
    if properties.hostedClass == nil { return properties.control.isHosted }
    return view.children.isEmpty || view.kind.scrolls
  }

  /// The parameters for the titles of buttons that code sets through outlets, by view id; empty if the code is unknown.
  mutating func buttonTitles() -> [String: String] {
    guard options.fills != nil else { return [:] }
    var names: [String: String] = [:]
    for (index, view, outlet) in namedViews {
      guard case .button(let button) = document.properties(of: view).control,
        button.shownTitle.plain?.isEmpty == false, button.shownImage == nil, isFilled(view)
      else { continue }
      names[view.id] = claim("\(Self.short(outlet, of: .button))Title", in: scopes[index])
    }
    return names
  }

  /// Whether code gives a view a text or an image through an outlet; true if the code is unknown.
  private func isFilled(_ view: Document.View) -> Bool {
    // UIKit declares the outlets of cells in its own styles, which code always sets.
    guard let fills = options.fills, let owners = owned[view.id] else { return true }
    return owners.contains(where: fills)
  }

  /// The variables that show views which the document hides and code shows through outlets, by view id.
  mutating func visibilities() -> [String: String] {
    var names: [String: String] = [:]
    for (index, view, outlet) in namedViews where document.properties(of: view).appearsByCode {
      let name = Self.short(outlet, of: view.kind)
      names[view.id] = claim("shows\(name.prefix(1).uppercased())\(name.dropFirst())", in: scopes[index])
    }
    return names
  }

  /// Whether a view shows something else in some size classes, or is hidden there, rather than only to look different.
  private func variesInContent(_ view: Document.View) -> Bool {
    document.variations(of: view.element).contains { variation in
      variation.element.children.contains { !Self.looks.contains($0.name) }
        || Self.contents.contains { variation.element[$0] != nil }
    }
  }

  private static let looks: Set<Name> = [.color, .fontDescription, .mask]
  private static let contents: [Name] = [.hidden, .image, .text]

  /// Whether a stack view hides the view, so that it is not written to any file.
  private func isLeftOut(_ view: Document.View) -> Bool {
    guard let parent = view.parent, document.views[parent].kind == .stackView else { return false }
    return document.properties(of: view).isHidden
  }

  /// The name of an outlet without the kind of view, which the value of a property does not have: `email` for
  /// `emailTextField`.
  static func name(ofOutlet outlet: String, to kind: ViewKind) -> String {
    var name = short(outlet, of: kind)
    if name == outlet, habits(of: kind).endings.contains(where: { $0.lowercased() == outlet.lowercased() }) {
      name = value(of: kind) ?? (kind == .label ? "title" : kind == .imageView ? "image" : "action")
    }
    let words = name.prefix(1).uppercased() + name.dropFirst()
    switch kind {
    case .button: return "on\(words)"
    case .switch where !["is", "has", "shows", "wants", "uses"].contains(where: name.hasPrefix):
      return name.hasSuffix("ed") ? "is\(words)" : "is\(words)On"
    default: return SwiftText.identifier(name, isType: false) ?? outlet
    }
  }

  /// An outlet without the usual prefix and suffix for a kind of view.
  private static func short(_ outlet: String, of kind: ViewKind) -> String {
    let (beginnings, endings) = habits(of: kind)
    return outlet.without(ending: ["Outlet"]).without(ending: endings).without(beginning: beginnings)
  }

  /// The usual prefixes and suffixes of outlets for a kind of view.
  private static func habits(of kind: ViewKind) -> (beginnings: [String], endings: [String]) {
    switch kind {
    case .label: (["lbl", "lb", "label"], ["TextLabel", "Label", "Lbl", "Lab"])
    case .imageView: (["imgView", "img", "imageView", "iv"], ["ImageView", "ImgView", "Image", "Img", "View"])
    case .button: (["btn", "button"], ["Button", "Btn"])
    case .textField: (["txt", "tf", "textField"], ["TextField", "Field", "TextBox", "Txt", "TF"])
    case .textView: ([], ["TextView", "View"])
    case .switch: (["switch", "sw"], ["Switch", "Toggle"])
    case .slider: ([], ["Slider"])
    case .stepper: ([], ["Stepper"])
    case .datePicker: ([], ["PickerView", "Picker"])
    case .segmentedControl: ([], ["SegmentedControl", "Control"])
    default: ([], [])
    }
  }

  /// The names of controls as arguments, by the ids of views: the short texts of the labels before them, or the words
  /// of their outlets. A long text before a control is rather an explanation.
  func titles(_ parameters: [String: String]) -> [String: String] {
    var titles: [String: String] = [:]
    for (index, view) in document.views.enumerated() where Self.value(of: view.kind) != nil {
      let label = label(before: index)
      let text = label.flatMap(text)
      let title = label.flatMap { parameters[$0.id] } ?? text.map(SwiftText.literal)
      let words = outlets[view.id].flatMap(SpokenName.words).map(SwiftText.literal)
      titles[view.id] = text.map { $0.count <= Self.longestText } == true ? title : words ?? title
    }
    return titles
  }

  static func value(of kind: ViewKind) -> String? {
    switch kind {
    case .textField, .textView: "text"
    case .switch: "isOn"
    case .slider, .stepper: "value"
    case .datePicker: "date"
    case .segmentedControl: "selection"
    default: nil
    }
  }

  /// The outlets of views by view id. Those of a controller, a placeholder or a cell precede those of other views.
  private static func outlets(_ document: Document) -> [String: String] {
    var own: [String: String] = [:]
    var others: [String: String] = [:]
    for connection in document.connections where connection.kind == .outlet {
      guard let target = connection.destination, let property = connection.element[.property],
        let name = SwiftText.identifier(lowered(property), isType: false)
      else { continue }
      let holder = connection.source.flatMap { document.view($0) }.map { document.views[$0] }
      if let holder, !holder.kind.isCell, holder.parent != nil {
        others[target] = others[target] ?? name
      } else {
        own[target] = own[target] ?? name
      }
    }
    for view in document.views where view.kind == .tableViewCell && view.element.parent?.name == .prototypes {
      guard case .tableViewCell(let cell) = document.properties(of: view).control else { continue }
      // UIKit declares the outlets of the built-in styles.
      for (part, name) in [(cell.textLabel, "titleLabel"), (cell.detailLabel, "detailTextLabel")] {
        if let part, own[part] == nil { own[part] = name }
      }
    }
    return own.merging(others) { first, _ in first }
  }

  /// The text of a label; nil for one of a new label.
  private func text(_ label: Document.View) -> String? {
    document.plainText(of: label).flatMap { ObjectWords.textsOfNewObjects.contains($0) ? nil : $0 }
  }

  private func placeholder(_ view: Document.View) -> String? {
    guard case .textField(let field) = document.properties(of: view).control else { return nil }
    return field.placeholder
  }

  /// The label that a person reads as the name of a control: in a stack view the one before it; elsewhere the nearest
  /// one to the left in the same row, or else the nearest one above, by the frames in the document.
  private func label(before index: Int) -> Document.View? {
    guard let parent = document.views[index].parent.map({ document.views[$0] }) else { return nil }
    let siblings = parent.children
    if parent.kind == .stackView {
      guard let place = siblings.firstIndex(of: index), place > 0 else { return nil }
      let view = document.views[siblings[place - 1]]
      return view.kind == .label ? view : nil
    }
    guard let frame = Rect(frameOf: document.views[index].element) else { return nil }
    var nearest: (view: Document.View, distance: Double)?
    for sibling in siblings where document.views[sibling].kind == .label {
      guard let other = Rect(frameOf: document.views[sibling].element),
        let distance = Self.distance(from: other, to: frame), distance < nearest?.distance ?? .infinity
      else { continue }
      nearest = (document.views[sibling], distance)
    }
    return nearest?.view
  }

  /// The distance in points from a label to a control at its right, or below within the height of a row; nil elsewhere.
  /// Any label in the row of the control is nearer than one above it.
  private static func distance(from label: Rect, to control: Rect) -> Double? {
    let middle = label.y + label.height / 2
    if middle >= control.y, middle <= control.y + control.height, label.x < control.x { return control.x - label.x }
    let gap = control.y - label.y - label.height
    guard gap >= -1, gap <= TableSource.usualRowHeight, label.x < control.x + control.width,
      control.x < label.x + label.width
    else { return nil }
    return farthest + gap
  }

  /// More than the width of any screen, in points.
  private static let farthest = 10_000.0

  private static let longestText = 30

  /// A text as the name of a variable: its words joined; nil for a long text, and for one with letters beyond ASCII.
  static func name(_ text: String) -> String? {
    guard text.count <= longestText, text.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic })
    else { return nil }
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard words.contains(where: { $0.contains { $0.isLetter } }) else { return nil }
    let plain = words.map { $0.count > 1 && $0.allSatisfy { !$0.isLowercase } ? $0.lowercased() : String($0) }
    let name = plain.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return SwiftText.identifier(lowered(name), isType: false)
  }

  /// A name whose capitals at the beginning are lower case: `urlField` for `URLField`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    let isWhole = capitals.count == name.count || name.dropFirst(capitals.count).first?.isLetter == false
    let count = isWhole || capitals.count <= 1 ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The properties with the rows of prototypes, by the ids of the cells.
  mutating func rows(_ cells: CellSource) -> [String: String] {
    var names: [String: String] = [:]
    for (index, view) in document.views.enumerated() where view.kind.isCell && view.kind != .collectionReusableView {
      guard let row = cells.typeName(view) else { continue }
      let name = SwiftText.identifier(Self.lowered(row + "s"), isType: false) ?? "rows"
      names[view.id] = claim(name, in: view.parent.map { scopes[$0] } ?? scopes[index])
    }
    return names
  }
}
