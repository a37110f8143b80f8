import IBSource
import IBSyntax

/// Names of objects for the readers of a report, which never contain ids.
///
/// A name is the text on the screen, the outlet in the code, the label in Xcode, the class, or the kind and position.
package struct ReaderNames: Sendable {
  private let document: Document
  /// For each object id, the first outlet that refers to the object.
  private let outlets: [String: String]
  /// The texts that views of several kinds show, each after the id of the root view around them.
  private let shared: Set<[String]>
  /// The images that several image views show, each after the id of the root view around them.
  private let repeated: Set<[String]>
  /// The number of views of a kind, after the id of the root view around them.
  private let counts: [[String]: Int]
  /// How many views have the same place: see `place`.
  private var places: [[String]: Int] = [:]

  package init(_ document: Document) {
    self.document = document
    var outlets: [String: String] = [:]
    for connection in document.connections where connection.kind == .outlet {
      guard let target = connection.destination, outlets[target] == nil, let name = connection.element[.property],
        !Self.isGeneric(name, of: connection), Self.isName(connection, in: document)
      else { continue }
      outlets[target] = name
    }
    self.outlets = outlets
    var kinds: [[String]: Set<String>] = [:]
    var images: [[String]: Int] = [:]
    var counts: [[String]: Int] = [:]
    for index in document.views.indices {
      let element = document.views[index].element
      counts[[document.root(ofView: index), element.tag], default: 0] += 1
      if element.name == .imageView, let image = element[.image] {
        images[[document.root(ofView: index), image], default: 0] += 1
      }
      guard let text = Self.text(of: element) else { continue }
      kinds[[document.root(ofView: index), text], default: []].insert(element.tag)
    }
    shared = Set(kinds.lazy.filter { $0.value.count > 1 }.map(\.key))
    self.counts = counts
    repeated = Set(images.lazy.filter { $0.value > 1 }.map(\.key))
    places = document.views.indices.reduce(into: [:]) { places, index in
      if ownName(ofView: index) == nil, let place = place(ofView: index) { places[place, default: 0] += 1 }
    }
  }

  /// Whether an outlet is suitable as a name of its view: it belongs to a controller, the owner of a nib, or a view
  /// around it.
  ///
  /// Views next to each other, such as text fields in a row, may each have an outlet with the same name.
  private static func isName(_ outlet: Document.Connection, in document: Document) -> Bool {
    guard let owner = outlet.element.parent?.parent?[.id], case .view(let around)? = document.objects[owner],
      case .view(var view)? = outlet.destination.flatMap({ document.objects[$0] })
    else { return true }
    while let outer = document.views[view].parent {
      if outer == around { return true }
      view = outer
    }
    return view == around
  }

  /// The id of the outermost stack view around a view, with only stack views in between; nil outside stack views.
  package func stack(around id: String) -> String? {
    guard case .view(let index)? = document.objects[id] else { return nil }
    var (stack, current) = (String?.none, document.views[index].parent)
    while let outer = current, document.views[outer].element.name == .stackView {
      stack = document.views[outer].id
      current = document.views[outer].parent
    }
    return stack
  }

  /// Whether an outlet leads to the object.
  package func isConnected(_ id: String) -> Bool { outlets[id] != nil }

  /// The outlets of UIKit's own classes. They distinguish views no better than their kinds do.
  private static let generic: Set<String> = ["view", "delegate", "dataSource", "backgroundView", "accessoryView"]

  /// A controller has no background view of UIKit, so an outlet of this name is its own.
  private static func isGeneric(_ name: String, of outlet: Document.Connection) -> Bool {
    generic.contains(name) && !(name == "backgroundView" && outlet.element.parent?.parent?.name == .viewController)
  }

  /// The name of an object, such as `"Sign in"`, `disclaimerLabel "Terms"`, `map`, `AvatarView`,
  /// `2nd image view in Header`.
  package func name(of id: String) -> String {
    switch document.objects[id] {
    case .view(let index): name(ofView: index)
    case .constraint(let index): equation(of: document.constraints[index])
    case .controller(let index): document.controllers[index].element[.customClass]?.onOneLine ?? "controller"
    case .guide(let index): document.guides[index].kind.words
    case .other(let index): ObjectWords.noun(document.tree.element(at: index).tag)
    case nil: "an object"
    }
  }

  // MARK: - Views

  private func name(ofView index: Int, withContent: Bool = true) -> String {
    switch document.views[index].role {
    case .root: return "root view"
    case .contentView: return "content view"
    default: return ownName(ofView: index) ?? placed(index, withContent: withContent)
    }
  }

  private func ownName(ofView index: Int) -> String? {
    let element = document.views[index].element
    let outlet = outlets[document.views[index].id]?.onOneLine
    if let text = Self.text(of: element) {
      let kind = shared.contains([document.root(ofView: index), text]) ? ObjectWords.noun(element.tag) : nil
      return [outlet ?? kind, ObjectWords.quoted(text)].compactMap(\.self).joined(separator: " ")
    }
    if let outlet { return outlet }
    if let label = element[.userLabel], label.contains(where: { !$0.isWhitespace }) { return ObjectWords.name(label) }
    if let customClass = element[.customClass], !customClass.isEmpty { return customClass.onOneLine }
    if element.name == .imageView, let image = element[.image],
      !repeated.contains([document.root(ofView: index), image])
    {
      return "image \(ObjectWords.quoted(image))"
    }
    return Self.look(of: element)
  }

  /// The visible parts of a control without a text: the titles of its segments, its placeholder or its image.
  private static func look(of element: XMLElement) -> String? {
    switch element.name {
    case .segmentedControl: segments(of: element).map { "segmented control (\($0))" }
    case .textField: element[.placeholder].flatMap { $0.isEmpty ? nil : "text field \(ObjectWords.quoted($0))" }
    case .button:
      [element.child(named: .buttonConfiguration), element.child(named: .state, key: "normal")].lazy
        .compactMap { $0?[.image] }.first.map { "button with image \(ObjectWords.quoted($0))" }
    default: nil
    }
  }

  private static func text(of element: XMLElement) -> String? {
    switch element.name {
    case .label, .textView, .button, .textField:
      guard let text = ObjectLabel.shownText(of: element) else { return nil }
      return text
    default: return nil
    }
  }

  private static func segments(of element: XMLElement) -> String? {
    let titles = element.child(named: .segments)?.children.compactMap { $0[.title] } ?? []
    return titles.isEmpty ? nil : Wording.list(titles.map(\.onOneLine), atMost: 3)
  }

  /// The kind of a view with its number among its siblings of that kind, and the nearest named view around it, also after
  /// the view in between if several views have this name. Without a named view around it, the first one in it distinguishes
  /// it from views of that kind elsewhere.
  private func placed(_ index: Int, withContent: Bool) -> String {
    let view = document.views[index]
    guard let parent = view.parent else { return ObjectWords.noun(view.element.tag) }
    let name = numbered(index, in: parent)
    if let outer = nearestNamed(from: parent) {
      let isShared = places[place(ofView: index) ?? []] ?? 1 > 1
      let between = isShared && parent != outer ? document.views[parent].parent.map { numbered(parent, in: $0) } : nil
      return ([name] + [between, ownName(ofView: outer)].compactMap(\.self)).joined(separator: " in ")
    }
    let siblings = siblings(of: index, in: parent)
    let isElsewhere =
      withContent && counts[[document.root(ofView: index), view.element.tag], default: 0] > siblings.count
    return name + (isElsewhere ? firstName(in: index).map { " with \($0)" } ?? "" : "")
  }

  private func siblings(of index: Int, in parent: Int) -> [Int] {
    document.views[parent].children.filter { document.views[$0].element.name == document.views[index].element.name }
  }

  /// Such as `2nd stack view`, or `map view` for the only one among its siblings.
  private func numbered(_ index: Int, in parent: Int) -> String {
    let siblings = siblings(of: index, in: parent)
    let number = siblings.count > 1 ? Self.ordinal((siblings.firstIndex(of: index) ?? 0) + 1) + " " : ""
    return number + ObjectWords.noun(document.views[index].element.tag)
  }

  /// The id of the nearest named view around a view, and the view's kind and number; nil without such a view.
  private func place(ofView index: Int) -> [String]? {
    guard let parent = document.views[index].parent, let outer = nearestNamed(from: parent) else { return nil }
    return [document.views[outer].id, numbered(index, in: parent)]
  }

  /// The name of the first view inside another one that has a text, an outlet, a label or a class.
  ///
  /// What another stack view arranges names that one.
  private func firstName(in index: Int) -> String? {
    var waiting = Array(document.views[index].children.reversed())
    for _ in 0..<Self.mostSearched {
      guard let next = waiting.popLast() else { return nil }
      if let name = ownName(ofView: next) { return name }
      if document.views[next].element.name == .stackView, document.views[index].element.name == .stackView { continue }
      waiting += document.views[next].children.reversed()
    }
    return nil
  }

  /// Chosen: views without names are seldom nested as deep.
  private static let mostSearched = 20

  private func nearestNamed(from index: Int) -> Int? {
    var current: Int? = index
    while let outer = current, document.views[outer].parent != nil {
      if ownName(ofView: outer) != nil { return outer }
      current = document.views[outer].parent
    }
    return nil
  }

  /// `1st`, `2nd`, `3rd`, `11th`.
  private static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let tens) where tens != 11: "\(number)st"
    case (2, let tens) where tens != 12: "\(number)nd"
    case (3, let tens) where tens != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  // MARK: - Constraints

  /// The equation of a constraint without its constant; nil if the object is not a constraint.
  package func equation(of id: String) -> String? {
    document.constraint(id).map { equation(of: $0, constant: nil) }
  }

  /// The view whose length a constraint sets to a constant, and the attribute; nil for another object.
  ///
  /// The attribute is, for example, `width`, or `width ≥` for a limit.
  package func length(ofConstraint id: String) -> (view: String, attribute: String)? {
    guard let constraint = document.constraint(id), constraint.second == nil, case .view(let index) = constraint.first,
      let attribute = constraint.firstAttribute?.rawValue
    else { return nil }
    let limit = constraint.relation == .equal ? "" : " \(constraint.relation.symbol)"
    return (name(ofView: index), attribute + limit)
  }

  /// The name of the view that a constraint is about in Xcode's lists; nil if the object is not a constraint.
  ///
  /// It is the first item, unless that is the root or a guide.
  package func subject(ofConstraint id: String) -> String? {
    guard let constraint = document.constraint(id) else { return nil }
    let items = [constraint.first] + [constraint.second].compactMap(\.self)
    let own = items.first { item in
      if case .view(let index) = item { document.views[index].parent != nil } else { false }
    }
    return term(own ?? constraint.first)
  }

  private func equation(of constraint: LayoutConstraint) -> String {
    equation(of: constraint, constant: constraint.element.number(.constant) ?? 0)
  }

  private func equation(of constraint: LayoutConstraint, constant: Double?) -> String {
    let (first, other) = terms(of: constraint)
    let second = other.map { "\($0).\(constraint.secondAttribute?.rawValue ?? "?")" }
    return EquationWords.text(
      "\(first).\(constraint.firstAttribute?.rawValue ?? "?")", constraint.relation, second,
      multiplier: constraint.multiplier ?? 1, constant: constant)
  }

  /// The names of both items. If two views have the same name, their contents or their places distinguish them.
  private func terms(of constraint: LayoutConstraint) -> (first: String, second: String?) {
    let names = (term(constraint.first), constraint.second.map(term))
    guard names.0 == names.1, case .view(let first) = constraint.first, case .view(let second)? = constraint.second,
      first != second
    else { return names }
    let long = (name(ofView: first), name(ofView: second))
    if long.0 != long.1 { return long }
    if document.views[first].parent == second { return (names.0, "superview") }
    return document.views[second].parent == first ? ("superview", names.1) : (names.0, "another \(names.0)")
  }

  private func term(_ item: LayoutConstraint.Item) -> String {
    switch item {
    // An equation names several views, so their contents would make it unclear.
    case .view(let index): name(ofView: index, withContent: false)
    case .guide(let index): document.guides[index].kind.words
    case .dangling: "?"
    }
  }
}

extension Document {
  /// The placeholder of a text field without text; nil for another view.
  package func shownPlaceholder(of id: String) -> String? {
    guard case .view(let index)? = objects[id], views[index].element.name == .textField,
      ObjectLabel.shownText(of: views[index].element) == nil
    else { return nil }
    return views[index].element[.placeholder]
  }

  /// Whether a view is a label of which only the text is visible.
  package func isPlainLabel(view index: Int) -> Bool {
    let element = views[index].element
    return element.name == .label && element.child(named: .color, key: "backgroundColor") == nil
  }

  /// Whether a view is a label of one line whose text begins at its leading edge and keeps its font size.
  package func isOneLineFromLeading(view index: Int) -> Bool {
    let element = views[index].element
    return element.name == .label && element.number(.numberOfLines) ?? 1 == 1
      && ["natural", "left", nil].contains(element[.textAlignment])
      && element.flag(.adjustsFontSizeToFit) != true
  }

  /// Whether a view is only a space between others: it is of UIKit's own class, shows nothing and contains nothing.
  package func isSpace(view index: Int) -> Bool {
    let view = views[index]
    guard view.element.name == .view, view.children.isEmpty, view.element[.customClass] == nil,
      view.element.child(named: .connections) == nil
    else { return false }
    if view.element.flag(.hidden) == true { return true }
    return view.element.child(named: .color, key: "backgroundColor").map { $0.number(.alpha) == 0 } ?? true
  }

  /// The id of the outermost view around a view; for a root view, its own id.
  fileprivate func root(ofView index: Int) -> String {
    var index = index
    while let parent = views[index].parent { index = parent }
    return views[index].id
  }

  /// The names of a scene in addition to its title, the best first.
  ///
  /// These are the title of its bar unless it is Xcode's default, the storyboard identifier, and the class; for a xib,
  /// the class of the File's Owner.
  ///
  /// - Parameter controller: the object id; nil for a view without a controller.
  package func names(ofScene controller: String?) -> [String] {
    guard case .controller(let index)? = controller.flatMap({ objects[$0] }) else {
      // The File's Owner has this id in every xib.
      guard case .other(let owner)? = objects["-1"] else { return [] }
      return [tree.element(at: owner)[.customClass]].compactMap(\.self)
    }
    let element = controllers[index].element
    return [
      element.children.first { $0.name == .navigationItem }?[.title].flatMap { $0 == "Title" ? nil : $0 },
      element[.storyboardIdentifier],
      element[.customClass],
    ].compactMap(\.self)
  }
}
