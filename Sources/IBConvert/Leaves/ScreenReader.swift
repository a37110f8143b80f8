import IBContent
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// Reads the source that a document's controllers add to their views.
struct ScreenReader: Sendable {
  private let document: Document
  private let names: ScreenNames
  private let presented: PresentedScreens
  /// The indices of the document's connections by the controller whose scene contains them.
  private var segues: [Int: [Int]] = [:]
  /// The ids of embedded controllers, by the controller around the container view and by the id of that view.
  private var embedded: [Int: [String: String]] = [:]
  private let actions: ActionNames
  /// The properties that enable items of bars.
  private let parameters: [String: OutletProperties]
  private let options: ConversionOptions

  init(
    _ document: Document, _ names: ScreenNames, _ actions: ActionNames, _ presented: PresentedScreens,
    _ parameters: [String: OutletProperties], _ options: ConversionOptions
  ) {
    (self.parameters, self.options) = (parameters, options)
    self.document = document
    self.names = names
    self.actions = actions
    self.presented = presented
    for (index, connection) in document.connections.enumerated() where connection.kind == .segue {
      guard let controller = connection.controller else { continue }
      segues[controller, default: []].append(index)
      guard connection.element.equals(.kind, "embed"), let view = connection.source,
        let target = connection.destination, embedded[controller]?[view] == nil
      else { continue }
      embedded[controller, default: [:]][view] = target
    }
  }

  func screen(_ index: Int, besides taken: Set<String> = []) -> ScreenSource {
    var screen = ScreenSource()
    readSegues(of: index, besides: taken, into: &screen)
    for (id, dismissal) in actions.dismissals where dismissal.controller == index { screen.triggers[id] = .dismiss }
    readBars(of: index, besides: taken, into: &screen)
    return screen
  }

  private func readSegues(of controller: Int, besides taken: Set<String>, into screen: inout ScreenSource) {
    // The identifiers of converted segues by destination.
    var identifiers: [String: [String]] = [:]
    // The states of presentations.
    var known: [Transition: String] = [:]
    var used = taken
    for place in segues[controller] ?? [] {
      let connection = document.connections[place]
      let segue = connection.element
      // Relationships belong to containers, and embedded controllers are written where their container views are.
      if segue.equals(.kind, "relationship") || segue.equals(.kind, "embed") { continue }
      let name = "segue '\(segue[.identifier] ?? segue[.id] ?? "")'".onOneLine
      guard let transition = transition(connection, of: controller) else {
        screen.notes.append("\(name): \(obstacle(connection))".onOneLine)
        if let source = connection.source, taps(source), segue[.trigger] == nil, actions[source, .tap] == nil,
          screen.triggers[source] == nil
        {
          let word = closureName(connection)
          let free = FreeName.name(word, numbered: { "\(word)\($0)" }) { !used.contains($0) }
          used.insert(free)
          screen.triggers[source] = .perform(free)
        }
        continue
      }
      if let identifier = segue[.identifier] { identifiers[transition.destination, default: []].append(identifier) }
      let source = connection.source ?? ""
      let isTapped = taps(source) && segue[.trigger] == nil
      if isTapped, screen.triggers[source] == nil {
        if transition.modifier == nil {
          screen.triggers[source] = .dismiss
          continue
        }
        if transition.isPush, actions[source, .tap] == nil || !options.hasStacks {
          if let action = actions[source, .tap] {
            screen.notes.append("\(name) is converted to a link, which does not call \(action.name)".onOneLine)
          }
          screen.triggers[source] = .link(names.destination(transition.destination))
          continue
        }
      }
      guard let modifier = transition.modifier else {
        screen.notes.append("unwind \(name): call dismiss() to go back")
        continue
      }
      if transition.isPush, !options.hasStacks {
        screen.notes.append(
          "\(name) to \(transition.destination): navigationDestination(isPresented:) needs iOS 16")
        continue
      }
      let word = transition.stateName
      let state =
        known[transition] ?? FreeName.name(word, numbered: { "\(word)\($0)" }) { !used.contains($0) }
      if known.updateValue(state, forKey: transition) == nil {
        used.insert(state)
        let destination = names.destination(transition.destination)
        screen.presentations.append(
          (state, "\(modifier)(isPresented: $\(state)) {\n  \(destination.code)\n}", destination.property))
      }
      if isTapped, screen.triggers[source] == nil {
        screen.triggers[source] = .show(state)
      } else {
        screen.statesSetByCode.insert(state)
        screen.notes.append("\(name): set \(state) to true to perform it")
      }
    }
    for (destination, names) in identifiers.sorted(by: { $0.key < $1.key }) where names.count > 1 && destination != "" {
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      screen.notes.append(
        "segues \(list) lead to \(destination); code distinguishes them by these identifiers".onOneLine)
    }
  }

  /// Whether the source of an object can handle a tap.
  private func taps(_ id: String) -> Bool {
    switch document.objects[id] {
    case .view(let index): [.button, .tableViewCell, .collectionViewCell].contains(document.views[index].kind)
    case .other(let index): document.tree.element(at: index).name == .barButtonItem
    default: false
    }
  }

  private func transition(_ connection: Document.Connection, of controller: Int) -> Transition? {
    if connection.element.equals(.kind, "unwind") { return Transition(modifier: nil, destination: "") }
    guard let segue = SegueContent(connection, in: document),
      let own = names[document.controllers[segue.target].id]
    else { return nil }
    if let style = presented.style(of: segue) {
      return present(style, PresentationStyle(document.controllers[segue.target].element[.modalPresentationStyle]), own)
    }
    guard case .push = segue.kind else { return nil }
    return Transition(modifier: Transition.push, destination: names[pushed(segue.target)] ?? own)
  }

  /// The closure for a segue that only the app can perform, named after its source or its destination.
  private func closureName(_ segue: Document.Connection) -> String {
    let source = segue.source.flatMap(document.element)
    let shown = segue.source.flatMap { document.view($0) }.flatMap { document.shownText(of: document.views[$0]) }
    let target = segue.destination.flatMap(document.element)
    let texts = [
      source.flatMap { AccessibilityContent($0)?.label }, shown, source?[.title], segue.element[.identifier],
      target?[.storyboardName], segue.destination.flatMap { names[$0] },
    ]
    let name = texts.lazy.compactMap { $0.flatMap(PropertyNames.name) }.first ?? "show"
    return "on\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  /// Why a segue has no equivalent in this document's files.
  private func obstacle(_ connection: Document.Connection) -> String {
    let segue = connection.element
    guard let target = connection.destination.flatMap({ document.controller($0) }) else {
      return "its destination is not in this document"
    }
    if target == connection.controller { return "it shows this screen again" }
    let controller = document.controllers[target]
    if controller.element.name == .viewControllerPlaceholder {
      let scene = controller.element[.referencedIdentifier] ?? "the first scene"
      return "it shows \(scene) of \(controller.element[.storyboardName] ?? "another").storyboard"
    }
    if segue.equals(.kind, "custom") {
      return "\(segue[.customClass] ?? "a class of the app") shows \(names[controller.id] ?? controller.id)"
    }
    return "it shows \(names[controller.id] ?? "a screen without a layout")"
  }

  /// The id of the controller that a push shows: the root of a navigation controller, because the stack of the pushing
  /// screen shows it.
  private func pushed(_ target: Int) -> String {
    let controller = document.controllers[target]
    guard controller.element.name == .navigationController else { return controller.id }
    let root = document.connections.first {
      $0.source == controller.id && $0.element.equals(.relationship, "rootViewController")
    }
    return root?.destination ?? controller.id
  }

  /// The transition to a destination. The style of the segue takes precedence over that of the controller.
  private func present(_ style: PresentationStyle, _ own: PresentationStyle, _ destination: String) -> Transition {
    let modifier =
      switch style == .automatic ? own : style {
      case .automatic, .pageSheet, .formSheet: "sheet"
      case .popover: "popover"
      case .fullScreen: "fullScreenCover"
      }
    return Transition(modifier: modifier, destination: destination)
  }

  func embedded(in id: String, of controller: Int) -> ScreenSource.Destination? {
    embedded[controller]?[id].flatMap { names[$0] }.map(names.destination)
  }

  /// Whether the code of a controller gives it, or its navigation item, a title.
  private func setsTitle(_ controller: XMLElement) -> Bool {
    guard let name = controller[.customClass], options.declaresClass?(name) == true else { return false }
    return ["self", "navigationItem"].contains { options.changes?($0, name).contains(.fills) == true }
  }

  private func readBars(of controller: Int, besides taken: Set<String>, into screen: inout ScreenSource) {
    let bars = ScreenBars(of: controller, in: document, presented.stacks)
    let element = document.controllers[controller].element
    let own = [bars.item, element].compactMap(\.self).first { $0[.title]?.isEmpty == false }
    if let own, let title = own[.title] {
      let words = KeyedText(title, of: own[.id], .title, options)
      if setsTitle(element) {
        let name = FreeName.name("title", numbered: { "title\($0)" }) { !taken.contains($0) }
        screen.properties.append(words.property(name, isSet: true))
        screen.modifiers.append("navigationTitle(\(name))")
      } else {
        screen.modifiers.append("navigationTitle(\(words.argument))")
      }
    }
    if bars.isHidden {
      screen.modifiers.append(options.hasStacks ? "toolbar(.hidden, for: .navigationBar)" : "navigationBarHidden(true)")
    }
    if options.hasStacks, element.flag(.hidesBottomBarWhenPushed) == true {
      screen.modifiers.append("toolbar(.hidden, for: .tabBar)")
    }
    if let item = bars.item {
      let isKnown = bars.isInStack && !bars.isHidden
      let isSet = item.equals(.largeTitleDisplayMode, "always") || item.equals(.largeTitleDisplayMode, "never")
      if isSet || isKnown && !bars.isLarge {
        screen.modifiers.append("navigationBarTitleDisplayMode(\(bars.isLarge ? ".large" : ".inline"))")
      }
      if let title = item.child(key: "titleView") {
        screen.notes.append("the title view '\(title[.id] ?? "")'".onOneLine)
      }
    }
    // In UIKit, the first item is at the edge; in SwiftUI, the last one is.
    let items =
      group(bars.leading, "topBarLeading", &screen) + group(bars.trailing.reversed(), "topBarTrailing", &screen)
      + group(bars.bottom, "bottomBar", &screen)
    if bars.hidesBottom, !bars.bottom.isEmpty {
      screen.notes.append("only code shows the bottom bar")
      if options.hasStacks { screen.modifiers.append("toolbar(.hidden, for: .bottomBar)") }
    }
    if !items.isEmpty {
      let lines = items.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
      screen.modifiers.append((["toolbar {"] + lines + ["}"]).joined(separator: "\n"))
    }
  }

  private func group(_ items: [XMLElement], _ place: String, _ screen: inout ScreenSource) -> [String] {
    var shown: [String] = []
    let bars = BarSource(actions: actions, triggers: screen.triggers, parameters: parameters, options: options)
    for item in items {
      if item.child(key: "customView") != nil {
        screen.notes.append("the custom view of bar button item '\(item[.id] ?? "")'".onOneLine)
        continue
      }
      if let control = bars.control(item) {
        shown.append(control)
        screen.properties += bars.properties(item)
      } else if place == "bottomBar", BarButton(item).face == .space(nil) {
        shown.append("Spacer()")
      }
    }
    guard let first = shown.first else { return [] }
    let kind = shown.count == 1 && first != "Spacer()" ? "ToolbarItem" : "ToolbarItemGroup"
    let lines = shown.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
    return [(["\(kind)(placement: .\(place)) {"] + lines + ["}"]).joined(separator: "\n")]
  }
}

/// The effect of a segue in SwiftUI.
private struct Transition: Hashable, Sendable {
  /// The modifier that shows the destination while a state is true; nil for a way back to the screen that presented
  /// this one.
  let modifier: String?
  /// The struct to show; empty for a way back.
  let destination: String

  static let push = "navigationDestination"

  var isPush: Bool { modifier == Self.push }

  var stateName: String { "shows\(destination.without(ending: ["View"]))" }
}

/// The bars around a screen in a navigation stack.
struct ScreenBars {
  /// The navigation item. Outside a stack of the document, it is for one that code puts the screen into.
  private(set) var item: XMLElement?
  let isInStack: Bool
  private(set) var isHidden = false
  private(set) var isLarge = false
  private(set) var leading: [XMLElement] = []
  private(set) var trailing: [XMLElement] = []
  private(set) var bottom: [XMLElement] = []
  /// Whether only code shows the tool bar.
  private(set) var hidesBottom = false

  init(of controller: Int, in document: Document, _ stacks: NavigationStacks) {
    let element = document.controllers[controller].element
    let navigation = stacks.navigation(of: controller).map { document.controllers[$0].element }
    isInStack = stacks.isInStack(controller)
    isHidden = navigation?.flag(.navigationBarHidden) == true
    if let item = element.child(named: .navigationItem) {
      self.item = item
      isLarge =
        switch item[.largeTitleDisplayMode] {
        case "always": true
        case "never": false
        default: navigation?.child(named: .navigationBar)?.flag(.largeTitles) ?? false
        }
      leading = BarButton.elements(item, single: "leftBarButtonItem", several: .leftBarButtonItems)
      trailing = BarButton.elements(item, single: "rightBarButtonItem", several: .rightBarButtonItems)
    }
    if let items = element.child(named: .toolbarItems) {
      bottom = Array(items.children(named: .barButtonItem))
      hidesBottom = navigation?.flag(.toolbarHidden) != false
    }
  }
}
