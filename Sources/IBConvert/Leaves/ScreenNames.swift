import IBContent
import IBLayout
package import IBModel
import IBSource
import IBSyntax

/// The names of the structs that a document becomes.
package struct ScreenNames: Sendable {
  /// Names by the ids of controllers, of views at the top of a xib, of cells and of the contents of cells.
  private var types: [String: String] = [:]
  /// The properties of structs, by the names of the structs.
  var properties: [String: [SourceProperty]] = [:]
  /// All that must not be used again, in small letters: each name is also a file name, and some file systems
  /// ignore case.
  private var used: Set<String>
  private let isTaken: @Sendable (String) -> Bool
  private let declaresClass: @Sendable (String) -> Bool
  /// In characters. A file name has at most 255 bytes, and a number and an extension follow.
  private static let longestName = 200

  package init(
    _ document: Document, _ options: ConversionOptions = ConversionOptions(),
    isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    // A struct must not have the name of a class of the app.
    used = Set(Self.classes(in: document).map { $0.lowercased() })
    self.isTaken = isTaken
    declaresClass = options.declaresClass ?? { _ in false }
    var cells: [Int: [Int]] = [:]
    var tops: [Int] = []
    for (index, view) in document.views.enumerated() {
      let top = view.parent.map { tops[$0] } ?? index
      tops.append(top)
      if view.isPartOfList { cells[top, default: []].append(index) }
    }
    let several = document.views.indices.count { document.views[$0].parent == nil } > 1
    // A bar belongs to the controller of a stack or of tabs.
    let screens = document.views.indices.filter { index in
      document.views[index].parent == nil && !document.views[index].kind.isBar
    }
    // The name of a class belongs to the screen of the class, also if an earlier screen has only a title like it.
    let hasClass = { (top: Int) in
      document.views[top].controller.map { document.controllers[$0].element[.customClass] != nil } ?? false
    }
    for top in screens.filter(hasClass) + screens.filter({ !hasClass($0) }) {
      let view = document.views[top]
      let controller = view.controller.map { document.controllers[$0] }
      let screen =
        controller.map { claim($0, view, in: document) }
        ?? (view.kind.isCell ? nil : claim(top: view, ofSeveral: several, in: document))
      for cell in cells[top] ?? [] { claim(cell: document.views[cell], on: screen, in: document) }
    }
  }

  /// The name of the struct for an object; nil for an object without a struct.
  subscript(_ id: String) -> String? { types[id] }

  /// The code that shows a screen. Only the app has the values that it may need.
  func destination(_ type: String) -> ScreenSource.Destination {
    let needsValues = properties[type]?.contains { $0.argument != nil } == true
    let property = needsValues ? SourceProperty.destination(type) : nil
    return ScreenSource.Destination(code: "\(property?.name ?? type)()", property: property)
  }

  /// Whether other screens lead to the struct, so that their previews need one of it.
  func isDestination(_ type: String) -> Bool {
    properties.values.contains { $0.contains { $0.destination == type } }
  }

  func call(type: String, forwards: Bool = false) -> String {
    ControlSource.call(type, properties[type] ?? [], forwards: forwards)
  }

  package var all: [String] { Array(types.values) }

  /// Only the names of screens and cells that have a layout, and so a struct.
  func restricted(to scenes: [ConvertibleScene]) -> ScreenNames {
    var result = self
    result.types = [:]
    for scene in scenes {
      for root in scene.roots {
        let key = Self.key(root, of: scene)
        result.types[key] = types[key]
      }
    }
    return result
  }

  /// The key of the struct of a scene or cell.
  static func key(_ root: Int, of scene: ConvertibleScene) -> String {
    root == 0 ? scene.identity.controller ?? scene.identity.id : scene.views[root].id
  }

  package static func classes(in document: Document) -> Set<String> {
    var classes = Set(document.views.compactMap { $0.element[.customClass] })
    classes.formUnion(document.controllers.compactMap { $0.element[.customClass] })
    if let owner = owner(of: document)?[.customClass] { classes.insert(owner) }
    return classes
  }

  private mutating func claim(_ controller: Document.Controller, _ view: Document.View, in document: Document) -> String
  {
    let element = controller.element
    let words = [
      element[.customClass], element[.storyboardIdentifier], element[.title],
      element.child(named: .navigationItem)?[.title], firstText(in: view, document),
      Self.stem(of: document),
    ]
    let name = Self.plain(words) ?? "Screen"
    let place = Self.place(of: document)
    let names = [name + "View", name + "Screen", (place == name ? "" : place) + name + "View"]
    return claim(names + Self.folderName(of: document, name), for: [controller.id])
  }

  private mutating func claim(top view: Document.View, ofSeveral: Bool, in document: Document) -> String {
    let owner = Self.owner(of: document)?[.customClass].flatMap { $0 == "NSObject" ? nil : $0 }
    let stem = Self.stem(of: document)
    // A document that is called like its owner is about that; the class of its view may be one for many.
    let words = [
      owner == stem ? owner : nil, view.element[.customClass], ofSeveral ? view.element[.userLabel] : nil, owner, stem,
    ]
    let name = Self.plain(words) ?? "Screen"
    // The class of the view is often called like the struct.
    return claim([name + "View", name + "Content"] + Self.folderName(of: document, name), for: [view.id])
  }

  private mutating func claim(cell: Document.View, on screen: String?, in document: Document) {
    let ending: String
    switch cell.kind {
    case _ where cell.isTableEnd: ending = cell.role == .tableFooter ? "Footer" : "Header"
    case .collectionViewCell: ending = "Item"
    case .collectionReusableView: ending = cell.element.equals(.key, "sectionFooterView") ? "Footer" : "Header"
    default: ending = "Row"
    }
    let content = cell.children.map { document.views[$0] }
    let inner = content.first { $0.kind == .tableViewCellContentView || $0.kind == .collectionViewCellContentView }
    let words = [
      cell.element[.customClass], cell.element[.reuseIdentifier], cell.element[.userLabel],
      firstText(in: inner ?? (content.count == 1 ? content[0] : cell), document),
    ]
    let place = (screen ?? Self.place(of: document)).without(ending: [
      "View", "Screen",
    ])
    var names = [place + ending]
    if let word = Self.plain(words), word != ending {
      let own = word.without(ending: [ending]) + ending
      // A row of the class `SettingsCell` of alert settings is `AlertSettingsRow`.
      names = [own, place.hasSuffix(own.without(ending: [ending])) ? place + ending : place + own]
      if screen == nil { names = [own, (Self.plain([place]) ?? place) + ending, own + "View"] }
    }
    _ = claim(names, for: [cell.id] + content.map(\.id))
  }

  /// The first word that can be a name, without the suffixes of UIKit's classes; nil if there is none. A word of only
  /// such suffixes does not count.
  private static func plain(_ words: [String?]) -> String? {
    words.lazy.compactMap { $0.flatMap { SwiftText.identifier($0, isType: true) } }.compactMap { word in
      let inner = word.prefix(longestName).split(separator: "ViewController").joined().without(ending: suffixes)
      return inner.isEmpty || suffixes.contains(inner) ? nil : inner
    }.first
  }

  private static let suffixes = [
    "ViewController", "Controller", "VC", "TableViewCell", "CollectionViewCell", "Cell", "CollectionReusableView",
    "ReusableView", "ViewXIBView", "XIBView", "XibView", "NibView", "ViewXib", "Xib", "View",
  ]

  static func owner(of document: Document) -> XMLElement? {
    document.tree.root?.child(named: .objects)?.children.first { $0.equals(.id, "-1") }
  }

  /// The prefix for names that another document uses too: the name of this document.
  static func place(of document: Document) -> String { first([stem(of: document)]) ?? "" }

  static func stem(of document: Document) -> String? {
    document.tree.source.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }

  /// The name for a screen of a document of which several targets have one: with its folder.
  private static func folderName(of document: Document, _ name: String) -> [String] {
    let folder = document.tree.source.path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") }
    return first([folder.map(String.init)]).map { [$0 + name + "View"] } ?? []
  }

  /// The text of the first label directly inside, if it is short enough for a name.
  private func firstText(in view: Document.View, _ document: Document) -> String? {
    let labels = view.children.lazy.map { document.views[$0] }.filter { $0.kind == .label }
    let text = labels.compactMap { document.plainText(of: $0) }.first
    return text.flatMap { $0.count <= Self.longestText && !ObjectWords.textsOfNewObjects.contains($0) ? $0 : nil }
  }

  private static let longestText = 30

  static func first(_ words: [String?]) -> String? {
    words.lazy.compactMap { $0.flatMap { SwiftText.identifier($0, isType: true) } }.first
  }

  /// SwiftUI types that a struct for a screen, a row or an item would hide.
  private static let reserved = Set(
    words: """
      AnyView ChartContent ContentUnavailableView CustomizableToolbarContent DisclosureTableRow EmptyView \
      EquatableView GridItem GridRow HSplitView KeyframeTrackContent MapContent NavigationSplitView NavigationView \
      OutlineSubgroupChildren PhotosPickerItem ProgressView ScrollView SubscriptionView TabContent TabView \
      TableColumnContent TableRow TableRowContent TextRendererContent TimelineView ToolbarContent ToolbarItem \
      TupleTableRow TupleView VSplitView View
      """)

  private func isFree(_ name: String) -> Bool {
    let word = name.lowercased()
    return !Self.reserved.contains(name) && !used.contains(word) && !isTaken(word) && !declaresClass(name)
  }

  /// The first name that is free; otherwise the last one with a number.
  mutating func claim(_ names: [String], for keys: [String]) -> String {
    let last = names.last ?? ""
    let unique =
      names.first(where: isFree) ?? FreeName.name(last, numbered: { "\(last)\($0)" }, isFree: isFree)
    used.insert(unique.lowercased())
    for key in keys where types[key] == nil { types[key] = unique }
    return unique
  }
}

extension String {
  /// The text without the first of these endings that it has; unchanged if it is only the ending.
  func without(ending endings: [String]) -> String {
    endings.first { hasSuffix($0) && count > $0.count }.map { String(dropLast($0.count)) } ?? self
  }

  /// The text without the first of these beginnings that is followed by a word with a capital: `title` for `lblTitle`.
  func without(beginning beginnings: [String]) -> String {
    guard let first = beginnings.first(where: { hasPrefix($0) && dropFirst($0.count).first?.isUppercase == true })
    else { return self }
    let rest = dropFirst(first.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
