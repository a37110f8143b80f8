import IBContent
import IBLayout
import IBModel
import IBSource
import IBSyntax

/// A Swift file for a controller that contains other controllers. It has no views to lay out.
package struct ContainerFile: Sendable {
  package let scene: String
  package let controller: String
  package let typeName: String
  package let text: String
  package let lines: [String: Int]
  package var shown: [String]
  package let losses: [Loss]

  package var id: String { SourceFileText.shown(scene) }

  /// Whether a file creates a struct, or calls the closure that does.
  package static func creates(_ type: String, _ text: String) -> Bool {
    text.contains("\(type)(") || text.contains("\(SourceProperty.destination(type).name)()")
  }
}

struct ContainerWriter: Sendable {
  private let document: Document
  private let options: ConversionOptions
  private let modules: [String: String]
  private(set) var names: ScreenNames
  /// For each container, the controllers that it shows and their columns, in the order of the document.
  private var shown: [Int: [(target: Int, column: SplitColumn?)]] = [:]

  init(_ document: Document, _ names: ScreenNames, _ options: ConversionOptions) {
    self.document = document
    self.options = options
    self.names = names
    modules = HostedSettings(document).modules
    for connection in document.connections {
      guard let segue = SegueContent(connection, in: document) else { continue }
      switch segue.kind {
      case .stackRoot, .tab: shown[segue.source, default: []].append((segue.target, nil))
      case .column(let column): shown[segue.source, default: []].append((segue.target, column))
      default: break
      }
    }
    claimNames()
  }

  /// Names the containers that lead to a struct, directly or through other containers. Others show nothing.
  private mutating func claimNames() {
    var isNew = true
    while isNew {
      isNew = false
      for index in document.controllers.indices {
        let controller = document.controllers[index]
        let first = (shown[index] ?? []).compactMap { names[document.controllers[$0.target].id] }.first
        guard Self.isContainer(controller), names[controller.id] == nil, let first else { continue }
        claimName(of: controller, shows: first)
        isNew = true
      }
    }
  }

  /// Names a container: a stack after its first screen, any other container after its name in the document.
  private mutating func claimName(of controller: Document.Controller, shows first: String) {
    let element = controller.element
    let fallback =
      switch element.name {
      case .navigationController: first.without(ending: ["View"]) + "Navigation"
      case .tabBarController: "Tabs"
      default: "Split"
      }
    let name = ScreenNames.first([element[.customClass], element[.storyboardIdentifier], fallback]) ?? fallback
    let own = name.without(ending: ["ViewController", "Controller", "View"]) + "View"
    _ = names.claim([own, ScreenNames.place(of: document) + own], for: [controller.id])
  }

  private static func isContainer(_ controller: Document.Controller) -> Bool {
    [.navigationController, .tabBarController, .splitViewController].contains(controller.element.name)
  }

  func files(_ losses: LossReader) -> [ContainerFile] {
    document.controllers.indices.compactMap { file($0, losses) }
  }

  /// The closures for the screens that containers show, by the names of the containers' structs.
  func properties() -> [String: [SourceProperty]] {
    document.controllers.indices.reduce(into: [:]) { all, index in
      guard let typeName = names[document.controllers[index].id], let views = views(of: index) else { return }
      all[typeName] = SourceProperty.sorted(views.compactMap { names.destination($0.type).property })
    }
  }

  /// The structs that a container shows; nil without any.
  private func views(of index: Int) -> [(target: Int, column: SplitColumn?, type: String)]? {
    let controller = document.controllers[index]
    let views = (shown[index] ?? []).compactMap { entry in
      name(ofShown: entry).map { (entry.target, entry.column, $0) }
    }
    guard Self.isContainer(controller), !views.isEmpty else { return nil }
    return controller.element.name == .navigationController ? Array(views.prefix(1)) : views
  }

  private func file(_ index: Int, _ reader: LossReader) -> ContainerFile? {
    let controller = document.controllers[index]
    guard let typeName = names[controller.id], let views = views(of: index) else { return nil }
    let lines: [String]
    switch controller.element.name {
    case .navigationController: lines = stack(views[0].type)
    case .tabBarController:
      lines = ["TabView {"] + views.flatMap { tab($0.target, $0.type) }.map { "  \($0)" } + ["}"]
    default: lines = split(views.map { ($0.column, $0.type) })
    }
    let modifiers = lines.filter { $0.hasPrefix(".") }
    let expression = lines.filter { !$0.hasPrefix(".") }.joined(separator: "\n")
    let leaf = ViewNode(.hosted(HostedLeaf(className: expression)), id: controller.id)
    let node = modifiers.reduce(leaf) { $0.neutral(String($1.dropFirst())) }
    let tree = InferredTree(root: 0, node: node, measures: [])
    let scene = controller.scene.map { document.scenes[$0].id } ?? controller.id
    let losses = reader.losses(ofController: index)
    var screen = ScreenSource()
    screen.properties = views.compactMap { names.destination($0.type).property }
    let printed = SourceFileText(
      typeName: typeName, id: scene, tree: tree, leaves: [], screen: screen, modules: modules, losses: losses,
      isDestination: names.isDestination(typeName))
    return ContainerFile(
      scene: scene, controller: controller.id, typeName: typeName, text: printed.text, lines: printed.lines,
      shown: views.map(\.type), losses: losses)
  }

  /// The name for a shown controller. A column that leads to others gets no stack, so that its links show the next
  /// column.
  private func name(ofShown entry: (target: Int, column: SplitColumn?)) -> String? {
    let controller = document.controllers[entry.target]
    if let column = entry.column, column != .secondary, options.hasStacks,
      controller.element.name == .navigationController, let root = shown[entry.target]?.first,
      let name = names[document.controllers[root.target].id]
    {
      return name
    }
    return names[controller.id]
  }

  private func stack(_ root: String) -> [String] {
    if options.hasStacks { return ["NavigationStack {", "  \(names.destination(root).code)", "}"] }
    return ["NavigationView {", "  \(names.destination(root).code)", "}", ".navigationViewStyle(.stack)"]
  }

  private func tab(_ index: Int, _ view: String) -> [String] {
    let controller = document.controllers[index].element
    let element = controller.child(named: .tabBarItem)
    let item = TabItem(element)
    let title = item.title.isEmpty ? controller[.title] ?? "" : item.title
    let words = KeyedText(title, of: item.sign == nil ? element?[.id] : nil, .title, options)
    let image =
      item.sign.map { (name: $0, isSymbol: true) } ?? item.image.map { (name: $0.name, isSymbol: $0.isSymbol) }
    let shown = names.destination(view).code
    var label: [String]
    if let image, case .title(let title) = words.label {
      let kind = image.isSymbol ? "systemImage" : "image"
      label = ["Label(\(title), \(kind): \(SwiftText.literal(image.name)))"]
    } else if let image {
      let icon = ImageSource.expression(image.name, isSymbol: image.isSymbol)
      label = ["Label {", "  \(words.view)", "} icon: {", "  \(icon)", "}"]
    } else if !title.isEmpty {
      label = [words.view]
    } else {
      return [shown]
    }
    return [shown, "  .tabItem {"] + label.map { "    \($0)" } + ["  }"]
  }

  /// A split view with two or three columns, the last of which is the detail. Further columns are left out.
  private func split(_ views: [(column: SplitColumn?, name: String)]) -> [String] {
    let views = views.map { (column: $0.column, call: names.destination($0.name).code) }
    func first(_ column: SplitColumn) -> String? { views.first { $0.column == column }?.call }
    let side = first(.primary) ?? views[0].call
    if !options.hasStacks {
      let columns = [side] + [first(.supplementary), first(.secondary)].compactMap(\.self)
      return ["NavigationView {"] + columns.map { "  \($0)" } + ["}"]
    }
    var lines = ["NavigationSplitView {", "  \(side)"]
    if let content = first(.supplementary) { lines += ["} content: {", "  \(content)"] }
    lines += ["} detail: {", "  \(first(.secondary) ?? "EmptyView()")", "}"]
    return lines
  }
}
