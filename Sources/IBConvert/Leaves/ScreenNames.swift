import IBContent
import IBLayout
package import IBModel
import IBSource
import IBSyntax

/// The names of the structs that a document becomes.
package struct ScreenNames: Sendable {
  /// Names by the ids of controllers, of views at the top of a xib, and of cells with their own layout.
  private var types: [String: String] = [:]
  /// All that must not be used again, in small letters: each name is also a file name, and some file systems
  /// ignore case.
  private var used: Set<String>
  /// In characters. A file's name has 255 bytes, and an ending and a number follow.
  private static let longestName = 200

  /// - Parameter used: names that are taken.
  package init(besides used: Set<String> = []) { self.used = Set(used.map { $0.lowercased() }) }

  /// Names the scenes of a document and their cells, then the containers around them.
  package init(_ scenes: [ConvertibleScene], of document: Document) {
    // A struct must not have the name of a class of the app.
    self.init(besides: Set(document.views.compactMap { $0.element[.customClass] }))
    for scene in scenes {
      for root in scene.roots { _ = claim(root, of: scene, in: document) }
    }
  }

  /// The name of a struct; nil for what becomes none.
  ///
  /// - Parameter id: of a controller, of a view at the top of a xib, or of a cell's content.
  subscript(_ id: String) -> String? { types[id] }

  mutating func take(_ names: Set<String>) { used.formUnion(names.map { $0.lowercased() }) }

  /// What the struct of a scene or a cell is found by.
  static func key(_ root: Int, of scene: ConvertibleScene) -> String {
    root == 0 ? scene.identity.controller ?? scene.identity.id : scene.views[root].id
  }

  /// The name of a scene's struct, or of a cell's, by the place of its root.
  mutating func claim(_ root: Int, of scene: ConvertibleScene, in document: Document) -> String {
    let key = Self.key(root, of: scene)
    if let known = types[key] { return known }
    let identity = scene.identity
    let isCell = root != 0
    let words: [String?]
    var ending = "View"
    if isCell {
      let cell =
        scene.views[root].kind.isCell ? scene.views[root] : scene.views[root].parent.map { scene.views[$0] }
      let element = cell?.index.map { document.views[$0].element }
      words = [
        cell?.customClass, element?[.reuseIdentifier], element?[.userLabel], firstText(in: root, of: scene, document),
        "\(Self.ending(of: cell?.kind, element)) \(scene.views[root].id)",
      ]
      ending = Self.ending(of: cell?.kind, element)
    } else {
      let controller = identity.controller.flatMap { document.controller($0) }.map { document.controllers[$0].element }
      words = [
        identity.customClass, controller?[.storyboardIdentifier], identity.title,
        controller?.child(named: .navigationItem)?[.title],
        identity.controller == nil ? Self.fileName(of: document) : nil, "Scene \(identity.id)",
      ]
    }
    let own = Self.first(words.dropLast())
    var name = String((own ?? Self.first(words) ?? (isCell ? ending : "Scene")).prefix(Self.longestName))
      .without(ending: ["ViewController", "Controller", "TableViewCell", "CollectionViewCell", "Cell"])
    if isCell { name = name.without(ending: ["CollectionReusableView", "ReusableView"]) }
    if !isCell || (own != nil && !name.hasSuffix(ending)) { name += ending }
    return claim(name, for: key)
  }

  /// The class of a xib's owner, else the name of the file.
  private static func fileName(of document: Document) -> String? {
    let owner = document.tree.root?.child(named: .objects)?.children.first { $0.equals(.id, "-1") }
    if let name = owner?[.customClass], name != "NSObject" { return name }
    return document.tree.source.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }

  /// What the names of the structs of cells end in.
  private static func ending(of kind: ViewKind?, _ element: XMLElement?) -> String {
    switch kind {
    case .collectionViewCell: "Item"
    case .collectionReusableView: element?.equals(.key, "sectionFooterView") == true ? "Footer" : "Header"
    default: "Row"
    }
  }

  /// The text of the first label right inside, where it is short enough to be a name.
  private func firstText(in root: Int, of scene: ConvertibleScene, _ document: Document) -> String? {
    let labels = scene.views[root].children.map { scene.views[$0] }.filter { $0.kind == .label }
    let text = labels.lazy.compactMap { $0.index.flatMap { document.plainText(of: document.views[$0]) } }.first
    return text.flatMap { $0.count <= Self.longestText ? $0 : nil }
  }

  /// In characters.
  private static let longestText = 30

  /// The first word that can be a type's name.
  static func first(_ words: [String?]) -> String? {
    words.lazy.compactMap { $0.flatMap { SwiftText.identifier($0, isType: true) } }.first
  }

  /// The first of a name and its numbered ones that is free.
  mutating func claim(_ name: String, for key: String) -> String {
    let unique = FreeName.name(name, numbered: { "\(name)\($0)" }) { word in
      !ViewNames.reserved.contains(word) && !used.contains(word.lowercased())
    }
    used.insert(unique.lowercased())
    types[key] = unique
    return unique
  }
}

extension String {
  /// The text without the first of some endings that it has, unless that is the whole text.
  func without(ending endings: [String]) -> String {
    endings.first { hasSuffix($0) && count > $0.count }.map { String(dropLast($0.count)) } ?? self
  }
}
