import IBContent
import IBModel
import IBSource
import IBSyntax

/// The properties that replace the outlet of a view.
struct OutletProperties: Sendable {
  /// The text, the image, the progress, or the action of a button.
  var value: String?
  /// The title or the image of a button.
  var title, image: String?
  /// Whether the view is shown.
  var visibility: String?
  /// Whether a view that is not shown leaves its space in a stack to the others.
  var leavesStack = false
  var enabling: String?

  var isEmpty: Bool { [value, title, image, visibility, enabling].allSatisfy { $0 == nil } }
}

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

  /// The first name that is free in a struct; otherwise the last one with a number.
  private mutating func claim(_ names: String..., in scope: Scope) -> String {
    let isFree = { [used] (name: String) in used[scope]?.contains(name) != true && !Self.reserved.contains(name) }
    let last = names.last ?? ""
    let free = names.first(where: isFree) ?? FreeName.name(last, numbered: { "\(last)\($0)" }, isFree: isFree)
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
      let own = event == .tap || event == .gesture ? SpokenName.closure(name) : name
      let word = known[scope]?[selector] ?? claim(own, name, "\(name)Action", in: scope)
      known[scope, default: [:]][selector] = word
      actions.add(word, source, event, [connection] + (outlet.map { [$0] } ?? []))
      let isButton = event == .tap && document.view(source).map { document.views[$0].kind == .button } != false
      if isButton, selector.hasSuffix(":") {
        senders[Scoped(scope: scope, name: word), default: []].append(source)
      } else {
        others.insert(Scoped(scope: scope, name: word))
      }
    }
    for (index, view, outlet) in namedViews
    // A tap in a scroll view usually ends the input.
    where view.parent != nil && !view.kind.scrolls && !view.kind.canBeDisabled
      && changes(of: view.id)?.contains(.taps) == true
      && actions[view.id, .gesture] == nil
    {
      let words = Self.capitalized(Self.short(outlet, of: view.kind).without(ending: Self.containers))
      actions.add(claim("on\(words)", "on\(words)Tap", in: scopes[index]), view.id, .gesture, [])
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

  /// The properties that enable items of bars, by the ids of the items.
  mutating func barParameters() -> [String: OutletProperties] {
    var all: [String: OutletProperties] = [:]
    for connection in document.connections where connection.kind == .outlet {
      guard let id = connection.destination, let outlet = outlets[id], case .other(let index)? = document.objects[id],
        document.tree.element(at: index).name == .barButtonItem, all[id] == nil,
        changes(of: id)?.contains(.enables) ?? false || !BarButton(document.tree.element(at: index)).isEnabled
      else { continue }
      let words = Self.capitalized(
        outlet.without(ending: ["BarButtonItem", "ButtonItem", "BarButton", "Button", "Item"]))
      all[id] = OutletProperties(enabling: claim("is\(words)Enabled", in: scope(of: id, connection.controller)))
    }
    return all
  }

  /// The properties for what code sets through outlets, by the ids of views.
  mutating func parameters(isTapped: (String) -> Bool) -> [String: OutletProperties] {
    var all: [String: OutletProperties] = [:]
    for (index, view, outlet) in namedViews {
      let (scope, changes) = (scopes[index], changes(of: view.id))
      let properties = document.properties(of: view)
      let short = Self.short(outlet, of: view.kind)
      let (words, whole) = (Self.capitalized(short), Self.capitalized(outlet))
      var own = OutletProperties()
      if hasValue(view, isFilled: changes?.contains(.fills) != false, isTapped: isTapped(view.id)) {
        own.value = claim(Self.name(ofOutlet: outlet, to: view.kind), outlet, in: scope)
      }
      if case .button(let button) = properties.control, let changes {
        let title = button.shownTitle.plain ?? button.shownTitle.attributed?.text ?? ""
        let (isSet, isDepicted) = (changes.contains(.fills), changes.contains(.depicts))
        let hasImage = isSet ? button.shownImage != nil : isDepicted && button.backgroundImage != nil
        if hasImage, title.isEmpty || isDepicted { own.image = claim("\(short)Image", in: scope) }
        if !title.isEmpty, isSet && (button.shownImage == nil || !isDepicted) || title.isSampleText {
          own.title = claim("\(short)Title", in: scope)
        }
      }
      // Only these are written with their own modifiers.
      let isInside = view.role == .subview || view.role == .arranged
      let isToggled = changes?.contains(.toggles) == true && isInside
      if properties.appearsByCode || isToggled {
        let name = words.without(ending: Self.containers)
        own.visibility = claim("shows\(name)", "shows\(whole)", in: scope)
        own.leavesStack = view.role == .arranged && !properties.isInvisible && properties.style.alpha == 1
      }
      if view.kind.canBeDisabled, properties.hostedClass == nil,
        !properties.style.isEnabled || changes?.contains(.enables) == true
      {
        own.enabling = claim("is\(words)Enabled", "is\(whole)Enabled", in: scope)
      }
      if !own.isEmpty { all[view.id] = own }
    }
    return all
  }

  /// Whether a property replaces the text or the image of a view, or the action of a button.
  private func hasValue(_ view: Document.View, isFilled: Bool, isTapped: Bool) -> Bool {
    switch view.kind {
    case .label: document.plainText(of: view).map { isFilled || $0.isSampleText } ?? false
    case .button: !isTapped
    case .imageView: isFilled || !view.element.has(.image)
    case .progressView: true
    case .textView: isFilled && document.textView(view)?.isEditable == false
    default: false
    }
  }

  /// The ends of outlets that only name the kind of view.
  private static let containers = ["ContainerView", "StackView", "Container", "View", "Label", "Lb", "Btn", "Button"]

  /// The corner radii that code gives to views, by their ids.
  var cornerRadii: [String: Double] {
    guard let radius = options.cornerRadius else { return [:] }
    return owned.compactMapValues { $0.lazy.compactMap { radius($0.name, $0.owner) }.first }
  }

  /// What code does to a view through its outlets; nil if the code is unknown.
  private func changes(of id: String) -> OutletChanges? {
    guard let changes = options.changes else { return nil }
    // UIKit declares the outlets of cells in its own styles, which code always sets.
    guard let owners = owned[id] else { return .fills }
    return OutletChanges(owners.map(changes))
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
    let words = capitalized(name)
    switch kind {
    case .button: return "on\(words)"
    case .switch where !["is", "has", "shows", "wants", "uses"].contains(where: name.hasPrefix):
      return name.hasSuffix("ed") ? "is\(words)" : "is\(words)On"
    default: return SwiftText.identifier(name, isType: false) ?? outlet
    }
  }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

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
    case .textField:
      (["txtField", "txtFld", "txt", "tf", "textField"], ["TextField", "Field", "TextBox", "Txt", "TF"])
    case .textView: (["txtView", "txt", "tv"], ["TextView", "View"])
    case .switch: (["switch", "sw"], ["Switch", "Toggle"])
    case .slider: (["slider"], ["Slider"])
    case .stepper: (["stepper"], ["Stepper"])
    case .datePicker: ([], ["PickerView", "Picker"])
    case .segmentedControl:
      (["segmentedControl", "seg", "sc"], ["SegmentedControl", "SegmentControl", "Segment", "Control"])
    default: ([], [])
    }
  }

  /// The names of controls as arguments, by the ids of views: the short texts of the labels before them, or the words
  /// of their outlets. A long text before a control is rather an explanation.
  func titles(_ parameters: [String: OutletProperties]) -> [String: String] {
    var titles: [String: String] = [:]
    for (index, view) in document.views.enumerated() where Self.value(of: view.kind) != nil {
      let label = label(before: index)
      let text = label.flatMap(text)
      let title =
        label.flatMap { label in
          parameters[label.id]?.value ?? text.map { KeyedText($0, of: label.id, .text, options).expression }
        }
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
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    let isWhole = capitals.count == name.count || name.dropFirst(capitals.count).first?.isLetter == false
    let count = isWhole || capitals.count <= 1 ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The rows that code makes of the cells of lists, by the ids of the lists. A list without cells shows those of
  /// other documents.
  mutating func rows(_ cells: CellSource) -> [String: CellSource.ListRows] {
    var all: [String: CellSource.ListRows] = [:]
    let lists = document.views.indices.filter { [.tableView, .collectionView].contains(document.views[$0].kind) }
    let isStatic = { (view: Document.View) in view.kind == .tableView && view.element.equals(.dataMode, "static") }
    let empty = lists.filter { !isStatic(document.views[$0]) && cells.cells(of: document.views[$0]).isEmpty }
    for index in lists {
      let (list, scope) = (document.views[index], scopes[index])
      let selection = reactsToTaps(onRowsOf: index) ? claim("onSelect", in: scope) : nil
      if isStatic(list) {
        if selection != nil { all[list.id] = CellSource.ListRows(selection: selection) }
        continue
      }
      var rows = CellSource.ListRows(types: cells.cells(of: list).compactMap(cells.typeName), selection: selection)
      if empty.contains(index), let shown = shownCells(in: index) {
        // The code does not assign its cells to one of several lists.
        let isOnly = empty.count { document.views[$0].kind == list.kind && scopes[$0] == scope } == 1
        rows.types = isOnly ? shown.structs : []
        rows.missing = (isOnly ? [] : shown.structs) + shown.classes
      }
      let isTable = list.kind == .tableView
      let name = rows.types.count == 1 ? SwiftText.identifier(Self.lowered(rows.types[0] + "s"), isType: false) : nil
      if !rows.types.isEmpty { rows.name = claim(name ?? (isTable ? "rows" : "items"), in: scope) }
      all[list.id] = rows
    }
    return all
  }

  private func shownCells(in list: Int) -> ShownCells? {
    guard let shown = options.cells else { return nil }
    let isTable = document.views[list].kind == .tableView
    return owners(of: list).lazy.map { shown($0, isTable) }.first { !$0.structs.isEmpty || !$0.classes.isEmpty }
  }

  /// Whether the code around a list or of its delegate reacts to taps on its rows.
  private func reactsToTaps(onRowsOf list: Int) -> Bool {
    guard let selects = options.selects else { return false }
    let id = document.views[list].id
    let delegates = document.connections.filter { $0.source == id && $0.element.equals(.property, "delegate") }
    let classes = delegates.compactMap { $0.destination.flatMap(document.element)?[.customClass] }
    return (classes + owners(of: list)).contains { selects($0, document.views[list].kind == .tableView) }
  }

  /// The classes whose code may show the cells of a list: that of its controller or owner, its own and those around it.
  private func owners(of list: Int) -> [String] {
    let views = sequence(first: document.views[list]) { [document] view in view.parent.map { document.views[$0] } }
    let owner =
      document.views[list].controller.map { document.controllers[$0].element } ?? ScreenNames.owner(of: document)
    return ([owner] + views.map(\.element)).compactMap { $0?[.customClass] }
  }
}
